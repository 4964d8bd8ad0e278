import { sql, type Transaction } from 'kysely';
import { isActive, isEndless, isInTime } from './active-ticket.js';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';

export interface Adoption {
  userId: number;
  /** Theirs for certain: the identity service has verified it. */
  email: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Gives an account the tickets that were ordered for its e-mail as a guest, paid or still to be paid; answers how many.
 * A ticket for a show the account has one for already stays a guest's: its code opens it, and nobody has two.
 * Failed orders stay as they are; one that late money revives is adopted the next time.
 * @example await database.transaction().execute((step) => adoptGuestTickets(step, { userId, email, now }))
 */
export async function adoptGuestTickets(
  transaction: Transaction<Tables>,
  { userId, email, now }: Adoption,
): Promise<number> {
  const found = await findGuestTickets(transaction, { email, now });
  if (!found.length) return 0;
  // As for every change of a ticket: what is sold or let go of meanwhile waits.
  await lockShows(transaction, [...new Set(found.map(({ room_id }) => room_id))]);
  const ids = found.map(({ id }) => id);
  const { numAffectedRows } = await sql`
    update payment set user_id = ${userId}::bigint, for_user_id = ${userId}::bigint, updated_at = ${now}::bigint
    where id in (
      select distinct on (room_id) id from payment as guest
      where id = any(${ids}::text[]) and user_id is null and seat <> 'none' and not exists (
        select 1 from payment as own where own.for_user_id = ${userId}::bigint and own.room_id = guest.room_id
          and ${isActive(now)}
      )
      order by room_id, created_at
    )
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

interface GuestTicket {
  id: string;
  room_id: number;
}

/** Lateral a show, in two halves, as the indexes are: without statistics Postgres would read all payments. */
async function findGuestTickets(
  transaction: Transaction<Tables>,
  { email, now }: Omit<Adoption, 'userId'>,
): Promise<GuestTicket[]> {
  const ofGuest = sql`room_id = show.id and email = ${email} and user_id is null`;
  const { rows } = await sql<GuestTicket>`
    select ticket.id, ticket.room_id from show cross join lateral (
      select id, room_id from payment where ${ofGuest} and ${isEndless} limit 1
    ) as ticket
    union all
    select ticket.id, ticket.room_id from show cross join lateral (
      select id, room_id from payment where ${ofGuest} and ${isInTime(now)} limit 1
    ) as ticket
  `.execute(transaction);
  return rows;
}
