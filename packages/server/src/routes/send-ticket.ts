import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { readPayments } from '../payment-read.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { sellingOf } from '../selling.js';
import { sendTicket } from '../send-ticket.js';

/** Giving a ticket away that one has. Q-59, api.md 50. */
export function sendTicketRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { view, watch } = sellingOf(ports);
  // What is refused tells of the receiver: it is asked for only so often.
  const limit = createBuckets({ burst: 20, perMinute: 10, clock: ports.clock });

  handle(app, 'PATCH /api/v1/send-ticket/:id', async ({ params, body }, context) => {
    const { userId: giverId } = context.get('viewer');
    limit(String(giverId));
    const paymentId = String(params.id);
    const receiverId = rowId(body.for_user_id);
    await sendTicket(ports.database, { paymentId, giverId, receiverId, now: ports.clock() });
    watch.changed(paymentId);
    const [sent] = await readPayments(ports, { ids: [paymentId] });
    if (!sent) throw new ApiError('payment_not_found', 'Payment not found');
    return { data: await view.viewers(giverId, sent) };
  });
  return app;
}
