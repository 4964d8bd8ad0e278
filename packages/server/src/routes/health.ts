import { Hono } from 'hono';
import { sql } from 'kysely';
import { ApiError } from '../errors.js';
import type { Ports } from '../ports.js';
import { reply, type ServerEnv } from '../reply.js';

/** How long the database may take to say yes, in ms. */
const PATIENCE_MS = 2000;

/** Tells a start-up probe that the API answers and reaches its database. api.md I13. */
export function healthRoutes({ database }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/health', async (context) => {
    const isReached = await within(PATIENCE_MS, sql`select 1`.execute(database));
    if (!isReached) throw new ApiError('busy', 'The database does not answer', { retryAfter: 1 });
    return reply(context, 200, JSON.stringify({ data: { status: 'ok' } }));
  });
  return app;
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
