import type { CheckoutState, ClientErrorCode, Show } from '@panggung/core';
import { onMount, onNotify } from 'nanostores';
import type { Purchase, PurchaseParts } from './checkout-parts.js';
import { shownShow } from './known-show.js';
import { getPayments } from './payment.js';
import { watchPayment } from './realtime.js';
import { getDoorbell } from './sale-pass.js';

/** How often a show whose tickets are all held is looked at, at most, in ms. */
const LOOK_MS = 10_000;

/** How soon methods that did not come are asked for again, in ms. */
const RETRY_MS = 5000;

/** What passes by itself. */
const outages: readonly ClientErrorCode[] = ['unreachable', 'timeout', 'busy', 'internal', 'unexpected'];

type Stop = () => void;
const nothing: Stop = () => {};

/**
 * Watches, as long as somebody looks at the purchase, what may change by itself: the payment, seats, the line.
 * @param decide from `entering`: finds out where whoever has a screen open goes
 */
export function watchCheckout(parts: PurchaseParts, purchase: Purchase, decide: () => void): void {
  const { panggung, showId, forUserId, store, sale } = parts;
  const { shows, clock } = panggung;
  const payments = getPayments(panggung);
  const $show = shows.one(showId);
  let watched = '';
  let stopWatch = nothing;

  /** Goes on where the seat was missed. */
  function reopen(): void {
    if (sale.wasChoosing()) void (store.fire('reopen') && purchase.loadMethods());
    else if (store.fire('reopen_entry')) decide();
  }

  function takeSeats(show: Show): void {
    if (sale.hasSeat(show)) reopen();
    else if (show.next_release_at) store.patch({ releaseAt: show.next_release_at });
    else store.fire('sold_out', { releaseAt: null });
  }

  /** While tickets are all held, looks at the show when the next one may be back. */
  function watchHeld(): Stop {
    let timer: ReturnType<typeof setTimeout>;
    const stop = $show.subscribe((show) => {
      if (show.status === 'ready' && !show.isStale) takeSeats(show.value);
      clearTimeout(timer);
      const pause = Math.max((store.get().releaseAt ?? 0) - clock.now(), 1000);
      timer = setTimeout(() => void shows.reload(showId), Math.min(pause, LOOK_MS) + Math.random() * 1000);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Takes a seat that came back by chance: whatever else looks at the show finds it. */
  function watchSold(): Stop {
    const look = () => {
      const show = $show.get();
      if (show.status !== 'ready' || show.isStale || !sale.hasSeat(show.value)) return;
      reopen();
    };
    const stops = [onNotify($show, look), getDoorbell(panggung, showId).listen(look)];
    return () => stops.map((stop) => stop());
  }

  /** Before the show is known, nobody can say that there is no seat; once it is, no address needs to be typed. */
  function watchFirst(): Stop {
    if (sale.show() || store.get().buyer === 'person') return nothing;
    const stop = onNotify($show, () => {
      const show = shownShow(panggung, showId);
      if (!show) return;
      stop();
      sale.learn(show);
      const isShut = sale.needsQueue(show) || !sale.hasSeat(show);
      if (isShut && store.fire('restart')) decide();
    });
    return stop;
  }

  /** The line is stood in by what draws it. */
  function watchQueue(): Stop {
    return getDoorbell(panggung, showId).subscribe(() => {
      const show = shownShow(panggung, showId);
      if (show && !sale.needsQueue(show) && store.fire('admitted')) decide();
    });
  }

  /** Where something did not come because of an outage, asks again until it does. */
  function retry(again: () => void): () => Stop {
    return () => {
      const timer = setTimeout(again, RETRY_MS);
      return () => clearTimeout(timer);
    };
  }

  function watchMoney(): Stop {
    const { payment } = store.get();
    if (!payment) return nothing;
    return watchPayment(panggung, payment, {
      onPayment: (news) => purchase.follow(news),
      onGone: purchase.drop,
      onReach: (isReached) => store.patch({ isReached }),
    });
  }

  const watches: Partial<Record<string, () => Stop>> = {
    all_held: watchHeld,
    sold_out: watchSold,
    email: watchFirst,
    queue: watchQueue,
    entering_failed: retry(decide),
    method_failed: retry(() => store.fire('proceed') && purchase.loadMethods()),
    paying: watchMoney,
  };

  function subject(state: CheckoutState): string {
    if (paying.includes(state)) return 'paying';
    const { problem, methods } = store.get();
    return problem && outages.includes(problem) && methods.length === 0 ? `${state}_failed` : state;
  }

  function watch(next: string): void {
    if (next === watched) return;
    watched = next;
    stopWatch();
    stopWatch = nothing;
    const stop = watches[next]?.() ?? nothing;
    // What it found at once may have led on.
    if (watched === next) stopWatch = stop;
    else stop();
  }

  const watchState = () => watch(subject(store.get().state));

  onMount(store.$state, () => {
    // Not a listener: one of its own would keep the store alive for good.
    const stopStates = onNotify(store.$state, watchState);
    watchState();
    const stopPending = payments.$pending(showId, forUserId).subscribe((payment) => {
      const mine = store.get().payment;
      // A payment another tab made is this tab's too, and so is its end.
      if (payment) purchase.adopt(payment);
      else if (mine && payments.isTold(mine.id, 'deleted')) purchase.drop();
    });
    return () => {
      stopStates();
      stopPending();
      watch('');
    };
  });
}

/** While a payment is followed: a refresh is a look at what is being watched already. */
const paying: readonly CheckoutState[] = ['pending', 'refreshing', 'delete_prompt', 'deleting'];
