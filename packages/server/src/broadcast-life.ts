import {
  afterNews,
  BROADCAST_GRACE_MS,
  type Broadcast,
  type BroadcastNews,
  broadcastStatus,
} from '@panggung/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readBroadcast, writeBroadcast } from './broadcast-row.js';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import { eachAlone } from './each-alone.js';
import { timeLiveTickets } from './live-tickets.js';
import type { ShowRow } from './payment-row.js';
import { CANCELLED } from './sale-open.js';
import { isEndedByHost } from './show-end.js';
import { RECORDING } from './video-address.js';

/** Statuses that a broadcast leads through; the others know no beginning and no end. AMB-152. */
const inTime = new Set<ShowRow['video_status']>(['WAITING', 'LIVE', 'ENDED']);

/** Whether what becomes of its stream still means something to a show. */
function isThere({ deleted_at, status, video_status }: ShowRow): boolean {
  return deleted_at === null && status !== CANCELLED && inTime.has(video_status);
}

/** Whether a show may begin and end by itself: one that its host has ended stays so. */
export function hasLife(show: ShowRow): boolean {
  return isThere(show) && !isEndedByHost(show);
}

/**
 * Takes note of what the media server tells of a show. The same becomes of it whatever the order of the news, however
 * often each is told and however late. I7.
 */
export function hearNews(
  database: Kysely<Tables>,
  { showId, news, now }: { showId: number; news: BroadcastNews; now: number },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const [show] = await lockShows(transaction, [showId]);
    if (!show?.islive || !isThere(show)) return;
    const broadcast = afterNews(await readBroadcast(transaction, showId), news);
    await settleShow(transaction, { show, broadcast, now });
  });
}

/** Ends the shows whose time without a picture is over, and premieres that were played. Answers how many were due. */
export async function endSilent(database: Kysely<Tables>, now: number): Promise<number> {
  const due = await readSilent(database, now);
  await eachAlone(due, ({ room_id }) =>
    database.transaction().execute(async (transaction) => {
      const [show] = await lockShows(transaction, [room_id]);
      // Another process, or news, may have come first: what is known now counts.
      const broadcast = await readBroadcast(transaction, room_id);
      if (show) await settleShow(transaction, { show, broadcast, now });
    }),
  );
  return due.length;
}

function readSilent(database: Kysely<Tables>, now: number): Promise<{ room_id: number }[]> {
  const grace = sql<number>`case when show.islive = 1 then ${sql.lit(BROADCAST_GRACE_MS)} else 0 end`;
  return database
    .selectFrom('broadcast')
    .innerJoin('show', 'show.id', 'broadcast.room_id')
    .select('room_id')
    .where('is_open', '=', true)
    .where('ended_at', '<=', now)
    .where(sql<boolean>`ended_at >= coalesce(started_at, ended_at)`)
    .where(sql<number>`ended_at + ${grace}`, '<=', now)
    .execute();
}

interface Settling {
  /** Locked. */
  show: ShowRow;
  broadcast: Broadcast;
  now: number;
}

/** Makes of a show what its broadcast says, and of its live tickets what that means for them. */
export async function settleShow(
  transaction: Transaction<Tables>,
  { show, broadcast, now }: Settling,
): Promise<void> {
  const grace = show.islive ? BROADCAST_GRACE_MS : 0;
  const told = hasLife(show) ? broadcastStatus(broadcast, { now, grace }) : null;
  await writeBroadcast(transaction, { ...broadcast, showId: show.id, isOpen: told === 'LIVE' });
  const video_status = told ?? show.video_status;
  const url_video = replayOf(show, broadcast);
  if (video_status !== show.video_status || url_video !== show.url_video) {
    const shows = transaction.updateTable('show').set({ video_status, url_video, updated_at: now });
    await shows.where('id', '=', show.id).execute();
  }
  if (!told) return;
  const endsAt = told === 'ENDED' ? broadcast.ended_at : null;
  await timeLiveTickets(transaction, { showId: show.id, endsAt, now });
}

/** A recording takes the place of nothing, or of another recording; never that of a video somebody chose. */
function replayOf({ url_video }: ShowRow, { recording }: Broadcast): string | null {
  const isOurs = url_video === null || url_video.startsWith(RECORDING);
  return recording && isOurs ? RECORDING + recording.name : url_video;
}
