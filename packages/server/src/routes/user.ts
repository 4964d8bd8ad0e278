import { Hono } from 'hono';
import { isRegistered } from '../buyer.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { refuseOthers } from '../own-user.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { listUsers } from '../user-list.js';
import { changeProfile, readUser } from '../user-profile.js';
import { toReceiver, toStranger, toUser } from '../user-view.js';

/** People, as they see themselves and as others see them.. */
export function userRoutes({ database, clock, settings: { apiUrl } }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const limitSearches = createBuckets({ burst: 30, perMinute: 30, clock });
  const limitLists = createBuckets({ burst: 30, perMinute: 30, clock });

  handle(app, 'GET /api/v1/user', ({ query }, context) => {
    limitLists(String(context.get('viewer').userId));
    return listUsers({ database, apiUrl }, query);
  });

  handle(app, 'GET /api/v1/user/email', async ({ query: { email } }, context) => {
    limitSearches(String(context.get('viewer').userId));
    const found = database.selectFrom('user_account').selectAll().where('email', '=', email);
    const row = await found.executeTakeFirst();
    if (!isRegistered(row)) throw new ApiError('account_not_found', 'Account not found');
    return { data: toReceiver(row, apiUrl) };
  });

  handle(app, 'GET /api/v1/user/:id', async ({ params }, context) => {
    const row = await readUser(database, rowId(params.id));
    const isSelf = row.id === context.get('viewer').userId;
    return { data: isSelf ? toUser(row, apiUrl) : toStranger(row, apiUrl) };
  });

  handle(app, 'PUT /api/v1/user/:id', async ({ params, body }, context) => {
    const { userId } = context.get('viewer');
    refuseOthers(params.id, userId);
    const row = await changeProfile(database, { userId, profile: body, now: clock() });
    return { data: toUser(row, apiUrl) };
  });
  return app;
}
