import type { EwalletOrderSchema, GuestEwalletOrderSchema } from '@panggung/core/contract';
import { Hono } from 'hono';
import type * as v from 'valibot';
import { handle } from '../endpoint.js';
import { listRequests, toEwalletRequest } from '../payment-requests.js';
import { type ChannelWish, createOrders } from '../place-order.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';

type Body = v.InferOutput<typeof EwalletOrderSchema> | v.InferOutput<typeof GuestEwalletOrderSchema>;

/** Tickets paid with an e-wallet, QRIS among them. Q-39, api.md 55 to 57. */
export function paymentEwalletRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const orders = createOrders(ports);

  handle(app, 'GET /api/v1/payment-ewallet', ({ query }, context) => {
    const { userId } = context.get('viewer');
    return listRequests(ports, { userId, category: 'EWALLET', query, view: toEwalletRequest });
  });
  handle(app, 'POST /api/v1/payment-ewallet', ({ body }, context) => orders.pay(context, wishOf(body)));
  handle(app, 'POST /api/v1/payment-ewallet/guest', ({ body }, context) => orders.pay(context, wishOf(body)));
  return app;
}

function wishOf(body: Body): ChannelWish {
  const { room_id, ewallet_type, amount, donate, coupon_id, phone } = body;
  return {
    body,
    showId: room_id,
    category: 'EWALLET',
    channelCode: ewallet_type,
    total: amount,
    donate,
    couponId: coupon_id,
    phone,
  };
}
