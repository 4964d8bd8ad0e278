import type { Call } from '@panggung/core/contract';
import { contract } from '@panggung/core/contract';
import type { Hono } from 'hono';
import { type Given, type Handler, readInput } from './endpoint.js';
import type { CachedBody, ListCache } from './list-cache.js';
import { reply, type ServerContext, type ServerEnv } from './reply.js';

/**
 * Answers a public call from the cache; its answer must depend on params and query alone, never on who asks.
 * @example handleCached(app, cache, 'GET /api/v1/show-popularity', ({ query }) => listPopular(database, query))
 */
export function handleCached<C extends Call>(
  app: Hono<ServerEnv>,
  cache: ListCache,
  call: C,
  handler: (given: Given<C>) => ReturnType<Handler<C>>,
): void {
  const [method = '', path = ''] = call.split(' ');
  app.on(method, path, async (context: ServerContext) => {
    context.set('call', call);
    const given = (await readInput(contract[call], context)) as Given<C>;
    const key = `${call} ${JSON.stringify(given)}`;
    const cached = await cache(key, async () => JSON.stringify(await handler(given)));
    return send(context, cached);
  });
}

function send(context: ServerContext, { body, etag }: CachedBody): Response {
  const headers = { etag, 'cache-control': 'public, max-age=1' };
  // A proxy that packs an answer may mark its name as weak.
  const known = context.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  const isKnown = known.some((name) => name === '*' || name.replace(/^W\//, '') === etag);
  return isKnown ? reply(context, 304, null, headers) : reply(context, 200, body, headers);
}
