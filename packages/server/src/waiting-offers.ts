import { OFFER_WINDOW_MS } from '@panggung/core';
import { sql, type Transaction } from 'kysely';
import { activeOnes, isActive } from './active-ticket.js';
import type { Tables } from './database.js';
import { isShowOnSale } from './sale-open.js';

/**
 * Offers free seats to who waits longest, one each, with a mail: nobody else can buy them for a quarter of an hour. Whoever
 * has a ticket by now is passed over. To be called by everybody who frees a seat, in the same transaction, after the
 * seat was counted back; the shows must be locked. Answers how many were offered.
 * @example await offerSeats(transaction, [showId], now)
 */
export async function offerSeats(
  transaction: Transaction<Tables>,
  showIds: readonly number[],
  now: number,
): Promise<number> {
  const seats = sql`(ticket_quota - ticket_sold - ticket_held - ticket_offered)`;
  const { rows } = await sql`
    with free as (
      select id, ${seats} as seats from show
      where id = any(${[...showIds]}::bigint[]) and ${isShowOnSale} and ${seats} > 0
    ), chosen as (
      select waiting.id, free.id as room_id from free cross join lateral (
        select id from waiting_list where room_id = free.id and status = 'waiting' and not ${hasTicket(now)}
        order by id limit free.seats
      ) as waiting
    ), offered as (
      update waiting_list set status = 'offered', offer_hash = replace(gen_random_uuid()::text, '-', ''),
        offered_at = ${now}::bigint, offer_expires_at = ${now + OFFER_WINDOW_MS}::bigint
      from chosen where waiting_list.id = chosen.id
      returning waiting_list.id, waiting_list.email, waiting_list.room_id
    ), mailed as (
      insert into mail_outbox (kind, waiting_id, recipient, created_at, next_attempt_at)
      select 'offer', id, email, ${now}::bigint, ${now}::bigint from offered
    ), counted as (
      select room_id, count(*) as seats from offered group by room_id
    ), kept as (
      update show set ticket_offered = ticket_offered + counted.seats from counted where show.id = counted.room_id
    )
    select id from offered
  `.execute(transaction);
  return rows.length;
}

/** Of a row of waiting_list: an active ticket of the same address or person; but no present unpaid. */
export function hasTicket(now: number) {
  const isPresent = sql`(seat = 'held' and payment.user_id <> payment.for_user_id)`;
  const ofGuest = sql`payment.room_id = waiting_list.room_id and payment.email = waiting_list.email
    and payment.user_id is null`;
  return sql<boolean>`exists (
    ${activeOnes(ofGuest, now)}
    union all
    select 1 from payment where payment.room_id = waiting_list.room_id and ${isActive(now)} and not ${isPresent}
      and payment.for_user_id = coalesce(waiting_list.user_id,
        (select id from user_account where user_account.email = waiting_list.email and firebase_uid is not null))
  )`;
}
