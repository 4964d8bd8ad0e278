import type { PaymentType } from '@panggung/core';
import type { Http } from './http.js';

/** The ways a guest may pay an amount, those not enabled or out of range left out. H-02, H-40. */
export async function guestPaymentTypes(http: Http, amount: number): Promise<PaymentType[]> {
  const { data } = await http.call('GET /api/v1/payment-type/guest', { query: { amount } });
  return data.filter(
    (type) =>
      type.is_enabled !== false && amount >= (type.min_price ?? 0) && amount <= (type.max_price ?? amount),
  );
}
