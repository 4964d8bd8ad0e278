import { sql, type Transaction } from 'kysely';
import { isActive, isEndless, isInTime } from './active-ticket.js';
import type { Claim } from './claim.js';
import type { Tables } from './database.js';

/**
 * What is known of an address, somebody who has left, a ticket, one that somebody else holds as a present and has not paid,
 * or a key.
 */
export interface Trace {
  kind: 'account' | 'gone' | 'ticket' | 'gift' | 'key';
  name: string;
  body_hash: string | null;
  payment_id: string | null;
}

/** Somebody and a show, and what they call their wish. */
export type Asked = Pick<Claim, 'showId' | 'buyer'> & { key?: Pick<Claim['key'], 'key'> };

/** Whether somebody has a ticket for a show, or is to get one; to be asked while the show is locked. */
export async function hasTicket(
  transaction: Transaction<Tables>,
  asked: Asked,
  now: number,
): Promise<boolean> {
  const traces = await readTraces(transaction, [asked], now);
  return traces.some(({ kind }) => kind === 'ticket' || kind === 'gift');
}

/**
 * Accounts, tickets and keys in one question; to be asked after the shows were locked: each statement sees what was
 * committed before it began.
 * Lateral with a limit makes Postgres use the indexes: without statistics (PGlite gathers none) it would rather
 * read all payments for every batch.
 */
export async function readTraces(
  transaction: Transaction<Tables>,
  claims: readonly Asked[],
  now: number,
): Promise<Trace[]> {
  const emails = claims.map(({ buyer }) => (buyer.kind === 'guest' ? buyer.email : null));
  const showIds = claims.map(({ showId }) => showId);
  const keys = claims.map(({ key }) => key?.key ?? null);
  const ticketOf = sql`payment.room_id = asked.room_id and payment.email = asked.email
    and user_id is null`;
  const { rows } = await sql<Trace>`
    with asked as (
      select * from unnest(${showIds}::bigint[], ${emails}::text[], ${keys}::text[]) as asked (room_id, email, key)
    )
    select 'account' as kind, asked.email as name, null as body_hash, null as payment_id
    from asked cross join lateral (
      select 1 from user_account where email = asked.email and firebase_uid is not null limit 1
    ) as account
    union all
    select 'ticket', asked.room_id || ' ' || asked.email, null, null
    from asked cross join lateral (select 1 from payment where ${ticketOf} and ${isEndless} limit 1) as ticket
    union all
    select 'ticket', asked.room_id || ' ' || asked.email, null, null
    from asked cross join lateral (
      select 1 from payment where ${ticketOf} and ${isInTime(now)} limit 1
    ) as ticket
    union all
    select 'key', asked.key, earlier.body_hash, earlier.payment_id
    from asked cross join lateral (
      select body_hash, payment_id from idempotency where idempotency.key = asked.key limit 1
    ) as earlier
    ${accountTickets(claims, now)}
  `.execute(transaction);
  return rows;
}

/**
 * A part of the question only where somebody signed in asks: rushes of guests do without it. What was ordered for the
 * same address as a guest is theirs, too, though not adopted yet.
 */
function accountTickets(claims: readonly Asked[], now: number) {
  const asked = claims.flatMap(({ showId, buyer }) => (buyer.kind === 'account' ? { showId, ...buyer } : []));
  if (!asked.length) return sql``;
  const ids = asked.map(({ for_user_id }) => for_user_id);
  const emails = asked.map(({ forEmail }) => forEmail);
  const people = asked.flatMap(({ user_id, for_user_id }) => [user_id, for_user_id]);
  const ofPerson = sql`payment.room_id = asked.room_id and payment.for_user_id = asked.user_id`;
  const isUnpaidGift = sql`seat = 'held' and payment.user_id <> payment.for_user_id`;
  const ofAddress = sql`payment.room_id = asked.room_id and payment.email = asked.email and user_id is null`;
  return sql`
    union all
    select 'gone', '#' || id, null, null
    from user_account where id = any(${people}::bigint[]) and deleted_at is not null
    union all
    select ticket.kind, asked.room_id || ' #' || asked.user_id, null, ticket.id
    from unnest(${asked.map(({ showId }) => showId)}::bigint[], ${ids}::bigint[], ${emails}::text[])
      as asked (room_id, user_id, email)
    cross join lateral (
      (select case when ${isUnpaidGift} then 'gift' else 'ticket' end as kind, payment.id
        from payment where ${ofPerson} and ${isActive(now)} limit 2)
      union all (select 'ticket', null from payment where ${ofAddress} and ${isEndless} limit 1)
      union all (select 'ticket', null from payment where ${ofAddress} and ${isInTime(now)} limit 1)
    ) as ticket`;
}
