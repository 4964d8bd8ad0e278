import type { Show } from '@panggung/core';
import type { BuyButtonProps } from './buy-button.js';
import { hasDoor } from './buy-state.js';
import { SaleWatch } from './sale-watch.js';
import type { BuyView } from './use-buy-button.js';
import { WatchWay } from './watch-way.js';

export interface BuyWatchProps extends Pick<BuyButtonProps, 'show' | 'variant' | 'onWatchStart'> {
  view: BuyView;
  followed: Show;
}

/** Follows what stands before a sale, and what a ticket opens. Beside a link to the show, a button is about the ticket. */
export function BuyWatch({ view, followed, show, variant, onWatchStart }: BuyWatchProps) {
  // Whatever the answer calls itself: it is the show that was asked for.
  const asked = { ...followed, id: show };
  return (
    <>
      {hasDoor(followed) && <SaleWatch show={followed} onDoor={view.onDoor} />}
      {variant !== 'quiet' && <WatchWay view={view} show={asked} onWatchStart={onWatchStart} />}
    </>
  );
}
