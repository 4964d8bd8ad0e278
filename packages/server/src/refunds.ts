import type { RefundReason } from '@panggung/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { askedOrder } from './channel-order.js';
import type { Tables } from './database.js';
import { readTold } from './payment-callback.js';
import { readParts, type WholeParts } from './payment-read.js';
import type { Ports } from './ports.js';

/** Money that is owed back. Times in epoch ms, money in rupiah. */
export interface DueRefund {
  id: number;
  payment_id: string;
  inbox_id: number | null;
  amount: number;
  reason: RefundReason;
  since: number;
  show: string;
  channel: string;
  /** Where whoever paid is reached. */
  contact: string;
}

/** What became of a sum: sent by the gateway, to be paid by hand, refused by the gateway for now, or paid back before. */
export interface SentRefund extends DueRefund {
  outcome: 'sent' | 'by_hand' | 'failed' | 'settled';
  /** Why it failed. */
  error?: string;
}

/** All that is owed back, longest first; of one payment alone where it is named. */
export async function listRefunds(database: Kysely<Tables>, paymentId?: string): Promise<DueRefund[]> {
  const refunds = database
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('show', 'show.id', 'payment.room_id')
    .leftJoin('payment_type', 'payment_type.id', 'payment.payment_type_id')
    .leftJoin('user_account', 'user_account.id', 'payment.user_id')
    .select([
      'refund.id',
      'refund.payment_id',
      'refund.inbox_id',
      'refund.amount',
      'refund.reason',
      'refund.created_at as since',
      'show.name as show',
      sql<string>`coalesce(payment_type.name, payment.payment_type)`.as('channel'),
      sql<string>`coalesce(payment.email, user_account.email, '')`.as('contact'),
    ])
    .where('refund.status', '=', 'due')
    .orderBy('refund.id');
  return (paymentId === undefined ? refunds : refunds.where('refund.payment_id', '=', paymentId)).execute();
}

/**
 * Pays back what can go the way it came; the rest is paid by hand. Asked again, nothing is sent twice.
 * @example await sendRefunds(ports, await listRefunds(ports.database))
 */
export async function sendRefunds(ports: Ports, due: readonly DueRefund[]): Promise<SentRefund[]> {
  const sent: SentRefund[] = [];
  for (const refund of due) sent.push({ ...refund, ...(await sendRefund(ports, refund)) });
  return sent;
}

type Outcome = Pick<SentRefund, 'outcome' | 'error'>;

/** Locked until it is noted: whoever sends or notes the same sum meanwhile waits, and finds it paid back. */
function sendRefund({ database, gateway, clock }: Ports, refund: DueRefund): Promise<Outcome> {
  return database.transaction().execute(async (transaction): Promise<Outcome> => {
    if (!(await lockDue(transaction, refund.id))) return { outcome: 'settled' };
    const [parts] = await readParts(transaction, [refund.payment_id]);
    if (!parts?.method?.can_refund) return { outcome: 'by_hand' };
    const order = await refundOrder(transaction, refund, parts);
    try {
      const answer = await gateway.refund(order);
      if (answer === 'unsupported') return { outcome: 'by_hand' };
      await close(transaction, [refund.id], { way: 'gateway', gateway_ref: answer.ref, now: clock() });
      return { outcome: 'sent' };
    } catch (error) {
      return { outcome: 'failed', error: (error as Error).message };
    }
  });
}

async function lockDue(transaction: Transaction<Tables>, id: number): Promise<boolean> {
  const due = transaction.selectFrom('refund').select('id').where('id', '=', id).where('status', '=', 'due');
  return Boolean(await due.forUpdate().executeTakeFirst());
}

async function refundOrder(database: Kysely<Tables>, refund: DueRefund, { payment, method }: WholeParts) {
  if (!method) throw new Error('Nothing was paid by a channel');
  return {
    ...askedOrder({ payment, method }),
    paymentId: await moneyName(database, refund),
    reference: `refund-${refund.id}`,
    amount: refund.amount,
    reason: refund.reason === 'cancelled' ? 'CANCELLATION' : 'REQUESTED_BY_CUSTOMER',
  };
}

/** The gateway's name for the money: its own callback told it, or the one that had bought the ticket. */
async function moneyName(database: Kysely<Tables>, { inbox_id, payment_id }: DueRefund): Promise<string> {
  const inbox = database.selectFrom('webhook_inbox').select(['source', 'dedupe_key', 'payload']);
  const bought = inbox.where('payment_id', '=', payment_id).where('outcome', '=', 'fulfilled').orderBy('id');
  const row = await (inbox_id === null ? bought : inbox.where('id', '=', inbox_id)).executeTakeFirst();
  return row ? readTold(row).paymentId : payment_id;
}

/** Notes that somebody has paid a payment's sums back by hand; answers how many were due. */
export async function markSent(database: Kysely<Tables>, paymentId: string, now: number): Promise<number> {
  const due = await listRefunds(database, paymentId);
  const ids = due.map(({ id }) => id);
  if (!ids.length) return 0;
  const noted = { way: 'by_hand', gateway_ref: null, now } as const;
  return database.transaction().execute((transaction) => close(transaction, ids, noted));
}

interface Closing {
  way: 'gateway' | 'by_hand';
  gateway_ref: string | null;
  now: number;
}

/**
 * A payment's money is sent once none of its sums is due any more; of who has left nothing is needed from then on. Answers
 * how many of these were.
 */
async function close(
  transaction: Transaction<Tables>,
  ids: readonly number[],
  { way, gateway_ref, now }: Closing,
): Promise<number> {
  const sent = transaction.updateTable('refund').set({ status: 'sent', way, gateway_ref, sent_at: now });
  const rows = await sent
    .where('id', 'in', ids)
    .where('status', '=', 'due')
    .returning('payment_id')
    .execute();
  const payments = [...new Set(rows.map(({ payment_id }) => payment_id))];
  await sql`
    update payment set refund_status = 'sent', updated_at = ${now}::bigint,
      email = case when exists (
        select 1 from user_account where user_account.id = user_id and user_account.deleted_at is not null
      ) then null else email end
    where id = any(${payments}::text[])
      and not exists (select 1 from refund where refund.payment_id = payment.id and refund.status = 'due')
  `.execute(transaction);
  return rows.length;
}
