import type { GuestRetailOrderSchema, RetailOrderSchema } from '@panggung/core/contract';
import { Hono } from 'hono';
import type * as v from 'valibot';
import { handle } from '../endpoint.js';
import { listRequests, toRetailRequest } from '../payment-requests.js';
import { type ChannelWish, createOrders } from '../place-order.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';

type Body = v.InferOutput<typeof RetailOrderSchema> | v.InferOutput<typeof GuestRetailOrderSchema>;

/** Tickets paid at a counter. Q-40, api.md 58 to 60. */
export function paymentRetailRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const orders = createOrders(ports);

  handle(app, 'GET /api/v1/payment-retail', ({ query }, context) => {
    const { userId } = context.get('viewer');
    return listRequests(ports, { userId, category: 'RETAIL_OUTLET', query, view: toRetailRequest });
  });
  handle(app, 'POST /api/v1/payment-retail', ({ body }, context) => orders.pay(context, wishOf(body)));
  handle(app, 'POST /api/v1/payment-retail/guest', ({ body }, context) => orders.pay(context, wishOf(body)));
  return app;
}

function wishOf(body: Body): ChannelWish {
  const { room_id, retail_outlet_name, expected_amount, donate, coupon_id } = body;
  return {
    body,
    showId: room_id,
    category: 'RETAIL_OUTLET',
    channelCode: retail_outlet_name,
    total: expected_amount,
    donate,
    couponId: coupon_id,
  };
}
