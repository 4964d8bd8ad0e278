import type { CheckoutState, Show } from '@panggung/core';
import { onMount, onNotify } from 'nanostores';
import type { Purchase, PurchaseParts } from './checkout-purchase.js';
import { getPayments } from './payment.js';
import { watchPayment } from './realtime.js';

/** How often a show whose tickets are all held is looked at, at most, in ms. */
const LOOK_MS = 10_000;

/** How soon methods that did not come are asked for again, in ms. */
const RETRY_MS = 5000;

type Parts = Pick<PurchaseParts, 'panggung' | 'showId' | 'store'>;

/** While tickets are all held, looks at the show when the next one may be back. Returns how to stop. */
function watchSeats({ panggung: { shows, clock }, showId, store }: Parts, purchase: Purchase): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function take(show: Show): void {
    if (show.ticket_left > 0) {
      if (store.fire('reopen')) void purchase.loadMethods();
    } else if (show.next_release_at) {
      store.patch({ releaseAt: show.next_release_at });
    } else store.fire('sold_out', { releaseAt: null });
  }

  const stop = shows.one(showId).subscribe((show) => {
    if (show.status === 'ready' && !show.isStale) take(show.value);
    clearTimeout(timer);
    const pause = Math.max((store.get().releaseAt ?? 0) - clock.now(), 1000);
    timer = setTimeout(() => void shows.reload(showId), Math.min(pause, LOOK_MS) + Math.random() * 1000);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Where no method came because of an outage, asks again until they do. Returns how to stop. */
function watchMethods({ store }: Parts, purchase: Purchase): () => void {
  const { methods, problem } = store.get();
  if (methods.length > 0 || !problem) return () => {};
  const timer = setTimeout(() => store.fire('proceed') && purchase.loadMethods(), RETRY_MS);
  return () => clearTimeout(timer);
}

/** Watches, as long as somebody looks at the purchase, what may change by itself: the payment, or seats. */
export function watchCheckout(parts: Parts, purchase: Purchase): void {
  const { panggung, showId, store } = parts;
  let watched: CheckoutState | null = null;
  let stopWatch = () => {};

  const watches: Partial<Record<CheckoutState, () => () => void>> = {
    all_held: () => watchSeats(parts, purchase),
    method: () => watchMethods(parts, purchase),
    pending: () => {
      const { payment } = store.get();
      if (!payment) return () => {};
      return watchPayment(panggung, payment, {
        onPayment: (news) => purchase.follow(news),
        onReach: (isReached) => store.patch({ isReached }),
      });
    },
  };

  function watch(state: CheckoutState | null): void {
    if (state === watched) return;
    watched = state;
    stopWatch();
    stopWatch = (state && watches[state]?.()) || (() => {});
  }

  function watchState(): void {
    const { state } = store.get();
    // A refresh is a look at the payment that is being watched already.
    watch(state === 'refreshing' ? 'pending' : state);
  }

  onMount(store.$state, () => {
    // Not a listener: one of its own would keep the store alive for good.
    const stopStates = onNotify(store.$state, watchState);
    watchState();
    // A payment another tab made is this tab's too.
    const stopPending = getPayments(panggung)
      .$pending(showId)
      .subscribe((payment) => payment && purchase.adopt(payment));
    return () => {
      stopStates();
      stopPending();
      watch(null);
    };
  });
}
