import { Hono } from 'hono';
import { listCoupons } from '../coupon-rows.js';
import { handle } from '../endpoint.js';
import { refuseForeign } from '../own-user.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';

/** The coupons of whoever asks. Q-42, api.md 39. */
export function couponRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();

  handle(app, 'GET /api/v1/coupon', ({ query }, context) => {
    const { userId } = context.get('viewer');
    refuseForeign(query.user_id, userId);
    return listCoupons(database, { userId, query, now: clock() });
  });
  return app;
}
