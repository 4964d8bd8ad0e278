import { Hono } from 'hono';
import { handleCached } from '../cached-endpoint.js';
import { createCountCache } from '../count-cache.js';
import { createListCache } from '../list-cache.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { listPopular, listShows, readShow } from '../show-rows.js';

/** Shows, as lists and one by one.. */
export function showRoutes({ database, clock, settings }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const source = { database, apiUrl: settings.apiUrl, counted: createCountCache({ clock }) };
  const cache = createListCache({ clock });
  handleCached(app, cache, 'GET /api/v1/room/video', ({ query }) => listShows(source, query));
  handleCached(app, cache, 'GET /api/v1/show-popularity', ({ query }) => listPopular(source, query));
  handleCached(app, cache, 'GET /api/v1/room/video/:id', async ({ params }) => ({
    data: await readShow(source, params.id),
  }));
  return app;
}
