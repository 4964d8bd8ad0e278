import { RADIO_FEST_VIEWER_COUNT } from '@panggung/core';
import type { ShowStatusNews } from '@panggung/core/contract';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import type { Ports } from './ports.js';

/** How long a status is good enough, in ms: a whole audience asks each second. */
const LIFETIME = 1000;
/** Shows remembered at most; the one asked for first is forgotten first. */
const MOST_KEPT = 1000;

/** What becomes of shows, as their audience is told. Shows that are not there have none. */
export async function readStatuses(
  database: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, ShowStatusNews>> {
  if (!ids.length) return new Map();
  const rows = await database
    .selectFrom('show')
    .leftJoin('broadcast', 'broadcast.room_id', 'show.id')
    .select(['id', 'video_status', 'url_video', 'started_at'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, video_status, url_video, started_at }) => [
      id,
      { video_status, url_video_ready: url_video !== null, on_air_since: started_at },
    ]),
  );
}

/** The status of one show, not older than a second; null where there is none. */
export type ReadStatus = (id: number) => Promise<ShowStatusNews | null>;

export function createShowStatus({ database, clock }: Pick<Ports, 'database' | 'clock'>): ReadStatus {
  const kept = new Map<number, { at: number; status: Promise<ShowStatusNews | null> }>();
  return (id) => {
    const known = kept.get(id);
    if (known && clock() - known.at < LIFETIME) return known.status;
    const status = readStatuses(database, [id]).then((found) => found.get(id) ?? null);
    status.catch(() => kept.delete(id));
    kept.delete(id);
    kept.set(id, { at: clock(), status });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as number);
    return status;
  };
}

/** How many are said to watch: a radio fest begins with its first 300. AMB-131, S-20. */
export function saidCount({ video_status }: ShowStatusNews, viewers: number): number {
  return (video_status === 'RADIOFEST' ? RADIO_FEST_VIEWER_COUNT : 0) + viewers;
}
