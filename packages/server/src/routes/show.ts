import { Hono } from 'hono';
import { createHookUrls } from '../broadcast-hook.js';
import { handleCached } from '../cached-endpoint.js';
import { createCountCache } from '../count-cache.js';
import type { ListCache } from '../list-cache.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { listPopular, listShows, readShow, viewOwnShow } from '../show-rows.js';

/** Shows, as lists and one by one, kept in `cache`; their creator sees more of them., AMB-088. */
export function showRoutes({ database, clock, settings }: Ports, cache: ListCache): Hono<ServerEnv> {
  const { urlOf: hookUrlOf } = createHookUrls({ settings });
  const app = new Hono<ServerEnv>();
  /** Whoever makes shows sees at once how many they are. */
  const own = { database, apiUrl: settings.apiUrl };
  const source = { ...own, counted: createCountCache({ clock }) };
  handleCached(
    app,
    cache,
    'GET /api/v1/room/video',
    ({ query }) => listShows(source, query),
    async ({ query }, { userId }) =>
      query.user_id !== undefined && rowId(query.user_id) === userId
        ? listShows(own, query, { hookUrlOf })
        : null,
  );
  handleCached(app, cache, 'GET /api/v1/show-popularity', ({ query }) => listPopular(source, query));
  handleCached(
    app,
    cache,
    'GET /api/v1/room/video/:id',
    async ({ params }) => ({ data: await readShow(source, params.id) }),
    async ({ params }, { userId }) => {
      const data = await viewOwnShow(source, { id: params.id, userId, hookUrlOf });
      return data && { data };
    },
  );
  return app;
}
