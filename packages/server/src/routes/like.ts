import { Hono } from 'hono';
import { handleCached, handleChange } from '../cached-endpoint.js';
import { handle } from '../endpoint.js';
import { countLikes, isLiked, setLike } from '../likes.js';
import { createListCache } from '../list-cache.js';
import { refuseForeign } from '../own-user.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

/** Who likes which show. K-01 to K-04, Q-48. */
export function likeRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const cache = createListCache({ clock });
  const limit = createBuckets({ burst: 30, perMinute: 60, clock });

  handle(app, 'GET /api/v1/room-like', async ({ query }, context) => {
    const { userId } = context.get('viewer');
    refuseForeign(query.user_id, userId);
    return { data: { is_like: await isLiked(database, { userId, showId: rowId(query.room_video_id) }) } };
  });

  handleChange(app, cache, 'POST /api/v1/room-like', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    refuseForeign(body.user_id, userId);
    limit(String(userId));
    const wish = { userId, showId: rowId(body.room_video_id), isLike: body.is_like, now: clock() };
    return { data: await setLike(database, wish) };
  });

  handleCached(app, cache, 'GET /api/v1/room-like/count', async ({ query }) => ({
    data: { count: await countLikes(database, rowId(query.room_video_id)) },
  }));
  return app;
}
