import { getPersonName } from '@panggung/client';
import { type CheckoutWords, fill, type Id } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useCheckoutWords } from './checkout-words.js';

export interface ForWhomProps {
  /** Whom the ticket is for. */
  id: Id;
  /**
   * What is said of them, with `{name}` in it.
   * @default that the ticket is for them
   */
  say?: keyof CheckoutWords;
}

/** Names somebody else whom the ticket is for; says nothing where the name cannot be had. G-09. */
export function ForWhom({ id, say = 'for_receiver' }: ForWhomProps) {
  const words = useCheckoutWords();
  const name = useStore(getPersonName(usePanggung(), id));
  if (name.status === 'loading') return <Skeleton width={40} />;
  return 'value' in name && name.value ? fill(words[say], { name: name.value }) : null;
}
