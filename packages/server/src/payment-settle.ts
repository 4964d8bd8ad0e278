import type { RefundReason } from '@panggung/core';
import type { Kysely, Transaction } from 'kysely';
import { OVERTAKEN } from './claim-gifts.js';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import { isStillFree } from './late-ticket.js';
import { tellOwners } from './notification-write.js';
import { isKnown } from './payment-known.js';
import { postTicketMails } from './payment-mail.js';
import { endHolds } from './payment-release.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import type { GatewayMoney } from './ports.js';
import { createEntryCode } from './random.js';
import { oweRefund } from './refund-rows.js';
import { CANCELLED } from './sale-open.js';

/** What became of money that arrived. */
export type MoneyOutcome = 'fulfilled' | 'refund_due' | 'known' | 'unknown' | 'failed';

export interface SettleOptions {
  database: Kysely<Tables>;
  /** Epoch ms. */
  now: number;
}

/** What became of an order at the gateway, and the callback that told of it. */
export interface ArrivedMoney {
  inboxId: number;
  money: GatewayMoney;
  /** No callback told of it: it was asked for because none had come. */
  isFound?: boolean;
}

/**
 * Books money once: the seat is sold, or the money is owed back. Money is never dropped, whenever it comes and
 * whatever its amount. Answers the payment it belonged to.
 */
export async function settle(arrived: ArrivedMoney, options: SettleOptions): Promise<string | null> {
  return options.database.transaction().execute(async (transaction) => {
    const inbox = await lockInbox(transaction, arrived.inboxId);
    if (inbox?.processed_at !== null) return null;
    const parts = await lockParts(transaction, arrived.money.externalId);
    const otherId = inbox.payload.id;
    const outcome = parts
      ? await book(transaction, { ...parts, ...arrived, otherId, ...options })
      : 'unknown';
    await closeInbox(transaction, {
      ...arrived,
      outcome,
      paymentId: parts?.payment.id ?? null,
      now: options.now,
    });
    return parts?.payment.id ?? null;
  });
}

function lockInbox(transaction: Transaction<Tables>, id: number) {
  const inbox = transaction
    .selectFrom('webhook_inbox')
    .select(['processed_at', 'payload'])
    .where('id', '=', id);
  return inbox.forUpdate().executeTakeFirst();
}

interface Parts {
  payment: PaymentRow;
  show: ShowRow;
}

/** The show first, as everywhere; what the payment says counts only after that. */
async function lockParts(transaction: Transaction<Tables>, externalId: string): Promise<Parts | null> {
  const payments = transaction.selectFrom('payment').selectAll().where('id', '=', externalId);
  const found = await payments.executeTakeFirst();
  if (!found) return null;
  const [show] = await lockShows(transaction, [found.room_id]);
  const payment = await payments.executeTakeFirst();
  return show && payment ? { payment, show } : null;
}

type Booking = Parts & ArrivedMoney & SettleOptions & { otherId: unknown };

async function book(transaction: Transaction<Tables>, booking: Booking): Promise<MoneyOutcome> {
  const { payment, money } = booking;
  if (money.status === 'failed') return fail(transaction, booking);
  if (await isKnown(transaction, booking)) return 'known';
  if (money.amount !== payment.amount) return owe(transaction, booking, 'wrong_amount');
  if (payment.status === 'COMPLETED') return owe(transaction, booking, 'paid_twice');
  if (payment.seat === 'held') return sell(transaction, booking);
  // Who gave it up wants their money, not the ticket.
  if (payment.deleted_at !== null) return owe(transaction, booking, 'deleted');
  if (booking.show.status === CANCELLED) return owe(transaction, booking, 'cancelled');
  return (await isStillFree(transaction, booking))
    ? sell(transaction, booking)
    : owe(transaction, booking, payment.failure === OVERTAKEN ? 'overtaken' : 'late');
}

/** Nothing was paid and nothing will be: the seat need not wait any longer. */
async function fail(
  transaction: Transaction<Tables>,
  { payment, money, now }: Booking,
): Promise<MoneyOutcome> {
  if (payment.seat !== 'held') return 'known';
  await endHolds(transaction, { now, ids: [payment.id], failure: money.failure ?? 'declined' });
  return 'failed';
}

async function sell(
  transaction: Transaction<Tables>,
  { payment, show, now }: Booking,
): Promise<MoneyOutcome> {
  await moveSeat(transaction, { show, from: payment.seat, to: 'sold' });
  await transaction
    .updateTable('payment')
    .set({ status: 'COMPLETED', failure: null, seat: 'sold', updated_at: now, completed_at: now })
    .set({ entry_code: createEntryCode() })
    .where('id', '=', payment.id)
    .execute();
  await postTicketMails(transaction, payment, now);
  await tellOwners(transaction, { payments: [payment], news: 'issued', now });
  return 'fulfilled';
}

async function owe(
  transaction: Transaction<Tables>,
  { payment, money, inboxId, now }: Booking,
  reason: RefundReason,
): Promise<MoneyOutcome> {
  await oweRefund(transaction, { payment, amount: money.amount, reason, inboxId, now });
  // What took the wrong amount takes no more: the seat need not wait.
  if (payment.seat === 'held') await endHolds(transaction, { now, ids: [payment.id], failure: reason });
  return 'refund_due';
}

type Seat = PaymentRow['seat'];

async function moveSeat(
  transaction: Transaction<Tables>,
  { show, from, to }: { show: ShowRow; from: Seat; to: Seat },
): Promise<void> {
  const change = (seat: Seat) => Number(to === seat) - Number(from === seat);
  await transaction
    .updateTable('show')
    .set(({ eb }) => ({
      ticket_held: eb('ticket_held', '+', change('held')),
      ticket_sold: eb('ticket_sold', '+', change('sold')),
    }))
    .where('id', '=', show.id)
    .execute();
}

interface ClosedInbox extends ArrivedMoney {
  outcome: MoneyOutcome;
  paymentId: string | null;
  now: number;
}

async function closeInbox(transaction: Transaction<Tables>, closed: ClosedInbox): Promise<void> {
  const { inboxId, money, outcome, paymentId, now } = closed;
  await transaction
    .updateTable('webhook_inbox')
    .set({
      processed_at: now,
      outcome,
      payment_id: paymentId,
      amount: money.status === 'paid' ? money.amount : null,
    })
    .where('id', '=', inboxId)
    .execute();
}
