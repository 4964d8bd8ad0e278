import type { RefundReason } from '@panggung/core';
import type { Transaction } from 'kysely';
import type { Tables } from './database.js';
import { postMail } from './payment-mail.js';
import type { PaymentRow } from './payment-row.js';

export interface OwedMoney {
  payment: PaymentRow;
  /** In rupiah. */
  amount: number;
  reason: RefundReason;
  /** The callback that brought it; null where it bought a ticket that is worth nothing any more. */
  inboxId: number | null;
  /** Epoch ms. */
  now: number;
}

/** Notes a sum that is owed back, once, and tells who paid it. */
export async function oweRefund(
  transaction: Transaction<Tables>,
  { payment, amount, reason, inboxId, now }: OwedMoney,
): Promise<void> {
  const row = { payment_id: payment.id, inbox_id: inboxId, amount, reason, created_at: now };
  await transaction
    .insertInto('refund')
    .values({ ...row, way: null, gateway_ref: null, sent_at: null })
    .execute();
  await transaction
    .updateTable('payment')
    .set({ refund_status: 'due', updated_at: now })
    .where('id', '=', payment.id)
    .execute();
  await postMail(transaction, payment, { kind: 'refund', refund_amount: amount, refund_reason: reason }, now);
}
