import { Hono } from 'hono';
import { handleCached } from '../cached-endpoint.js';
import { handle } from '../endpoint.js';
import { createListCache } from '../list-cache.js';
import { listNotifications } from '../notification-rows.js';
import type { Ports } from '../ports.js';
import { readPromotion } from '../promotion-rows.js';
import type { ServerEnv } from '../reply.js';

/** What people are told. A foreign `user_id` is read over: whose they are, the bearer says., AMB-069. */
export function notificationRoutes({ database, clock, settings: { apiUrl } }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const cache = createListCache({ clock });
  const source = { database, apiUrl };

  handle(app, 'GET /api/v1/notification', ({ query }, context) =>
    listNotifications(database, context.get('viewer').userId, query),
  );
  handleCached(app, cache, 'GET /api/v1/promotion/:id', async ({ params }) => ({
    data: await readPromotion(source, params.id),
  }));
  return app;
}
