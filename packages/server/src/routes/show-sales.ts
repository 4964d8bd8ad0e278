import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import { baseHeaders, type ServerContext, type ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { readSales } from '../show-sales.js';
import { salesTable } from '../show-sales-csv.js';
import { readOwnShow } from '../watch-right.js';

const TABLE = '/api/v1/room/video/:id/sales.csv';

/** How shows sell, for who makes them. */
export function showSalesRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  // Each reads all orders of a show.
  const limit = createBuckets({ burst: 60, perMinute: 60, clock });

  handle(app, 'GET /api/v1/room/video/:id/sales', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    limit(String(userId));
    return { data: await readSales(database, { ...params, userId, now: clock() }) };
  });

  app.get(TABLE, async (context: ServerContext) => {
    context.set('call', `GET ${TABLE}`);
    const { userId } = await context.get('authenticate')();
    limit(String(userId));
    const { id } = await readOwnShow(database, rowId(context.req.param('id') ?? ''), userId);
    const headers = {
      ...(context.get('headers') ?? baseHeaders),
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sales-${id}.csv"`,
    };
    return new Response(salesTable(database, id), { headers });
  });
  return app;
}
