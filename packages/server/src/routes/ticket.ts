import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { readNextTicket, readTicket } from '../own-ticket.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { sellingOf } from '../selling.js';

/** What somebody signed in asks about tickets.. Its paths take what more exact ones leave. AMB-185. */
export function ticketRoutes(ports: Ports): Hono<ServerEnv> {
  const { view } = sellingOf(ports);
  const app = new Hono<ServerEnv>();
  const limitStrangers = createBuckets({ burst: 30, perMinute: 30, clock: ports.clock });

  handle(app, 'GET /api/v1/payment/user/:user_id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    const ticket = rowId(params.user_id) === userId ? await readNextTicket(ports, userId) : null;
    if (!ticket) throw new ApiError('payment_not_found', 'Ticket not found');
    return { data: await view.viewers(userId, ticket) };
  });

  handle(app, 'GET /api/v1/payment/:room_id/:for_user_id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    const asked = { userId: rowId(params.for_user_id), showId: rowId(params.room_id), viewerId: userId };
    if (asked.userId !== userId) limitStrangers(String(userId));
    const ticket = await readTicket(ports, asked);
    if (!ticket) throw new ApiError('ticket_not_found', 'Ticket not found');
    return { data: 'payment' in ticket ? await view.viewers(userId, ticket) : ticket };
  });
  return app;
}
