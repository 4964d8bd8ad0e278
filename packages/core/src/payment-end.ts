import type { PaymentType } from './contract/payment-type.js';
import type { Show } from './contract/show.js';
import { showStart } from './show.js';

/** The least a buyer gets to pay in when a show is about to start, in ms. */
const SHORTEST_WINDOW_MS = 60_000;
/** How long before the start nobody is sent to a counter any more, in ms. */
const COUNTER_NOTICE_MS = 30 * 60_000;

/**
 * Until when one may pay, in epoch ms: the channel's window; for a show to come before it starts, at a counter well before.
 * Null where it is too late to go to a counter.
 */
export function paymentEnd(
  { payment_window, way }: Pick<PaymentType, 'payment_window' | 'way'>,
  show: Pick<Show, 'video_status' | 'start_date' | 'start_time'>,
  now: number,
): number | null {
  const start = showStart(show);
  const end = now + payment_window;
  if (show.video_status !== 'WAITING' || !(start > now)) return end;
  if (way !== 'code') return Math.min(end, Math.max(start, now + SHORTEST_WINDOW_MS));
  const last = start - COUNTER_NOTICE_MS;
  return last >= now + SHORTEST_WINDOW_MS ? Math.min(end, last) : null;
}
