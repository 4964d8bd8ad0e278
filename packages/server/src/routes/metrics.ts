import { Hono } from 'hono';
import type { Level } from '../metrics.js';
import type { Ports } from '../ports.js';
import { readLevels } from '../queue-levels.js';
import { reply, type ServerEnv } from '../reply.js';

/** What a scraper reads; absent where nothing is counted. Keep it from the public at the proxy. */
export function metricsRoutes({ metrics, database }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  if (!metrics) return app;
  app.get('/metrics', async (context) => {
    const levels = await readLevels(database);
    for (const [of, value] of Object.entries(levels)) metrics.level(of as Level, Number(value));
    return reply(context, 200, await metrics.render(), { 'content-type': metrics.contentType });
  });
  return app;
}
