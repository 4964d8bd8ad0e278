import { Hono } from 'hono';
import { createMasking, listBadwords } from '../badwords.js';
import { handleCached, handleChange } from '../cached-endpoint.js';
import { addComment, type CommentSource, countComments, listComments } from '../comments.js';
import { readOptionalKey } from '../idempotency.js';
import { createListCache } from '../list-cache.js';
import { refuseForeign } from '../own-user.js';
import { pageOfRows } from '../paging.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

/** What people write under shows, and the words they may not. K-05 to K-14, Q-49 to Q-51. */
export function commentRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock, settings } = ports;
  const app = new Hono<ServerEnv>();
  const source: CommentSource = { database, apiUrl: settings.apiUrl };
  const cache = createListCache({ clock });
  const mask = createMasking(ports);
  const limit = createBuckets({ burst: 10, perMinute: 15, clock });

  handleCached(app, cache, 'GET /api/v1/room-comment', ({ query: { room_video_id, ...query } }) =>
    listComments(source, { ...query, showId: rowId(room_video_id) }),
  );

  handleCached(app, cache, 'GET /api/v1/room-comment/count', async ({ query }) => ({
    data: { count: await countComments(database, rowId(query.room_video_id)) },
  }));

  handleChange(app, cache, 'POST /api/v1/room-comment', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    refuseForeign(body.user_id, userId);
    const key = readOptionalKey(context);
    limit(String(userId));
    const comment = await mask(body.comment);
    const wish = { userId, showId: rowId(body.room_video_id), comment, key, now: clock() };
    return { data: await addComment(source, wish) };
  });

  handleCached(app, cache, 'GET /api/v1/master/badword', async () =>
    pageOfRows(await listBadwords(database), { per_page: -1 }, ({ name }) => name),
  );
  return app;
}
