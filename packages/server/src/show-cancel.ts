import type { Cancellation } from '@panggung/core/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import { freeCoupons } from './coupon-use.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { tellOwners } from './notification-write.js';
import { closeAtGateway } from './payment-outbox.js';
import { endHolds } from './payment-release.js';
import type { ShowRow } from './payment-row.js';
import { CANCELLED } from './sale-open.js';
import { lookSoon } from './show-end.js';
import { lockOwnShow, type OwnShowWish } from './show-own.js';

/** What a cancelled show leaves behind. Money in rupiah. */
export interface CancelledShow {
  name: string;
  /** Tickets that are worth nothing any more, and those that were never paid. */
  tickets: number;
  orders: number;
  /** What is owed back in all. */
  owed: number;
}

/**
 * Calls a show off: nobody can buy any more, who waited to pay need not, who paid is owed their money back, and all who
 * have a ticket are told. Asked again, it changes nothing.
 * @throws Error in one clear line when there is no such show
 */
export async function cancelShow(
  database: Kysely<Tables>,
  { showId, now }: { showId: number; now: number },
): Promise<CancelledShow> {
  return database.transaction().execute(async (transaction) => {
    const [show] = await lockShows(transaction, [showId]);
    if (!show || show.deleted_at !== null) throw new Error(`There is no show ${showId}.`);
    return callOff(transaction, show, { now, reason: null });
  });
}

export interface CancellationWish extends OwnShowWish {
  /** What those are told who have a ticket. */
  reason?: string | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Calls one's own show off.
 * @throws ApiError `show_not_found`, also for who did not make it, `show_ended`
 */
export function cancelOwnShow(database: Kysely<Tables>, wish: CancellationWish): Promise<Cancellation> {
  return database.transaction().execute(async (transaction) => {
    const show = await lockOwnShow(transaction, wish);
    if (show.video_status === 'ENDED') throw new ApiError('show_ended', 'This show is over');
    const { now, reason } = wish;
    const { tickets, orders, owed } = await callOff(transaction, show, { now, reason: reason || null });
    return { id: show.id, tickets, orders, owed };
  });
}

async function callOff(
  transaction: Transaction<Tables>,
  { id, name, status }: ShowRow,
  { now, reason }: { now: number; reason: string | null },
): Promise<CancelledShow> {
  // First: what comes free is then offered to nobody.
  await closeSale(transaction, id, now);
  if (status !== CANCELLED) await noteReason(transaction, { id, reason, now });
  const orders = await endOrders(transaction, id, now);
  const { tickets, owed } = await voidTickets(transaction, id, now);
  return { name, orders, tickets, owed };
}

/** Before the mails that tell it. */
async function noteReason(
  transaction: Transaction<Tables>,
  { id, reason, now }: { id: number; reason: string | null; now: number },
): Promise<void> {
  const change = {
    kind: 'cancelled',
    changed_at: now,
    reason,
    start_before: null,
    return_until: null,
  } as const;
  await transaction
    .insertInto('show_change')
    .values({ room_id: id, ...change })
    .onConflict((known) => known.column('room_id').doUpdateSet(change))
    .execute();
}

async function closeSale(transaction: Transaction<Tables>, showId: number, now: number): Promise<void> {
  const waiting = transaction.updateTable('waiting_list').set({ status: 'expired' });
  await waiting.where('room_id', '=', showId).where('status', 'in', ['waiting', 'offered']).execute();
  const show = transaction.updateTable('show').set({ status: CANCELLED, ticket_offered: 0, updated_at: now });
  await show.where('id', '=', showId).execute();
  // Whoever is on air with it is stopped.
  await lookSoon(transaction, showId);
}

/** Those who have not paid; the gateway takes nothing more from them where it can be told so. */
async function endOrders(transaction: Transaction<Tables>, showId: number, now: number): Promise<number> {
  const held = transaction.selectFrom('payment').select('id').where('room_id', '=', showId);
  const ids = (await held.where('seat', '=', 'held').execute()).map(({ id }) => id);
  if (!ids.length) return 0;
  await closeAtGateway(transaction, ids, now);
  return endHolds(transaction, { now, ids, failure: 'cancelled' });
}

/** Who paid gets a mail of the money, everybody else who has a ticket a mail of the show. */
async function voidTickets(
  transaction: Transaction<Tables>,
  showId: number,
  now: number,
): Promise<Pick<CancelledShow, 'tickets' | 'owed'>> {
  const { rows } = await sql<VoidTicket>`
    with voided as (
      update payment set status = 'FAILED', failure = 'cancelled', seat = 'none', updated_at = ${now}::bigint,
        refund_status = case when amount > 0 then 'due' else refund_status end
      where room_id = ${showId}::bigint and seat = 'sold'
      returning id, room_id, amount, email, user_id, for_user_id, coupon_id
    ), owed as (
      insert into refund (payment_id, amount, reason, created_at)
      select id, amount, 'cancelled', ${now}::bigint from voided where amount > 0
    ), told as (
      select id, amount, coalesce(email, (select email from user_account where id = user_id)) as recipient,
        case when amount > 0 then 'refund' else 'cancelled' end as kind from voided
      union all
      select id, 0, (select email from user_account where id = for_user_id), 'cancelled' from voided
      where user_id <> for_user_id
    ), mailed as (
      insert into mail_outbox (kind, payment_id, recipient, refund_amount, refund_reason, created_at, next_attempt_at)
      select kind, id, recipient, case kind when 'refund' then amount end,
        case kind when 'refund' then 'cancelled' end, ${now}::bigint, ${now}::bigint
      from told where recipient is not null
    ), freed as (
      update show set ticket_sold = ticket_sold - (select count(*) from voided) where id = ${showId}::bigint
    )
    select * from voided
  `.execute(transaction);
  await freeCoupons(transaction, rows);
  await tellOwners(transaction, { payments: rows, news: 'cancelled', now });
  return { tickets: rows.length, owed: rows.reduce((sum, { amount }) => sum + Number(amount), 0) };
}

interface VoidTicket {
  id: string;
  room_id: number;
  amount: number;
  user_id: number | null;
  for_user_id: number | null;
  coupon_id: number | null;
}
