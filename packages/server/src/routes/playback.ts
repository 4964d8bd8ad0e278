import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import type { Ports } from '../ports.js';
import { createRateLimit } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { watchingOf } from '../watching.js';

/** Tickets on screens: opened by a room token, then named by an id that only their own page knows. Ours. */
export function playbackRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { playbacks } = watchingOf(ports);
  const limit = createRateLimit(ports, { burst: 60, perMinute: 60 });

  /** A whole crowd watches behind one address: only what is refused counts. */
  async function limited<T>(context: ServerContext, run: () => Promise<T>): Promise<{ data: T }> {
    limit(context);
    const data = await run();
    limit.giveBack(context);
    return { data };
  }

  handle(app, 'POST /api/v1/playback', ({ body }, context) => limited(context, () => playbacks.open(body)));

  handle(app, 'POST /api/v1/playback/:id/renewal', ({ params }, context) =>
    limited(context, () => playbacks.renew(params.id)),
  );

  handle(app, 'DELETE /api/v1/playback/:id', ({ params: { id } }, context) =>
    limited(context, async () => {
      await playbacks.close(id);
      return { id };
    }),
  );
  return app;
}
