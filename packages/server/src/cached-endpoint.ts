import type { Call } from '@panggung/core/contract';
import { contract } from '@panggung/core/contract';
import type { Hono } from 'hono';
import { takesEncoding } from './accept-encoding.js';
import { type Given, type Handler, handle, readInput } from './endpoint.js';
import { ApiError } from './errors.js';
import type { CachedBody, ListCache } from './list-cache.js';
import { baseHeaders, reply, type ServerContext, type ServerEnv, type Viewer } from './reply.js';

/** What one person sees of a call that everybody may make; null where it is what everybody sees. */
export type OwnHandler<C extends Call> = (
  given: Given<C>,
  viewer: Viewer,
) => Promise<Awaited<ReturnType<Handler<C>>> | null>;

/**
 * Answers a public call from the cache; its answer must depend on params and query alone. With `own`, somebody signed
 * in may get another answer, which nothing keeps.
 * @example handleCached(app, cache, 'GET /api/v1/show-popularity', ({ query }) => listPopular(database, query))
 */
export function handleCached<C extends Call>(
  app: Hono<ServerEnv>,
  cache: ListCache,
  call: C,
  handler: (given: Given<C>) => ReturnType<Handler<C>>,
  own?: OwnHandler<C>,
): void {
  const [method = '', path = ''] = call.split(' ');
  app.on(method, path, async (context: ServerContext) => {
    context.set('call', call);
    const given = (await readInput(contract[call], context)) as Given<C>;
    const viewer = own && (await whoever(context));
    const theirs = viewer ? await own(given, viewer) : null;
    if (theirs) return reply(context, 200, JSON.stringify(theirs), byBearer(context));
    const key = `${call} ${JSON.stringify(given)}`;
    const cached = await cache(key, async () => JSON.stringify(await handler(given)));
    return sendCached(context, cached, own && byBearer(context));
  });
}

/**
 * Answers a call that changes what a cache keeps: once it is done, nothing of before is shown.
 * @example handleChange(app, cache, 'DELETE /api/v1/banner/:id', async ({ params }) => removeBanner(source, params.id))
 */
export function handleChange<C extends Call>(
  app: Hono<ServerEnv>,
  cache: ListCache,
  call: C,
  handler: Handler<C>,
): void {
  handle(app, call, async (given, context) => {
    const changed = await handler(given, context);
    cache.forget();
    return changed;
  });
}

/** Who shows a bearer that holds; with any other one looks as a visitor. */
async function whoever(context: ServerContext): Promise<Viewer | null> {
  if (!context.req.header('authorization')) return null;
  return context
    .get('authenticate')()
    .catch((error) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
}

/** No cache may show one person's answer to another. */
function byBearer(context: ServerContext): Record<string, string> {
  const { vary } = context.get('headers') ?? baseHeaders;
  return { vary: `${vary}, Authorization` };
}

/** Below this many characters packing saves no packet. */
const SMALLEST_PACKED = 1024;

/** Sends a body with its name, packed where that helps, or says that the caller has it; with further headers. */
export async function sendCached(
  context: ServerContext,
  { body, etag, packed }: CachedBody,
  more?: Record<string, string>,
): Promise<Response> {
  const vary = `${more?.vary ?? context.get('headers')?.vary ?? baseHeaders.vary}, Accept-Encoding`;
  const headers = { etag, 'cache-control': 'public, max-age=1', ...more, vary };
  // What is packed has a weak name, whoever packed it: RFC 9110, 8.8.1.
  const known = context.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((name) => name === '*' || name.replace(/^W\//, '') === etag)) {
    return reply(context, 304, null, headers);
  }
  const isPacked =
    body.length >= SMALLEST_PACKED && takesEncoding(context.req.header('accept-encoding'), 'gzip');
  if (!isPacked) return reply(context, 200, body, headers);
  return reply(context, 200, await packed(), { ...headers, etag: `W/${etag}`, 'content-encoding': 'gzip' });
}
