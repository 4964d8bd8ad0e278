import { CouponListQuerySchema, CouponSchema } from './coupon.js';
import type { Endpoint } from './endpoint.js';
import { many } from './envelope.js';

/** Calls of what makes a ticket cheaper, or free. */
export const couponCalls = {
  'GET /api/v1/coupon': {
    summary: 'List the own coupons.',
    source: 'Q-42, api.md 39',
    needsSession: true,
    query: CouponListQuerySchema,
    reply: many(CouponSchema),
  },
} as const satisfies Record<string, Endpoint>;
