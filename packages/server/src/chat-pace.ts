import { ApiError } from './errors.js';

/** How many messages one may send at once, and how often one more, in ms. */
const BURST = 5;
const EACH = 1000;

/** The longest somebody can be ahead of their pace, in ms. */
export const LONGEST_AHEAD = BURST * EACH;

/** How fast somebody wrote so far; times in epoch ms. */
export interface Pace {
  /** When they last said something. */
  last: number | null;
  /** Until when what they said would have lasted at {@link EACH}; null: it is over. */
  pacedUntil: number | null;
}

/**
 * How fast somebody has written with one message more. It is kept with the message: whoever reads the log counts alike.
 * A refusal says how long to wait: `slow_mode`, `rate_limited`.
 */
export function paceOn(
  { last, pacedUntil }: Pace,
  { slowMs, now }: { slowMs: number; now: number },
): Pace | ApiError {
  const slow = slowEnd({ last, slowMs, now });
  if (slow !== null) {
    return new ApiError('slow_mode', 'Slow mode: please wait a moment', { retryAfter: (slow - now) / 1000 });
  }
  const next = Math.max(pacedUntil ?? 0, now) + EACH;
  const early = next - now - LONGEST_AHEAD;
  if (early > 0) {
    const retryAfter = early / 1000;
    return new ApiError('rate_limited', 'Too many messages. Please wait a moment.', { retryAfter });
  }
  return { last: now, pacedUntil: next };
}

/** When slow mode lets somebody write again who last did at `last`, epoch ms; null: now. */
export function slowEnd({ last, slowMs, now }: { last: number | null; slowMs: number; now: number }) {
  const until = (last ?? Number.NEGATIVE_INFINITY) + slowMs;
  return until > now ? until : null;
}
