/** Money on its way back. Amounts are rupiah, times epoch ms. */
export interface Refund {
  id: string;
  charge_id: string;
  payment_id: string;
  /** The merchant's own name for it: asking again with the same one sends nothing twice. */
  reference_id: string;
  amount: number;
  reason: string;
  created_at: number;
}
