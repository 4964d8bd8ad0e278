import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { refuseOthers } from '../own-user.js';
import { refreshWaiting } from '../payment-fresh.js';
import { listPayments } from '../payment-list.js';
import { readPayments } from '../payment-read.js';
import { releaseDeleted } from '../payment-release.js';
import { couponTerms } from '../payment-terms.js';
import { createOrders } from '../place-order.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { sellingOf } from '../selling.js';

/** What somebody signed in has bought or is about to buy., api.md 40 to 42. */
export function ownPaymentRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const orders = createOrders(ports);
  const { watch, view } = sellingOf(ports);

  handle(app, 'GET /api/v1/payment', async ({ query }, context) => {
    const { userId } = context.get('viewer');
    if (query.user_id !== undefined) refuseOthers(query.user_id, userId);
    const list = () => listPayments(ports, { userId, query });
    const known = await list();
    // Of what one gives nothing else tells how it stands.
    const isAsked = query.ticket_type === 'ticket_gift' && (await refreshWaiting(ports, known.data));
    const { data, page } = isAsked ? await list() : known;
    if (query.id !== undefined && !data.length) throw noPayment();
    return { data: await Promise.all(data.map((parts) => view.viewers(userId, parts))), page };
  });

  handle(app, 'POST /api/v1/payment', ({ body }, context) => {
    const { room_id, coupon_id, amount, donate } = body;
    if (amount + donate > 0) {
      throw new ApiError('amount_mismatch', 'Nothing is paid for a ticket that a coupon pays');
    }
    return orders.take(context, { body, showId: room_id, couponId: coupon_id, terms: couponTerms });
  });

  handle(app, 'DELETE /api/v1/payment/:id', async ({ params }, context) => {
    const id = String(params.id);
    const [found] = await readPayments(ports, { ids: [id] });
    if (found?.payment.user_id !== context.get('viewer').userId) throw noPayment();
    const { room_id: showId } = found.payment;
    if (!(await releaseDeleted(ports.database, { id, showId, now: ports.clock() }))) {
      throw new ApiError('payment_not_pending', 'Only a pending payment can be deleted');
    }
    watch.changed(id);
    return { data: { id } };
  });
  return app;
}

/** A payment of somebody else looks like none at all. */
function noPayment(): ApiError {
  return new ApiError('payment_not_found', 'Payment not found');
}
