import { Hono } from 'hono';
import { reportActivity, selectActivity } from '../activity.js';
import { handle } from '../endpoint.js';
import { readKey } from '../idempotency.js';
import { orderBy } from '../order-by.js';
import { refuseForeign } from '../own-user.js';
import { pageOf, slice } from '../paging.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';

const columns = { id: 'id', created_at: 'created_at' } as const;

/** What people did, each for themselves. Q-25, T-04. */
export function activityRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const limit = createBuckets({ burst: 30, perMinute: 30, clock });

  handle(app, 'POST /api/v1/log-activity', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    refuseForeign(body.user_id, userId);
    limit(String(userId));
    const { key } = readKey(context, body);
    const { user_id: _same, ...report } = body;
    return { data: await reportActivity(database, { ...report, userId, key, now: clock() }) };
  });

  handle(app, 'GET /api/v1/log-activity', async ({ query }, context) => {
    const { userId } = context.get('viewer');
    refuseForeign(query.user_id, userId);
    const wanted = slice(query);
    const own = selectActivity(database).where('user_id', '=', userId);
    const order = orderBy<'id' | 'created_at'>(query, {
      columns,
      fallback: [{ column: 'created_at', direction: 'desc' }],
    });
    const sorted = order
      .reduce((list, { column, direction }) => list.orderBy(column, direction), own)
      .orderBy('id', 'desc')
      .offset(wanted.offset);
    const [data, { total }] = await Promise.all([
      (wanted.limit === null ? sorted : sorted.limit(wanted.limit)).execute(),
      own
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return { data, page: pageOf(wanted, Number(total)) };
  });
  return app;
}
