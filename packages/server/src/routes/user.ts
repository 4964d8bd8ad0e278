import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { changeProfile, readUser } from '../user-profile.js';
import { toStranger, toUser } from '../user-view.js';

/** People, as they see themselves and as others see them.. */
export function userRoutes({ database, clock, settings: { apiUrl } }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();

  handle(app, 'GET /api/v1/user/:id', async ({ params }, context) => {
    const row = await readUser(database, rowId(params.id));
    const isSelf = row.id === context.get('viewer').userId;
    return { data: isSelf ? toUser(row, apiUrl) : toStranger(row, apiUrl) };
  });

  handle(app, 'PUT /api/v1/user/:id', async ({ params, body }, context) => {
    const { userId } = context.get('viewer');
    // Somebody else's row looks like none at all.
    if (rowId(params.id) !== userId) throw new ApiError('account_not_found', 'User not found');
    const row = await changeProfile(database, { userId, profile: body, now: clock() });
    return { data: toUser(row, apiUrl) };
  });
  return app;
}
