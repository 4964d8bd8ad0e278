import type { Selectable } from 'kysely';
import type { PaymentTable, PaymentTypeTable, ShowTable } from './database.js';
import { createGuestCode, createSecretId } from './random.js';

export type PaymentRow = Selectable<PaymentTable>;
export type ShowRow = Selectable<ShowTable>;
export type MethodRow = Selectable<PaymentTypeTable>;

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
> & { seat: 'held' | 'sold' };

export interface NewPayment {
  terms: PaymentTerms;
  showId: number;
  email: string;
  partnerId: number | null;
  /** Epoch ms. */
  now: number;
}

/** The row of a guest's new payment: pending while its seat is held, completed when it is sold at once. */
export function newPayment({ terms, showId, email, partnerId, now }: NewPayment): PaymentRow {
  const id = createSecretId();
  const isSold = terms.seat === 'sold';
  return {
    ...nothingYet,
    ...terms,
    id,
    external_id: id,
    room_id: showId,
    partner_id: partnerId,
    email,
    status: isSold ? 'COMPLETED' : 'PENDING',
    code_guest: createGuestCode(),
    created_at: now,
    updated_at: now,
    completed_at: isSold ? now : null,
  };
}

const nothingYet = {
  user_id: null,
  for_user_id: null,
  refund_status: 'none',
  failure: null,
  coupon_id: null,
  account_number: null,
  payment_code: null,
  phone: null,
  checkout_url: null,
  qr_string: null,
  redeem_code: null,
  redeem_code_id: null,
  gateway_id: null,
  offer_id: null,
  deleted_at: null,
  expired_ticket: 0,
  is_live_ticket: 0,
} as const;
