import { usePanggung } from '../ui/panggung-provider.js';
import { Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState } from '../ui/widget.js';
import type { BuyButtonProps } from './buy-button.js';
import { AboutPlace, BuyFrame } from './buy-frame.js';

/** Asks for the show, and keeps the place until there is something to offer. */
export function BuyPlace({ show, variant = 'card' }: BuyButtonProps) {
  useStore(usePanggung().shows.one(show));
  useWidgetState('loading');
  const button = <Skeleton kind="button" />;
  if (variant !== 'card') return button;
  const price = (
    <div>
      <Skeleton kind="title" width={44} />
    </div>
  );
  return (
    <BuyFrame about={<AboutPlace />} offer={price} isLoading>
      {button}
    </BuyFrame>
  );
}
