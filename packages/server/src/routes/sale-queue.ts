import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { createOrderLimit } from '../order-limit.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { TICKET_HEADER } from '../sale-queue.js';
import { sellingOf } from '../selling.js';

/** New places an address may take for each order it may place: thousands of people stand behind one. */
const PLACES_PER_ORDER = 4;

/** The line before a sale that opens at a set time. Ours, AMB-198. */
export function saleQueueRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { saleQueue } = sellingOf(ports);
  const limitPlaces = createOrderLimit(ports, PLACES_PER_ORDER);

  handle(app, 'POST /api/v1/sale-queue', async ({ body: { room_id, ticket } }, context) => {
    const wish = { showId: rowId(room_id) ?? 0, ticket, limit: () => limitPlaces(context) };
    return { data: await saleQueue.enter(wish) };
  });

  handle(app, 'GET /api/v1/sale-queue', async ({ query }, context) => {
    const ticket = context.req.header(TICKET_HEADER);
    return { data: await saleQueue.look({ showId: rowId(query.room_id) ?? 0, ticket }) };
  });
  return app;
}
