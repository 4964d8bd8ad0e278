import { Hono } from 'hono';
import { createHookUrls, HookSchema, newsOf } from '../broadcast-hook.js';
import { hearNews } from '../broadcast-life.js';
import { check } from '../check-input.js';
import { readJson } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { Ports } from '../ports.js';
import { createRateLimit } from '../rate-limit.js';
import { reply, type ServerContext, type ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

const PATH = '/api/v1/room/video/:id/hook';

/** Where the media server tells that a show is on air, off air or recorded. I7, AMB-152. */
export function broadcastHookRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const hooks = createHookUrls(ports);
  const limit = createRateLimit(ports, { burst: 60, perMinute: 60 });

  app.post(PATH, async (context: ServerContext) => {
    context.set('call', `POST ${PATH}`);
    limit(context);
    const showId = rowId(context.req.param('id') ?? '');
    const secret = context.req.query('secret') ?? '';
    if (showId === null || !(await hooks.isRight(showId, secret))) {
      throw new ApiError('callback_unauthorized', 'The secret of the hook is wrong');
    }
    limit.giveBack(context);
    const now = ports.clock();
    const news = newsOf(check(HookSchema, await readHook(context)), { showId, now });
    if (news) await hearNews(ports.database, { showId, news, now });
    return reply(context, 200, JSON.stringify({ data: { status: news ? 'kept' : 'ignored' } }));
  });
  return app;
}

/** JSON, or a form where the media server is set up so. */
async function readHook(context: ServerContext): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return readJson(context.req.raw);
  const announced = Number(context.req.header('content-length') ?? 0);
  if (announced > 10_000) throw new ApiError('invalid_request', 'The body is too large');
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}
