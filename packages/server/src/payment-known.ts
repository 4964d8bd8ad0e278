import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database.js';
import type { PaymentRow } from './payment-row.js';
import type { GatewayMoney, GatewaySource } from './ports.js';

/** Money that arrived for a payment, and how. */
export interface KnownMoney {
  payment: PaymentRow;
  money: GatewayMoney;
  /** No callback told of it. */
  isFound?: boolean;
  /** What its callback calls it besides. */
  otherId: unknown;
}

/** Found money that a callback told of before, or told money that was found before. */
export async function isKnown(
  transaction: Transaction<Tables>,
  { payment, money: { source }, isFound, otherId }: KnownMoney,
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
