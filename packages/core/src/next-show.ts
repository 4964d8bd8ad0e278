import type { Show } from './contract/show.js';
import { showStart } from './show.js';

/** How long a show that should have begun still counts as the next one, in ms: hosts begin late. Ours. */
export const LATE_START_MS = 3 * 3_600_000;

type Placed = Pick<Show, 'start_date' | 'start_time' | 'video_status'>;

/** A show whose hour nobody knows comes after all others. */
function startOf(show: Placed): number {
  const start = showStart(show);
  return Number.isFinite(start) ? start : Number.POSITIVE_INFINITY;
}

/** The one with the least rank; the first of those alike. */
function least<S>(shows: readonly S[], rank: (show: S) => number): S | null {
  return shows.reduce<S | null>((best, show) => (best && rank(best) <= rank(show) ? best : show), null);
}

/**
 * The show an artist's page should point to now: one on air, else the nearest to come, else the latest to watch again;
 * null when there is none.
 * @example nextShow(shows, Date.now())?.name
 */
export function nextShow<S extends Placed>(shows: readonly S[], now: number): S | null {
  const inStatus = (status: string) => shows.filter((show) => show?.video_status === status);
  const toCome = inStatus('WAITING').filter((show) => startOf(show) > now - LATE_START_MS);
  return (
    least(inStatus('LIVE'), startOf) ??
    least(toCome, startOf) ??
    least(inStatus('ENDED'), (show) => -(showStart(show) || 0))
  );
}
