import type { Kysely, Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import type { RefundReason } from './mails/ticket-mails.js';
import { tellOwners } from './notification-write.js';
import { type NewMail, postMail } from './payment-mail.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import type { VirtualAccountPayment } from './ports.js';

/** What became of money that arrived. */
export type MoneyOutcome = 'fulfilled' | 'refund_due' | 'known' | 'unknown';

export interface SettleOptions {
  database: Kysely<Tables>;
  /** Epoch ms. */
  now: number;
}

/** Money at the gateway, and the callback that told of it. */
export interface ArrivedMoney {
  inboxId: number;
  money: VirtualAccountPayment;
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
  const { payment, show, money } = booking;
  if (await isKnown(transaction, booking)) return 'known';
  if (money.amount !== payment.amount) return owe(transaction, booking, 'wrong_amount');
  if (payment.status === 'COMPLETED') return owe(transaction, booking, 'paid_twice');
  if (payment.seat === 'held') return sell(transaction, booking);
  const taken = show.ticket_sold + show.ticket_held + show.ticket_offered;
  const isFree = show.deleted_at === null && show.ticket_quota > taken;
  const isWanted = isFree && !(await hasOtherTicket(transaction, payment));
  return isWanted ? sell(transaction, booking) : owe(transaction, booking, 'late');
}

/** Found money that a callback told of before, or told money that was found before. */
async function isKnown(
  transaction: Transaction<Tables>,
  { payment, isFound, otherId }: Booking,
): Promise<boolean> {
  if (isFound) return payment.status === 'COMPLETED' || payment.refund_status !== 'none';
  return isBookedAs(transaction, otherId);
}

/** A callback bears two ids, and Xendit's list of transactions does not say which of them it shows. */
export async function isBookedAs(database: Kysely<Tables>, otherId: unknown): Promise<boolean> {
  if (typeof otherId !== 'string') return false;
  const inbox = database.selectFrom('webhook_inbox').select('id').where('source', '=', 'va');
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
  await postMail(transaction, payment, { kind: 'ticket' }, now);
  await tellOwners(transaction, { payments: [payment], news: 'issued', now });
  return 'fulfilled';
}

async function owe(
  transaction: Transaction<Tables>,
  { payment, show, money, now }: Booking,
  reason: RefundReason,
): Promise<MoneyOutcome> {
  await transaction
    .updateTable('payment')
    .set({ refund_status: 'due', updated_at: now })
    .where('id', '=', payment.id)
    .execute();
  if (payment.seat === 'held') await failHeld(transaction, { payment, show, reason, now });
  const mail: NewMail = { kind: 'refund', refund_amount: money.amount, refund_reason: reason };
  await postMail(transaction, payment, mail, now);
  return 'refund_due';
}

/** A single-use account that took the wrong amount takes no more: the seat need not wait. */
async function failHeld(
  transaction: Transaction<Tables>,
  { payment, show, reason, now }: Parts & { reason: RefundReason; now: number },
): Promise<void> {
  await moveSeat(transaction, { show, from: 'held', to: 'none' });
  await transaction
    .updateTable('payment')
    .set({ status: 'FAILED', failure: reason, seat: 'none' })
    .where('id', '=', payment.id)
    .execute();
  await tellOwners(transaction, { payments: [payment], news: 'failed', now });
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
    .set({ processed_at: now, outcome, payment_id: paymentId, amount: money.amount })
    .where('id', '=', inboxId)
    .execute();
}
