import { REDEEM_CODE, type SendingRefusal } from '@panggung/core';
import type { Kysely, Transaction } from 'kysely';
import { hasEnded } from './active-ticket.js';
import { type AccountBuyer, isGift, readReceiver } from './buyer.js';
import { lockShows } from './claim-seats.js';
import { hasTicket } from './claim-traces.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { tellOfTransfer } from './notification-write.js';
import { postTransferMails } from './payment-mail.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import { createEntryCode } from './random.js';
import { CANCELLED } from './sale-open.js';
import type { UserRow } from './user-view.js';

/** Somebody's wish to give a ticket of theirs away. */
export interface Sending {
  paymentId: string;
  giverId: number;
  receiverId: number | null;
  /** Epoch ms. */
  now: number;
}

/**
 * Gives a ticket to somebody else: its old codes open nothing any more, and both are told. Asked again with the same
 * receiver, it changes nothing. L-30, L-31, AMB-145.
 * @throws ApiError `payment_not_found`, `ticket_not_sendable`, `ticket_exists`, `own_show`, `account_not_found`,
 * `receiver_incomplete`
 */
export async function sendTicket(database: Kysely<Tables>, sending: Sending): Promise<void> {
  const showId = await findShow(database, sending);
  await database.transaction().execute(async (transaction) => {
    const [show] = await lockShows(transaction, [showId]);
    const payment = await lockPayment(transaction, sending.paymentId);
    if (!show || isSent(payment, sending)) return;
    await refuseUnsendable(transaction, { payment, show, ...sending });
    const receiver = await readReceiver(transaction, sending.receiverId);
    await refuseReceiver(transaction, { receiver, show, ...sending });
    await handOver(transaction, { payment, show, receiver, now: sending.now });
  });
}

/** A ticket of somebody else looks like none at all. */
async function findShow(database: Kysely<Tables>, { paymentId, giverId }: Sending): Promise<number> {
  const payments = database.selectFrom('payment').select('room_id').where('id', '=', paymentId);
  const own = payments.where(({ eb, or }) =>
    or([eb('user_id', '=', giverId), eb('for_user_id', '=', giverId)]),
  );
  const found = await own.executeTakeFirst();
  if (!found) throw new ApiError('payment_not_found', 'Payment not found');
  return found.room_id;
}

/** Locked, too: whoever is at a door with it at this moment is let in first, or not at all. */
function lockPayment(transaction: Transaction<Tables>, id: string): Promise<PaymentRow> {
  const payment = transaction.selectFrom('payment').selectAll().where('id', '=', id);
  return payment.forUpdate().executeTakeFirstOrThrow();
}

/** A lost answer, a second click: the same wish has come true already. */
function isSent(payment: PaymentRow, { giverId, receiverId }: Sending): boolean {
  const { transferred_at, user_id, for_user_id } = payment;
  return transferred_at !== null && user_id === giverId && for_user_id === receiverId;
}

type Sendable = Sending & { payment: PaymentRow; show: ShowRow };

async function refuseUnsendable(transaction: Transaction<Tables>, sendable: Sendable): Promise<void> {
  const inside = () => isInside(transaction, sendable.payment.id);
  const reason = refusalOf(sendable) ?? ((await inside()) ? 'inside' : null);
  if (reason) throw new ApiError('ticket_not_sendable', refusals[reason], { reason });
}

const refusals: Record<SendingRefusal, string> = {
  not_paid: 'This ticket is not paid',
  over: 'This show is over',
  inside: 'Somebody is inside with this ticket already',
  redeemed: 'A ticket got for a redeem code cannot be sent',
  gift: 'A ticket that was a gift cannot be sent',
  given: 'This ticket was sent to somebody else already',
};

/** What speaks against it wherever its holder is. */
function refusalOf({ payment, show, giverId, now }: Sendable): SendingRefusal | null {
  const { transferred_at, user_id } = payment;
  if (isGift(payment)) return transferred_at !== null && user_id === giverId ? 'given' : 'gift';
  if (payment.payment_type === REDEEM_CODE) return 'redeemed';
  const isAhead = show.video_status !== 'ENDED' && show.status !== CANCELLED && show.deleted_at === null;
  if (!isAhead || hasEnded(payment, now)) return 'over';
  return payment.status === 'COMPLETED' ? null : 'not_paid';
}

/** Who came in by it keeps it. */
async function isInside(transaction: Transaction<Tables>, paymentId: string): Promise<boolean> {
  const admissions = transaction.selectFrom('admission').select('id').where('payment_id', '=', paymentId);
  return Boolean(await admissions.where('undone_at', 'is', null).executeTakeFirst());
}

interface Receiving extends Sending {
  receiver: UserRow;
  show: ShowRow;
}

/** What a purchase for them would be refused for. L-29. */
async function refuseReceiver(
  transaction: Transaction<Tables>,
  { receiver, show, giverId, now }: Receiving,
): Promise<void> {
  if (receiver.id === show.video_created_id) {
    throw new ApiError('own_show', 'Nobody needs a ticket for their own show');
  }
  const buyer: AccountBuyer = {
    kind: 'account',
    user_id: giverId,
    for_user_id: receiver.id,
    email: receiver.email,
    forEmail: receiver.email,
    fullName: receiver.full_name,
  };
  if (receiver.id === giverId || (await hasTicket(transaction, { showId: show.id, buyer }, now))) {
    throw new ApiError('ticket_exists', 'User Already has Ticket');
  }
}

interface HandOver {
  payment: PaymentRow;
  show: ShowRow;
  receiver: UserRow;
  now: number;
}

/** A guest's code it once had would still open it, and a guest's address is not the receiver's to know. */
async function handOver(
  transaction: Transaction<Tables>,
  { payment, show, receiver, now }: HandOver,
): Promise<void> {
  const change = {
    for_user_id: receiver.id,
    entry_code: createEntryCode(),
    code_guest: null,
    email: null,
    transferred_at: now,
    updated_at: now,
  };
  await transaction.updateTable('payment').set(change).where('id', '=', payment.id).execute();
  const sent = { ...payment, ...change };
  await tellOfTransfer(transaction, { payment: sent, show, receiver, now });
  await postTransferMails(transaction, sent, now);
}
