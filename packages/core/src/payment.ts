/** The three states of a payment. H-38. */
export const paymentStatuses = ['PENDING', 'COMPLETED', 'FAILED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a payment that was in order counts no more: its show was called off, or its ticket given back. */
export const voidReasons = ['cancelled', 'returned'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** Why money is owed back. AMB-194. */
export const refundReasons = [
  'late',
  'wrong_amount',
  'paid_twice',
  'deleted',
  'overtaken',
  'cancelled',
  'returned',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** The kinds of payment channel. H-04. */
export const channelCategories = ['EWALLET', 'VIRTUAL_ACCOUNT', 'RETAIL_OUTLET'] as const;
export type ChannelCategory = (typeof channelCategories)[number];

/** What a payment's type says where no channel took money. G-04, I-10, AMB-117. */
export const FREE = 'FREE';
export const REDEEM_CODE = 'REDEEM_CODE';
export const COUPON = 'COUPON';

/** What a badge says about a payment; unknown statuses read as failed. E-31 to E-33, AMB-090. */
export function paymentBadge(status: string): PaymentStatus {
  return status === 'PENDING' || status === 'COMPLETED' ? status : 'FAILED';
}

/** What to do after asking for a payment's status: only FAILED fails, all else keeps waiting. H-33 to H-35, AMB-090. */
export function refreshOutcome(status: string): 'completed' | 'failed' | 'waiting' {
  if (status === 'COMPLETED') return 'completed';
  return status === 'FAILED' ? 'failed' : 'waiting';
}
