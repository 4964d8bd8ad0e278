import { sql, type Transaction } from 'kysely';
import { isGift } from './buyer.js';
import type { Claim, Claimed } from './claim.js';
import { writePapers } from './claim-papers.js';
import type { Tables } from './database.js';
import { ticketNotification } from './notification-write.js';
import { FIRST_LOOK } from './payment-inquiry.js';
import { writePasses } from './sale-queue-passes.js';

export interface ClaimsToWrite {
  claims: readonly Claim[];
  results: readonly (Claimed | Error)[];
  /** Epoch ms. */
  now: number;
}

/** How long an order belongs to the process that took it before another asks the gateway, in ms; renewed while it lives. */
export const ACCOUNT_LEASE = 5_000;

interface Taken extends Claimed {
  claim: Claim;
}

/**
 * Writes payments, seats, keys, and what gateway and mailer must hear, in one statement whatever their number. The
 * gateway is asked after from the first: what it opened may be paid though its answer never came.
 */
export async function writeClaims(
  transaction: Transaction<Tables>,
  { claims, results, now }: ClaimsToWrite,
): Promise<void> {
  const taken = claims.flatMap((claim, at) => {
    const result = results[at];
    return !result || result instanceof Error || result.isReplay ? [] : [{ ...result, claim }];
  });
  if (!taken.length) return;
  await sql`
    with paid as (
      insert into payment select * from json_populate_recordset(null::payment, ${json(taken.map(({ payment }) => withoutNulls(payment)))}::json)
    ), named as (
      insert into idempotency select * from json_populate_recordset(null::idempotency, ${json(keyRows(taken))}::json)
      order by key
    ), orders as (
      select * from json_to_recordset(${json(orderRows(taken))}::json)
        as given (payment_id text, kind text, idempotency_key text, hold_expires_at bigint)
    ), ordered as (
      insert into gateway_outbox (payment_id, kind, idempotency_key, next_attempt_at)
      select payment_id, kind, idempotency_key, ${now + ACCOUNT_LEASE}::bigint from orders
    ), asked as (
      insert into payment_inquiry (payment_id, next_at)
      select payment_id, least(hold_expires_at, ${now + FIRST_LOOK}::bigint) from orders
    ), mailed as (
      insert into mail_outbox (kind, payment_id, recipient, created_at, next_attempt_at)
      select kind, payment_id, recipient, ${now}::bigint, ${now}::bigint
      from json_populate_recordset(null::mail_outbox, ${json(mailRows(taken))}::json)
    )${writePapers(
      taken.map(({ payment }) => payment),
      now,
    )}${writePasses(taken, now)}${tellOwners(taken, now)}
    update show set ticket_held = ticket_held + moved.held, ticket_sold = ticket_sold + moved.sold,
      ticket_offered = ticket_offered - moved.offered
    from json_to_recordset(${json(seatRows(taken))}::json) as moved (id bigint, held integer, sold integer, offered integer)
    where show.id = moved.id
  `.execute(transaction);
}

/** A part of the statement only where somebody signed in was sold a seat at once: rushes of guests do without it. */
function tellOwners(taken: readonly Taken[], now: number) {
  const rows = taken.flatMap(({ claim: { buyer }, payment, show }) => {
    const giver = isGift(buyer) ? buyer.fullName : null;
    return payment.status === 'COMPLETED'
      ? ticketNotification({ payment, show, news: 'issued', giver, now })
      : [];
  });
  if (!rows.length) return sql``;
  return sql`, told as (
      insert into notification (audience, user_id, type, title, description, room_video_id, occasion, created_at)
      select audience, user_id, type, title, description, room_video_id, occasion, created_at
      from json_populate_recordset(null::notification, ${json(rows)}::json)
      on conflict (occasion) do nothing
    )`;
}

const json = (rows: readonly unknown[]) => JSON.stringify(rows);

/** What a row leaves out is read as null, sooner than a null that is spelled out; half of a new payment is null. */
function withoutNulls(row: object): object {
  const filled: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) if (value !== null) filled[name] = value;
  return filled;
}

function keyRows(taken: readonly Taken[]) {
  return taken.map(({ claim: { key }, payment }) => ({
    key: key.key,
    body_hash: key.bodyHash,
    payment_id: payment.id,
    created_at: payment.created_at,
  }));
}

function orderRows(taken: readonly Taken[]) {
  return taken.flatMap(({ claim: { order, key }, payment }) =>
    order
      ? {
          payment_id: payment.id,
          kind: order,
          idempotency_key: key.key,
          hold_expires_at: payment.hold_expires_at,
        }
      : [],
  );
}

function mailRows(taken: readonly Taken[]) {
  return taken.flatMap(({ claim: { mail, buyer }, payment }) => {
    if (!mail) return [];
    const bought = { kind: mail, payment_id: payment.id, recipient: buyer.email };
    return isGift(buyer) ? [bought, { ...bought, kind: 'gift', recipient: buyer.forEmail }] : bought;
  });
}

function seatRows(taken: readonly Taken[]) {
  const moved = new Map<number, { id: number; held: number; sold: number; offered: number }>();
  for (const { payment, show } of taken) {
    const row = moved.get(show.id) ?? { id: show.id, held: 0, sold: 0, offered: 0 };
    row[payment.seat === 'sold' ? 'sold' : 'held'] += 1;
    if (payment.offer_id !== null) row.offered += 1;
    moved.set(show.id, row);
  }
  return [...moved.values()];
}
