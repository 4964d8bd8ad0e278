import type { ChannelCategory, PaymentStatus, PayWay, RefundReason } from '@panggung/core';
import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

export interface PaymentTypeTable {
  id: Generated<number>;
  name: string;
  picture: string | null;
  is_livemode: boolean;
  channel_code: string;
  channel_category: ChannelCategory;
  is_enabled: boolean;
  business_id: string;
  description: string;
  instruction: string;
  min_price: number;
  max_price: number;
  /** How long the buyer is told to have, in ms. */
  payment_window: number;
  /** How much longer the seat waits for money on its way, in ms. AMB-115. */
  payment_grace: number;
  sort: number;
  /** How one pays by it, and whether it asks for a phone number. */
  way: Defaulted<PayWay>;
  needs_phone: Defaulted<boolean>;
  /** Whether the gateway pays money back the way it came. */
  can_refund: Defaulted<boolean>;
}

export interface PaymentTable {
  /** Not guessable. */
  id: string;
  /** What the gateway knows the payment by: its id. */
  external_id: string;
  room_id: number;
  user_id: number | null;
  for_user_id: number | null;
  partner_id: number | null;
  payment_type_id: number | null;
  email: string | null;
  amount: number;
  donate: number;
  status: PaymentStatus;
  refund_status: Defaulted<'none' | 'due' | 'sent'>;
  /** Why it failed: expired, gateway_refused, deleted, ... ; null while it has not. */
  failure: string | null;
  payment_type: string;
  coupon_id: number | null;
  account_number: string | null;
  account_name: string | null;
  payment_code: string | null;
  phone: string | null;
  checkout_url: string | null;
  redeem_code: string | null;
  code_guest: string | null;
  /** When the buyer's time ends, and when the seat is let go (later, for money on its way). */
  expiration_date: number | null;
  hold_expires_at: number | null;
  expired_ticket: Defaulted<number>;
  is_live_ticket: Defaulted<number>;
  /** Whether it takes a seat now: `held` while pending, `sold` once paid, `none` otherwise. */
  seat: 'held' | 'sold' | 'none';
  created_at: number;
  updated_at: number;
  completed_at: number | null;
  /** What a QR code to pay with says. */
  qr_string: string | null;
  /** The issued code that opened it; a show's own code has no row. */
  redeem_code_id: number | null;
  /** What the gateway calls the account, code or charge it is paid by. */
  gateway_id: string | null;
  /** The place in the waiting list whose seat it took. */
  offer_id: number | null;
  /** When its buyer gave it up. */
  deleted_at: number | null;
  /** What it says at the door, from when it is paid on; another once it was sent on. */
  entry_code: string | null;
  /** When its first owner gave it away. */
  transferred_at: number | null;
}

/** An insert's key and the payment it made: a replay answers with that payment as it is now. */
export interface IdempotencyTable {
  key: string;
  body_hash: string;
  payment_id: string;
  created_at: number;
}

/** Money owed back. */
export interface RefundTable {
  id: Generated<number>;
  payment_id: string;
  /** The callback that brought it; null where a show was cancelled. */
  inbox_id: number | null;
  amount: number;
  reason: RefundReason;
  status: Defaulted<'due' | 'sent'>;
  /** How it was sent. */
  way: 'gateway' | 'by_hand' | null;
  gateway_ref: string | null;
  created_at: number;
  sent_at: number | null;
}

/** Payments, and the ways to make them. */
export interface PaymentTables {
  payment_type: PaymentTypeTable;
  payment: PaymentTable;
  idempotency: IdempotencyTable;
  refund: RefundTable;
}
