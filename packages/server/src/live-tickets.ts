import { sql, type Transaction } from 'kysely';
import type { Tables } from './database.js';

/**
 * Tickets that are for the live show alone run out when it ended, and hold again where it goes on. AMB-083. Who bought
 * another ticket meanwhile keeps that one alone.
 */
export async function timeLiveTickets(
  transaction: Transaction<Tables>,
  { showId, endsAt, now }: { showId: number; endsAt: number | null; now: number },
): Promise<void> {
  const end = endsAt ?? 0;
  await sql`
    update payment set expired_ticket = ${end}::bigint, updated_at = ${now}::bigint
    where room_id = ${showId}::bigint and is_live_ticket = 1 and seat = 'sold' and expired_ticket <> ${end}::bigint
      and (${end}::bigint > 0 or not exists (
        select 1 from payment as other
        where other.room_id = payment.room_id and other.id <> payment.id and other.seat <> 'none'
          and (other.for_user_id = payment.for_user_id
            or (other.email = payment.email and other.user_id is null and payment.user_id is null))
          and (other.expired_ticket = 0 or (other.created_at, other.id) > (payment.created_at, payment.id))
      ))
  `.execute(transaction);
}
