import type { Show } from './contract/show.js';
import { showStart } from './show.js';

/** How often to ask whether a show that should have begun has, and whether one on air has ended, in ms. Ours. */
const START_CHECK_MS = 30_000;
const END_CHECK_MS = 60_000;

/**
 * How soon to ask again about a show whose state is about to change, in ms; null while none is.
 * @example askAgainIn({ video_status: 'LIVE', start_date, start_time }, Date.now()) // 60000
 */
export function askAgainIn(
  show: Pick<Show, 'start_date' | 'start_time' | 'video_status'>,
  now: number,
): number | null {
  if (show.video_status === 'LIVE') return END_CHECK_MS;
  return show.video_status === 'WAITING' && showStart(show) <= now ? START_CHECK_MS : null;
}
