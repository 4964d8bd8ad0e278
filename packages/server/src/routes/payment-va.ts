import type { GuestVirtualAccountOrderSchema, VirtualAccountOrderSchema } from '@panggung/core/contract';
import { Hono } from 'hono';
import type * as v from 'valibot';
import { handle } from '../endpoint.js';
import { listRequests, toVirtualAccountRequest } from '../payment-requests.js';
import { type ChannelWish, createOrders } from '../place-order.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';

type Body =
  | v.InferOutput<typeof VirtualAccountOrderSchema>
  | v.InferOutput<typeof GuestVirtualAccountOrderSchema>;

/** Tickets paid into a virtual account. Q-41, api.md 61 to 63. */
export function paymentVaRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const orders = createOrders(ports);

  handle(app, 'GET /api/v1/payment-va', ({ query }, context) => {
    const { userId } = context.get('viewer');
    return listRequests(ports, { userId, category: 'VIRTUAL_ACCOUNT', query, view: toVirtualAccountRequest });
  });
  handle(app, 'POST /api/v1/payment-va', ({ body }, context) => orders.pay(context, wishOf(body)));
  handle(app, 'POST /api/v1/payment-va/guest', ({ body }, context) => orders.pay(context, wishOf(body)));
  return app;
}

function wishOf(body: Body): ChannelWish {
  const { room_id, bank_code, expected_amount, donate, coupon_id } = body;
  return {
    body,
    showId: room_id,
    category: 'VIRTUAL_ACCOUNT',
    channelCode: bank_code,
    total: expected_amount,
    donate,
    couponId: coupon_id,
  };
}
