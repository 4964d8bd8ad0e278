import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import { isReminded, setReminder } from '../reminders.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

/** Who is mailed before which show. Ours. */
export function reminderRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const limit = createBuckets({ burst: 30, perMinute: 60, clock });

  handle(app, 'GET /api/v1/reminder', async ({ query }, context) => {
    const { userId } = context.get('viewer');
    return {
      data: { is_reminded: await isReminded(database, { userId, showId: rowId(query.room_video_id) }) },
    };
  });

  handle(app, 'POST /api/v1/reminder', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    limit(String(userId));
    const wish = { userId, showId: rowId(body.room_video_id), isReminded: body.is_reminded, now: clock() };
    return { data: { is_reminded: await setReminder(database, wish) } };
  });
  return app;
}
