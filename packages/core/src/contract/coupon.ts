import * as v from 'valibot';
import { couponTypes } from '../coupon.js';
import { IdSchema, listQuery } from './envelope.js';

const time = v.nullable(v.number());

/** Something that makes one ticket cheaper or free, once. T-16. Money in rupiah, times in epoch ms. */
export const CouponSchema = v.object({
  id: IdSchema,
  title: v.string(),
  season_id: v.nullable(v.string()),
  coupon_type: v.picklist(couponTypes),
  /** UNUSED until a payment takes it, then USED; UNUSED again when that payment fails. */
  status: v.picklist(['UNUSED', 'USED']),
  /** VERIFIED, or a word that keeps it from being used. */
  verification: v.string(),
  user_id: IdSchema,
  description: v.string(),
  /** First and last moment it counts; null is open. AMB-107. */
  start_date: time,
  end_date: time,
  /** Kept only. AMB-107. */
  ticket_price: v.number(),
  /** Of which shows; empty is all that are paid for. AMB-107. */
  ticket_type: v.string(),
});
export type Coupon = v.InferOutput<typeof CouponSchema>;

/** The own coupons; whose they are, the bearer says. `ticket_type` finds those for all shows, too. I-01, I-13. */
export const CouponListQuerySchema = v.object({
  ...listQuery,
  user_id: v.optional(IdSchema),
  status: v.optional(v.picklist(['UNUSED', 'USED'])),
  verification: v.optional(v.string()),
  ticket_type: v.optional(v.string()),
});
export type CouponListQuery = v.InferInput<typeof CouponListQuerySchema>;
