import { REMINDER_MINUTES, SHOW_START_OFFSET_MS, showStart } from '@panggung/core';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';

/** One person and one show. */
export interface Reminding {
  userId: number;
  showId: number | null;
}

/** Whether a person is mailed before a show. */
export async function isReminded(database: Kysely<Tables>, { userId, showId }: Reminding): Promise<boolean> {
  const reminders = database.selectFrom('reminder').select('is_wanted');
  const row = await reminders
    .where('room_video_id', '=', showId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_wanted ?? false;
}

export interface ReminderWish extends Reminding {
  isReminded: boolean;
  /** Epoch ms. */
  now: number;
}

/**
 * Has a person mailed before a show, or no longer.
 * @throws ApiError `show_not_found`, or `invalid_request` for a show that has begun
 */
export async function setReminder(
  database: Kysely<Tables>,
  { userId, showId, isReminded, now }: ReminderWish,
): Promise<boolean> {
  const show = await database
    .selectFrom('show')
    .select(['id', 'video_status', 'start_date', 'start_time'])
    .where('id', '=', showId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!show) throw new ApiError('show_not_found', 'Show not found');
  const hasBegun = show.video_status !== 'WAITING' || showStart(show) <= now;
  if (isReminded && hasBegun) throw new ApiError('invalid_request', 'The show has already begun');
  const row = { room_video_id: show.id, user_id: userId, is_wanted: isReminded, created_at: now };
  await database
    .insertInto('reminder')
    .values(row)
    .onConflict((known) => known.columns(['room_video_id', 'user_id']).doUpdateSet({ is_wanted: isReminded }))
    .execute();
  return isReminded;
}

const AHEAD_MS = REMINDER_MINUTES * 60_000;
const DAY_MS = 86_400_000;

/**
 * Posts a mail to everybody who wants to be reminded of a show that begins within half an hour: once each, however many
 * processes look. Answers how many were posted.
 */
export async function remind(database: Kysely<Tables>, now: number): Promise<number> {
  const start = sql<number>`(show.start_date + show.start_time + ${sql.lit(SHOW_START_OFFSET_MS)})`;
  const { rows } = await sql`
    with due as (
      update reminder set told_start = ${start} from show
      where show.id = reminder.room_video_id and show.deleted_at is null and show.video_status = 'WAITING'
        -- Narrows by an index; the instant itself has none.
        and show.start_date between ${now - DAY_MS}::bigint and ${now + AHEAD_MS}::bigint
        and ${start} > ${now}::bigint and ${start} <= ${now + AHEAD_MS}::bigint
        and reminder.is_wanted and reminder.told_start is distinct from ${start}
      returning reminder.room_video_id, reminder.user_id
    )
    insert into mail_outbox (kind, room_video_id, recipient, created_at, next_attempt_at)
    select 'reminder', due.room_video_id, user_account.email, ${now}::bigint, ${now}::bigint
    from due join user_account on user_account.id = due.user_id
    returning id
  `.execute(database);
  return rows.length;
}
