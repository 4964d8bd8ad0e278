import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv, Viewer } from '../reply.js';
import { rowId } from '../row-id.js';
import { readUserData } from '../user-data.js';
import { readUser } from '../user-profile.js';

/** What people may have of all that is kept of them. Ours. */
export function userDataRoutes({ database, clock, settings: { apiUrl } }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const limitExports = createBuckets({ burst: 3, perMinute: 1, clock });

  handle(app, 'GET /api/v1/user/:id/export', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    refuseOthers(params.id, userId);
    limitExports(String(userId));
    const account = await readUser(database, userId);
    return { data: await readUserData(database, { account, apiUrl, now: clock() }) };
  });
  return app;
}

/** Somebody else's row looks like none at all. */
function refuseOthers(id: string, userId: Viewer['userId']): void {
  if (rowId(id) !== userId) throw new ApiError('account_not_found', 'User not found');
}
