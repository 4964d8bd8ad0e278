import { type Kysely, sql } from 'kysely';
import { isGift } from './buyer.js';
import type { Tables } from './database.js';
import type { OutboxMail } from './mail-row.js';
import type { PaymentRow } from './payment-row.js';

/** A mail to send, and what only it knows. */
export type NewMail = Pick<OutboxMail, 'kind'> & Partial<Pick<OutboxMail, 'refund_amount' | 'refund_reason'>>;

/** Who a payment concerns: its buyer, and whose ticket it is. */
type Concerned = Pick<PaymentRow, 'id' | 'email' | 'user_id' | 'for_user_id'>;

/** Puts a mail to the buyer of a payment into the outbox; within a transaction it goes out only if that is kept. */
export async function postMail(
  database: Kysely<Tables>,
  { id, email, user_id }: Concerned,
  mail: NewMail,
  now: number,
): Promise<void> {
  await post(database, { id, email, userId: user_id }, mail, now);
}

/** The receipt to the buyer, and word of it to whom the ticket was bought for. */
export async function postTicketMails(
  database: Kysely<Tables>,
  payment: Concerned,
  now: number,
): Promise<void> {
  await postMail(database, payment, { kind: 'ticket' }, now);
  if (isGift(payment)) await postToReceiver(database, payment, { kind: 'gift' }, now);
  if (await wasPutOff(database, payment, now)) {
    const news = { kind: 'postponed' } as const;
    if (isGift(payment)) await postToReceiver(database, payment, news, now);
    else await postMail(database, payment, news, now);
  }
}

/** Whether the show was put off since it was ordered: its owner has a way to give the ticket back then. */
async function wasPutOff(database: Kysely<Tables>, { id }: Concerned, now: number): Promise<boolean> {
  const payments = database
    .selectFrom('payment')
    .innerJoin('show_change', 'show_change.room_id', 'payment.room_id');
  const putOff = payments.where('payment.id', '=', id).where('kind', '=', 'postponed');
  const found = putOff.where('return_until', '>', now).whereRef('payment.created_at', '<=', 'changed_at');
  return Boolean(await found.select('payment.id').executeTakeFirst());
}

/** Word to both of whom a ticket went from and to. */
export async function postTransferMails(
  database: Kysely<Tables>,
  payment: Concerned,
  now: number,
): Promise<void> {
  await postMail(database, payment, { kind: 'transfer' }, now);
  await postToReceiver(database, payment, { kind: 'gift' }, now);
  // The links of before were for who had it then.
  if (await wasPutOff(database, payment, now)) {
    await postToReceiver(database, payment, { kind: 'postponed' }, now);
  }
}

/** A mail to whose ticket it is. */
async function postToReceiver(
  database: Kysely<Tables>,
  { id, for_user_id }: Concerned,
  mail: NewMail,
  now: number,
): Promise<void> {
  await post(database, { id, email: null, userId: for_user_id }, mail, now);
}

interface Recipient {
  id: string;
  email: string | null;
  userId: number | null;
}

/** A payment of an account has no address of its own: the account's counts. */
async function post(
  database: Kysely<Tables>,
  { id, email, userId }: Recipient,
  { kind, refund_amount = null, refund_reason = null }: NewMail,
  now: number,
): Promise<void> {
  await sql`
    insert into mail_outbox (kind, payment_id, recipient, refund_amount, refund_reason, created_at, next_attempt_at)
    select ${kind}, ${id}, known.email, ${refund_amount}::bigint, ${refund_reason}, ${now}::bigint, ${now}::bigint
    from (
      select coalesce(${email}::text, (select email from user_account where id = ${userId}::bigint)) as email
    ) as known where known.email is not null
  `.execute(database);
}
