import { Hono } from 'hono';
import { handleChange } from '../cached-endpoint.js';
import type { ListCache } from '../list-cache.js';
import type { Ports } from '../ports.js';
import type { Buckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { cancelOwnShow } from '../show-cancel.js';
import { postponeOwnShow } from '../show-postpone.js';
import { stopStream } from '../stop-stream.js';

/**
 * What a host does to a show that people have tickets for; `cache` keeps lists of shows, `limit` is of what mails everybody
 * who has one.
 */
export function showChangeRoutes(ports: Ports, cache: ListCache, limit: Buckets): Hono<ServerEnv> {
  const { database, clock } = ports;
  const app = new Hono<ServerEnv>();

  handleChange(app, cache, 'POST /api/v1/room/video/:id/cancellation', async ({ params, body }, context) => {
    const { userId } = context.get('viewer');
    limit(String(userId));
    const data = await cancelOwnShow(database, { ...params, ...body, userId, now: clock() });
    await stopStream(ports, Number(data.id));
    return { data };
  });
  handleChange(app, cache, 'POST /api/v1/room/video/:id/postponement', async ({ params, body }, context) => {
    const { userId } = context.get('viewer');
    limit(String(userId));
    return { data: await postponeOwnShow(database, { ...params, ...body, userId, now: clock() }) };
  });
  return app;
}
