import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { pageOf, slice } from '../paging.js';
import type { Ports } from '../ports.js';
import type { ServerEnv, Viewer } from '../reply.js';

/** Where the person is signed in, and signing out there. AMB-195, api.md I15. */
export function sessionRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const openOf = ({ userId }: Viewer) =>
    database
      .selectFrom('session')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', clock());

  handle(app, 'GET /api/v1/session', async ({ query }, context) => {
    const viewer = context.get('viewer');
    const part = slice(query);
    const { total } = await openOf(viewer)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const newest = openOf(viewer)
      .select(['id', 'device_name', 'origin', 'created_at', 'last_used_at'])
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .offset(part.offset);
    const rows = await (part.limit === null ? newest : newest.limit(part.limit)).execute();
    const data = rows.map((row) => ({ ...row, is_current: row.id === viewer.sessionId }));
    return { data, page: pageOf(part, total) };
  });

  handle(app, 'DELETE /api/v1/session/:id', async ({ params: { id } }, context) => {
    const ended = await database
      .updateTable('session')
      .set({ ended_at: clock() })
      .where('id', 'in', openOf(context.get('viewer')).select('id').where('id', '=', id))
      .executeTakeFirst();
    if (!ended.numUpdatedRows) throw new ApiError('not_found', 'There is no such session');
    return { data: { id } };
  });
  return app;
}
