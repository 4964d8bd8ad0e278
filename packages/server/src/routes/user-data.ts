import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { refuseOthers } from '../own-user.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
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
