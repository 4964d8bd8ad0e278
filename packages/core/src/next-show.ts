import type { Show } from './contract/show.js';
import { showStart } from './show.js';

/** How long a show that should have begun still counts as the next one, in ms: hosts begin late. Ours. */
export const LATE_START_MS = 3 * 3_600_000;

/**
 * The show an artist's page should point to now: one on air, else the nearest to come; null when there is none.
 * @example nextShow(shows, Date.now())?.name
 */
export function nextShow<S extends Pick<Show, 'start_date' | 'start_time' | 'video_status'>>(
  shows: readonly S[],
  now: number,
): S | null {
  let next: S | null = null;
  for (const show of shows) {
    if (show.video_status === 'LIVE') return show;
    const isToCome = show.video_status === 'WAITING' && showStart(show) > now - LATE_START_MS;
    if (isToCome && (!next || showStart(show) < showStart(next))) next = show;
  }
  return next;
}
