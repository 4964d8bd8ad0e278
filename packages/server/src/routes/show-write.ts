import { Hono } from 'hono';
import { refuseOthersThanArtists } from '../artist-only.js';
import { createHookUrls } from '../broadcast-hook.js';
import { handleChange } from '../cached-endpoint.js';
import { ApiError } from '../errors.js';
import { type IdempotencyKey, ownKey, readKey, readOptionalKey } from '../idempotency.js';
import type { ListCache } from '../list-cache.js';
import type { Ports } from '../ports.js';
import { type Buckets, createBuckets } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { createShowFormReader, type ShowFormRead } from '../show-form-read.js';
import { removeShow } from '../show-remove.js';
import { viewOwnShow } from '../show-rows.js';
import { changeShow, createShow, type ShowWish } from '../show-write.js';
import { stopStream } from '../stop-stream.js';
import { readOwnShow } from '../watch-right.js';

/**
 * Shows, as artists make them, change them and take them away; `cache` keeps lists of shows, `limitNews` slows down what
 * mails everybody with a ticket..
 */
export function showWriteRoutes(ports: Ports, cache: ListCache, limitNews: Buckets): Hono<ServerEnv> {
  const { database, clock, settings } = ports;
  const { urlOf: hookUrlOf } = createHookUrls(ports);
  const app = new Hono<ServerEnv>();
  const readForm = createShowFormReader(ports);
  // Each may bring four pictures to work on, and a video to keep.
  const limit = createBuckets({ burst: 30, perMinute: 10, clock });

  async function shown(id: number, userId: number) {
    const source = { database, apiUrl: settings.apiUrl };
    const data = await viewOwnShow(source, { id: String(id), userId, hookUrlOf });
    if (!data) throw new ApiError('show_not_found', 'Show not found');
    return { data };
  }

  handleChange(app, cache, 'POST /api/v1/room/video', async (_given, context) => {
    const { userId } = context.get('viewer');
    await refuseOthersThanArtists(database, userId);
    limit(String(userId));
    const form = await readForm(context.req.raw, userId);
    const made = await orDrop(form, (wish) => createShow(database, wish, keyOf(context, form.said)));
    if (!made.isNew) await form.drop();
    return shown(made.id, userId);
  });

  handleChange(app, cache, 'PUT /api/v1/room/video/:id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    // Before a long form is read to its end for nothing.
    await readOwnShow(database, rowId(params.id), userId);
    limit(String(userId));
    const form = await readForm(context.req.raw, userId);
    const changed = await orDrop(form, (wish) => changeShow(database, { ...wish, id: params.id, limitNews }));
    if (changed.isEnded) await stopStream(ports, changed.id);
    return shown(changed.id, userId);
  });

  handleChange(app, cache, 'DELETE /api/v1/room/video/:id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    const id = await removeShow(database, { id: params.id, userId, now: clock() });
    await stopStream(ports, id);
    return { data: { id } };
  });
  return app;
}

/** Keeps nothing of a form that came to nothing. */
async function orDrop<T>({ wish, drop }: ShowFormRead, write: (wish: ShowWish) => Promise<T>): Promise<T> {
  try {
    return await write(wish);
  } catch (thrown) {
    await drop();
    throw thrown;
  }
}

function keyOf(context: ServerContext, said: unknown): IdempotencyKey | undefined {
  if (!readOptionalKey(context)) return undefined;
  const { key, bodyHash } = readKey(context, said);
  return { key: ownKey(context.get('viewer').userId, key), bodyHash };
}
