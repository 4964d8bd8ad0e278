import type { Coupon } from '@panggung/core';
import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

/** Something that makes one ticket cheaper or free, once. T-16. */
export interface CouponTable {
  id: Generated<number>;
  title: string;
  season_id: string | null;
  coupon_type: Coupon['coupon_type'];
  /** USED exactly while it has a payment. */
  status: Defaulted<Coupon['status']>;
  verification: Defaulted<string>;
  user_id: number;
  description: Defaulted<string>;
  start_date: number | null;
  end_date: number | null;
  ticket_price: Defaulted<number>;
  ticket_type: Defaulted<string>;
  /** What it pays for; null once that payment failed. */
  payment_id: string | null;
  created_at: number;
}

/** An issued code: opens one ticket. */
export interface RedeemCodeTable {
  id: Generated<number>;
  room_id: number;
  code: string;
  payment_id: string | null;
  redeemed_at: number | null;
  created_at: number;
}

/** What makes a ticket cheaper, or opens one. */
export interface CouponTables {
  coupon: CouponTable;
  redeem_code: RedeemCodeTable;
}
