import { showStart } from '@panggung/core';
import type { Postponement } from '@panggung/core/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readBroadcast } from './broadcast-row.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { tellOwners } from './notification-write.js';
import type { ShowRow } from './payment-row.js';
import { CANCELLED } from './sale-open.js';
import { lockOwnShow } from './show-own.js';

/** How long tickets of a show that was put off may be given back, in ms: until it starts, but for a day at least. */
const RETURN_MS = 14 * 24 * 60 * 60_000;
export const SHORTEST_RETURN_MS = 24 * 60 * 60_000;

/** Another start of a locked show. */
interface NewStart extends Pick<ShowRow, 'start_date' | 'start_time'> {
  show: ShowRow;
  reason?: string | null;
  /** Epoch ms. */
  now: number;
}

/**
 * Lets a show start at another time. Everybody who has a ticket for it is told, and may give it back for a while; one
 * that has begun is only written differently. Answers how many tickets there are, and until when they may be given back.
 */
export async function postponeShow(
  transaction: Transaction<Tables>,
  { show, start_date, start_time, reason = null, now }: NewStart,
): Promise<Pick<Postponement, 'tickets' | 'return_until'>> {
  const start = showStart({ start_date, start_time });
  const return_until = Math.max(now + SHORTEST_RETURN_MS, Math.min(now + RETURN_MS, start));
  if (start === showStart(show)) return { tickets: 0, return_until };
  const row = transaction.updateTable('show').set({ start_date, start_time, updated_at: now });
  await row.where('id', '=', show.id).execute();
  if (!(await isSoldAhead(transaction, show))) return { tickets: 0, return_until };
  // Said to be on air before its time, it waits for the new one.
  const waiting = transaction.updateTable('show').set({ video_status: 'WAITING' });
  await waiting.where('id', '=', show.id).execute();
  const change = {
    kind: 'postponed',
    changed_at: now,
    reason,
    start_before: showStart(show),
    return_until,
  } as const;
  await transaction
    .insertInto('show_change')
    .values({ room_id: show.id, ...change })
    .onConflict((known) => known.column('room_id').doUpdateSet(change))
    .execute();
  return { tickets: await tellHolders(transaction, show.id, now), return_until };
}

/** Everybody whose ticket it is gets a mail, and a notification where they have an account. */
async function tellHolders(transaction: Transaction<Tables>, showId: number, now: number): Promise<number> {
  const { rows } = await sql<{
    id: string;
    room_id: number;
    user_id: number | null;
    for_user_id: number | null;
  }>`
    with ticket as (
      select id, room_id, user_id, for_user_id,
        coalesce(email, (select email from user_account where user_account.id = for_user_id)) as recipient
      from payment where room_id = ${showId}::bigint and seat = 'sold'
    ), mailed as (
      insert into mail_outbox (kind, payment_id, recipient, created_at, next_attempt_at)
      select 'postponed', id, recipient, ${now}::bigint, ${now}::bigint from ticket where recipient is not null
    )
    select id, room_id, user_id, for_user_id from ticket
  `.execute(transaction);
  await tellOwners(transaction, { payments: rows, news: 'postponed', now });
  return rows.length;
}

/** Whether a show is still to begin: that it is on air is not so by word alone. */
export function isAhead(
  { video_status, islive, url_video }: Pick<ShowRow, 'video_status' | 'islive' | 'url_video'>,
  startedAt: number | null,
): boolean {
  if (video_status !== 'LIVE') return video_status === 'WAITING';
  const isPlayed = !islive && url_video !== null;
  return !isPlayed && startedAt === null;
}

/** Whether somebody has paid, or is about to, for what is still to begin. */
export async function isSoldAhead(transaction: Transaction<Tables>, show: ShowRow): Promise<boolean> {
  if (show.ticket_sold + show.ticket_held === 0) return false;
  return isAhead(show, (await readBroadcast(transaction, show.id)).started_at);
}

/** @throws ApiError `invalid_request` */
export function refusePast(start: number, now: number): void {
  if (!(start > now)) throw new ApiError('invalid_request', 'A show starts later than now');
}

export interface PostponementWish extends Pick<ShowRow, 'start_date' | 'start_time'> {
  id: string;
  userId: number;
  reason?: string | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Puts one's own show off, or brings it forward.
 * @throws ApiError `show_not_found`, also for who did not make it, `show_ended`, `invalid_request`
 */
export function postponeOwnShow(database: Kysely<Tables>, wish: PostponementWish): Promise<Postponement> {
  const { start_date, start_time, reason, now } = wish;
  return database.transaction().execute(async (transaction) => {
    const show = await lockOwnShow(transaction, wish);
    if (show.video_status === 'ENDED' || show.status === CANCELLED) {
      throw new ApiError('show_ended', 'This show is over');
    }
    if (show.video_status === 'LIVE' && !(await isSoldAhead(transaction, show))) {
      throw new ApiError('invalid_request', 'This show has begun');
    }
    refusePast(showStart({ start_date, start_time }), now);
    const told = await postponeShow(transaction, {
      show,
      start_date,
      start_time,
      reason: reason || null,
      now,
    });
    return { id: show.id, start_date, start_time, ...told };
  });
}
