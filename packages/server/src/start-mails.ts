import { REMINDER_MINUTES, SHOW_START_OFFSET_MS } from '@panggung/core';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import { CANCELLED } from './sale-open.js';

const AHEAD_MS = REMINDER_MINUTES * 60_000;
const DAY_MS = 86_400_000;

/**
 * Posts a mail to everybody who has a ticket for a show that begins within half an hour: once a show and start, however
 * many processes look. Who said whether they want to be reminded is not asked again. Answers how many were posted.
 */
export async function mailStarts(database: Kysely<Tables>, now: number): Promise<number> {
  const start = sql<number>`(show.start_date + show.start_time + ${sql.lit(SHOW_START_OFFSET_MS)})`;
  const { rows } = await sql`
    with due as (
      insert into start_mail (room_id, told_start)
      select show.id, ${start} from show
      where show.deleted_at is null and show.video_status = 'WAITING' and show.status <> ${CANCELLED}
        -- Narrows by an index; the instant itself has none.
        and show.start_date between ${now - DAY_MS}::bigint and ${now + AHEAD_MS}::bigint
        and ${start} > ${now}::bigint and ${start} <= ${now + AHEAD_MS}::bigint
        and not exists (select 1 from start_mail where room_id = show.id and told_start = ${start})
      on conflict (room_id) do update set told_start = excluded.told_start
        where start_mail.told_start <> excluded.told_start
      returning room_id, told_start
    ), holder as (
      select distinct on (due.room_id, coalesce(user_account.email, payment.email))
        due.room_id, payment.id, coalesce(user_account.email, payment.email) as recipient
      from due
      join payment on payment.room_id = due.room_id
      left join user_account on user_account.id = payment.for_user_id
      where payment.seat = 'sold' and payment.status = 'COMPLETED'
        and (payment.expired_ticket = 0 or payment.expired_ticket > ${now}::bigint)
        and not exists (
          select 1 from reminder
          where reminder.room_video_id = due.room_id and reminder.user_id = payment.for_user_id
            and (not reminder.is_wanted or reminder.told_start = due.told_start)
        )
      order by due.room_id, coalesce(user_account.email, payment.email), payment.created_at
    )
    insert into mail_outbox (kind, room_video_id, payment_id, recipient, created_at, next_attempt_at)
    select 'reminder', room_id, id, recipient, ${now}::bigint, ${now}::bigint from holder
    where recipient is not null
    returning id
  `.execute(database);
  return rows.length;
}
