import type { Selectable } from 'kysely';
import type { Buyer } from './buyer.js';
import type { CouponTable, PaymentTable, PaymentTypeTable, RedeemCodeTable, ShowTable } from './database.js';
import { createEntryCode, createGuestCode, createSecretId } from './random.js';

export type PaymentRow = Selectable<PaymentTable>;
export type ShowRow = Selectable<ShowTable>;
export type MethodRow = Selectable<PaymentTypeTable>;
export type CouponRow = Selectable<CouponTable>;
export type RedeemCodeRow = Selectable<RedeemCodeTable>;

/** What a sale fixes about a payment; the rest starts empty. */
export type PaymentTerms = Pick<
  PaymentRow,
  | 'amount'
  | 'donate'
  | 'payment_type'
  | 'payment_type_id'
  | 'account_name'
  | 'expiration_date'
  | 'hold_expires_at'
> &
  Partial<Pick<PaymentRow, 'phone' | 'redeem_code'>> & { seat: 'held' | 'sold' };

export interface NewPayment {
  terms: PaymentTerms;
  showId: number;
  buyer: Buyer;
  partnerId: number | null;
  /** What it uses up. */
  couponId: number | null;
  redeemCodeId: number | null;
  /** The place in the waiting list whose seat it takes. */
  offerId: number | null;
  /** Epoch ms. */
  now: number;
}

/** The row of a new payment: pending while its seat is held, completed when it is sold at once. */
export function newPayment(made: NewPayment): PaymentRow {
  const { terms, showId, partnerId, couponId, redeemCodeId, offerId, now } = made;
  const id = createSecretId();
  const isSold = terms.seat === 'sold';
  return {
    ...nothingYet,
    ...terms,
    ...ownerOf(made.buyer),
    id,
    external_id: id,
    room_id: showId,
    partner_id: partnerId,
    coupon_id: couponId,
    redeem_code_id: redeemCodeId,
    offer_id: offerId,
    status: isSold ? 'COMPLETED' : 'PENDING',
    created_at: now,
    updated_at: now,
    completed_at: isSold ? now : null,
    entry_code: isSold ? createEntryCode() : null,
  };
}

/**
 * A guest's ticket is opened by a code. A person's bears no address: whoever it is for must not learn the buyer's, and
 * no guest finds it by one. AMB-127.
 */
function ownerOf(buyer: Buyer) {
  if (buyer.kind === 'guest') {
    return { user_id: null, for_user_id: null, email: buyer.email, code_guest: createGuestCode() };
  }
  return { user_id: buyer.user_id, for_user_id: buyer.for_user_id, email: null, code_guest: null };
}

const nothingYet = {
  refund_status: 'none',
  failure: null,
  account_number: null,
  payment_code: null,
  phone: null,
  checkout_url: null,
  qr_string: null,
  redeem_code: null,
  gateway_id: null,
  deleted_at: null,
  transferred_at: null,
  expired_ticket: 0,
  is_live_ticket: 0,
} as const;
