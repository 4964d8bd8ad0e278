import { sql, type Transaction } from 'kysely';
import type { Tables } from './database.js';
import type { PaymentRow } from './payment-row.js';

/** Gives back the coupons of payments that came to nothing; their shows must be locked. I-05. */
export async function freeCoupons(
  transaction: Transaction<Tables>,
  payments: readonly Pick<PaymentRow, 'id' | 'coupon_id'>[],
): Promise<void> {
  const ids = payments.flatMap(({ id, coupon_id }) => (coupon_id === null ? [] : id));
  if (!ids.length) return;
  await sql`
    update coupon set status = 'UNUSED', payment_id = null where id in (
      select id from coupon where payment_id = any(${ids}::text[]) order by id for update
    )
  `.execute(transaction);
}
