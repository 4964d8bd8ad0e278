import { type Kysely, sql, type Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import { isShowOnSale } from './sale-open.js';
import { hasTicket, offerSeats } from './waiting-offers.js';

/**
 * Ends offers that nobody took, and offers their seats to the next; after the last one they are everybody's again. Also
 * offers what came free while somebody joined. Answers how many offers it made.
 */
export async function renewOffers(database: Kysely<Tables>, now: number): Promise<number> {
  let made = 0;
  for (const id of await dueShows(database, now)) {
    made += await database.transaction().execute(async (transaction) => {
      await lockShows(transaction, [id]);
      await endOffers(transaction, id, now);
      return offerSeats(transaction, [id], now);
    });
  }
  return made;
}

/** Shows with an offer that is over, or with a seat that somebody waits for. */
async function dueShows(database: Kysely<Tables>, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select room_id as id from waiting_list where status = 'offered' and offer_expires_at <= ${now}::bigint
    union
    select show.id from (select distinct room_id from waiting_list where status = 'waiting') as wanted
    join show on show.id = wanted.room_id
    where ${isShowOnSale}
      and ticket_quota > ticket_sold + ticket_held + ticket_offered
      and exists (
        select 1 from waiting_list where room_id = show.id and status = 'waiting' and not ${hasTicket(now)}
      )
    order by id
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** The show must be locked. */
async function endOffers(transaction: Transaction<Tables>, showId: number, now: number): Promise<void> {
  await sql`
    with ended as (
      update waiting_list set status = 'expired'
      where room_id = ${showId} and status = 'offered' and offer_expires_at <= ${now}::bigint
      returning id
    )
    update show set ticket_offered = ticket_offered - (select count(*) from ended) where id = ${showId}
  `.execute(transaction);
}
