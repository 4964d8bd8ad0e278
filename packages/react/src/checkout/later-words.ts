import { checkoutLaterMessages } from '@panggung/core';
import { useMemo } from 'react';
import { useWords } from '../ui/use-words.js';
import { useCheckoutWords } from './checkout-words.js';

/** All words of the checkout in the language that holds here: for screens that come after the first. */
export function useLaterWords() {
  const first = useCheckoutWords();
  const later = useWords(checkoutLaterMessages);
  return useMemo(() => ({ ...first, ...later }), [first, later]);
}
export type LaterWords = ReturnType<typeof useLaterWords>;
