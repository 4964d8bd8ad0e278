import type { Kysely, Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import type { RefundReason } from './mails/refund-mail.js';
import { tellOwners } from './notification-write.js';
import { postTicketMails } from './payment-mail.js';
import { endHolds } from './payment-release.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import type { GatewayMoney, GatewaySource } from './ports.js';
import { oweRefund } from './refund-rows.js';
import { CANCELLED } from './show-cancel.js';

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
    : owe(transaction, booking, 'late');
}

/** Money that came late buys the ticket after all where nobody else has the seat, the buyer no other, and the coupon its worth. */
async function isStillFree(transaction: Transaction<Tables>, { payment, show }: Parts): Promise<boolean> {
  const taken = show.ticket_sold + show.ticket_held + show.ticket_offered;
  if (show.status !== 'ACTIVE' || show.deleted_at !== null || show.ticket_quota <= taken) return false;
  if (await hasOtherTicket(transaction, payment)) return false;
  return takeCoupon(transaction, payment);
}

/** The coupon of a payment that failed was given back, and may be spent by now. */
async function takeCoupon(transaction: Transaction<Tables>, { id, coupon_id }: PaymentRow): Promise<boolean> {
  if (coupon_id === null) return true;
  const coupon = transaction.updateTable('coupon').set({ status: 'USED', payment_id: id });
  const taken = coupon.where('id', '=', coupon_id).where('status', '=', 'UNUSED').returning('id');
  return Boolean(await taken.executeTakeFirst());
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

/** Found money that a callback told of before, or told money that was found before. */
async function isKnown(
  transaction: Transaction<Tables>,
  { payment, money: { source }, isFound, otherId }: Booking,
): Promise<boolean> {
  if (isFound) return payment.status === 'COMPLETED' || payment.refund_status !== 'none';
  // A wallet is charged once, whatever it is told by.
  if (source === 'ewallet') return hasCome(transaction, payment);
  return typeof otherId === 'string' && isBookedAs(transaction, source, otherId);
}

async function hasCome(transaction: Transaction<Tables>, { id }: PaymentRow): Promise<boolean> {
  const inbox = transaction.selectFrom('webhook_inbox').select('id').where('payment_id', '=', id);
  const booked = inbox.where('outcome', 'in', ['fulfilled', 'refund_due']).limit(1);
  return Boolean(await booked.executeTakeFirst());
}

/** A callback bears two ids, and Xendit's list of transactions does not say which of them it shows. */
export async function isBookedAs(
  database: Kysely<Tables>,
  source: GatewaySource,
  otherId: string,
): Promise<boolean> {
  const inbox = database.selectFrom('webhook_inbox').select('id').where('source', '=', source);
  const booked = inbox.where('dedupe_key', '=', otherId).where('payment_id', 'is not', null);
  return Boolean(await booked.executeTakeFirst());
}

/** Another ticket of the same person, as a guest or on the account that has their address. */
async function hasOtherTicket(
  transaction: Transaction<Tables>,
  { id, room_id, email, for_user_id }: PaymentRow,
): Promise<boolean> {
  const active = transaction
    .selectFrom('payment')
    .select('id')
    .where('room_id', '=', room_id)
    .where('id', '<>', id)
    .where('seat', '<>', 'none')
    .where('expired_ticket', '=', 0);
  const account = transaction
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .where('firebase_uid', 'is not', null);
  const ofGuest = active.where('email', '=', email).where('user_id', 'is', null);
  const ofAccount = active.where('for_user_id', '=', for_user_id ?? account);
  return Boolean(await ofGuest.unionAll(ofAccount).executeTakeFirst());
}

async function sell(
  transaction: Transaction<Tables>,
  { payment, show, now }: Booking,
): Promise<MoneyOutcome> {
  await moveSeat(transaction, { show, from: payment.seat, to: 'sold' });
  await transaction
    .updateTable('payment')
    .set({ status: 'COMPLETED', failure: null, seat: 'sold', updated_at: now, completed_at: now })
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
