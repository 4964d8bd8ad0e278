import { type Kysely, sql, type Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import { freeCoupons } from './coupon-use.js';
import type { Tables } from './database.js';
import { type TicketNews, tellOwners } from './notification-write.js';
import { mayBeReleased } from './payment-inquiry.js';
import { closeAtGateway } from './payment-outbox.js';
import { offerSeats } from './waiting-offers.js';

export interface ReleaseOptions {
  /** Epoch ms. */
  now: number;
  /** Only these payments; without it, whichever have run out. */
  ids?: readonly string[];
}

/** Most holds ended in one transaction, so that buyers of the same show wait only a moment. */
const BATCH = 500;

/** Ends holds whose time is over: the payment fails, the seat is free again. Answers how many. AMB-115, AMB-116. */
export async function releaseExpired(
  database: Kysely<Tables>,
  { now, ids }: ReleaseOptions,
): Promise<number> {
  const expired = database
    .selectFrom('payment')
    .select(['id', 'room_id'])
    .where('seat', '=', 'held')
    .where('hold_expires_at', '<=', now)
    .where(mayBeReleased(now))
    .orderBy('hold_expires_at')
    .limit(BATCH);
  const found = await (ids ? expired.where('id', 'in', [...ids]) : expired).execute();
  if (!found.length) return 0;
  return database.transaction().execute(async (transaction) => {
    await lockShows(transaction, [...new Set(found.map(({ room_id }) => room_id))]);
    // A payment may have come while the lock was awaited: only what is still held and over is ended.
    const isOver = sql<boolean>`hold_expires_at <= ${now}::bigint and ${mayBeReleased(now)}`;
    return endHolds(transaction, { now, ids: found.map(({ id }) => id), failure: 'expired', isOver });
  });
}

export interface RefusedOrder {
  id: string;
  showId: number;
  /** Whether it is certain that the gateway opened nothing. */
  isUnopened: boolean;
  /** Epoch ms. */
  now: number;
}

/**
 * Ends one pending payment that the gateway refuses. Where nothing was opened its key is forgotten, so that it may be
 * tried again, and the gateway is not asked for money; else a repetition is answered with what failed.
 */
export async function releaseRefused(
  database: Kysely<Tables>,
  { id, showId, isUnopened, now }: RefusedOrder,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await lockShows(transaction, [showId]);
    const order = await transaction
      .updateTable('gateway_outbox')
      .set({ done_at: now })
      .where('payment_id', '=', id)
      .where('kind', '=', 'open')
      .returning('idempotency_key')
      .executeTakeFirst();
    if (isUnopened) await forget(transaction, id, order?.idempotency_key ?? '');
    return endHolds(transaction, { now, ids: [id], failure: 'gateway_refused' });
  });
}

async function forget(transaction: Transaction<Tables>, id: string, key: string): Promise<void> {
  await transaction.deleteFrom('idempotency').where('key', '=', key).execute();
  await transaction.deleteFrom('payment_inquiry').where('payment_id', '=', id).execute();
}

/**
 * Ends a pending payment whose buyer gives it up; false when it was paid or over before. The gateway is told to take no
 * more money for it; what comes all the same is owed back. Q-28, AMB-122.
 */
export async function releaseDeleted(
  database: Kysely<Tables>,
  { id, showId, now }: { id: string; showId: number; now: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockShows(transaction, [showId]);
    if (!(await endHolds(transaction, { now, ids: [id], failure: DELETED }))) return false;
    await closeAtGateway(transaction, [id], now);
    return true;
  });
}

/** Why a payment failed that its buyer gave up. */
const DELETED = 'deleted';

export interface EndedHolds {
  now: number;
  ids: readonly string[];
  /** Why, as the payment keeps it. */
  failure: string;
  /** Only those of which this holds. @default all */
  isOver?: ReturnType<typeof sql<boolean>>;
}

export interface EndedPayment {
  id: string;
  room_id: number;
  user_id: number | null;
  for_user_id: number | null;
  coupon_id: number | null;
}

/** Ends holds whose shows are locked: the payments fail, the seats are free again, or offered. Answers how many. */
export async function endHolds(transaction: Transaction<Tables>, ended: EndedHolds): Promise<number> {
  const payments = await failHolds(transaction, ended);
  if (payments.length) {
    await offerSeats(transaction, [...new Set(payments.map(({ room_id }) => room_id))], ended.now);
  }
  return payments.length;
}

/** The same for seats that are taken at once: who waits is offered what is left of them later. */
export async function failHolds(
  transaction: Transaction<Tables>,
  { now, ids, failure, isOver = sql<boolean>`true` }: EndedHolds,
): Promise<EndedPayment[]> {
  const deletedAt = failure === DELETED ? sql`${now}::bigint` : sql`null`;
  const { rows } = await sql<EndedPayment>`
    with ended as (
      update payment set status = 'FAILED', failure = ${failure}, seat = 'none', updated_at = ${now}::bigint,
        deleted_at = ${deletedAt}
      where id = any(${ids}::text[]) and seat = 'held' and ${isOver}
      returning id, room_id, user_id, for_user_id, coupon_id
    ), counted as (
      select room_id, count(*) as seats from ended group by room_id
    ), freed as (
      update show set ticket_held = ticket_held - counted.seats from counted where show.id = counted.room_id
    )
    select * from ended
  `.execute(transaction);
  if (!rows.length) return rows;
  await freeCoupons(transaction, rows);
  const news = newsOf[failure] ?? 'failed';
  if (news !== 'nothing') await tellOwners(transaction, { payments: rows, news, now });
  return rows;
}

/** What the owner is told; of what they gave up themselves, nothing. */
const newsOf: Partial<Record<string, TicketNews | 'nothing'>> = {
  [DELETED]: 'nothing',
  cancelled: 'cancelled',
  overtaken: 'overtaken',
};
