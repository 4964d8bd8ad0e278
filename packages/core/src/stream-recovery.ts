/** How long a lost stream is first waited for, and at most, in ms. */
export const RETRY_FIRST_MS = 1000;
export const RETRY_LAST_MS = 30_000;
/** A stream that has not begun is asked for no more often than this, in ms. */
export const WAITING_RETRY_MS = 5000;
/** Share of an outage that the next pause may add to it: 30 s of it are over within 3 s. */
const OUTAGE_SHARE = 0.06;

/**
 * How long to wait before a lost stream is asked for again, in ms: the longer it is gone, the longer.
 * @param outage how long it has been gone, in ms
 * @param random from 0 to 1, so that a crowd does not come back in step
 */
export function retryPause(outage: number, random: number): number {
  const longest = Math.min(RETRY_FIRST_MS + Math.max(outage, 0) * OUTAGE_SHARE, RETRY_LAST_MS);
  return longest * (0.75 + random / 4);
}

/** How long to wait before a stream that has not begun is asked for again, in ms. */
export function waitingPause(random: number): number {
  return WAITING_RETRY_MS * (1 + random / 2);
}

/** What a playlist counts: its first segment's number and its last one's. */
export interface PlaylistSpan {
  first: number;
  last: number;
}

/** Whether a stream began anew under the name of the one before: its numbers went backwards. */
export function isRewound(before: PlaylistSpan, after: PlaylistSpan): boolean {
  return after.first < before.first || after.last < before.last;
}
