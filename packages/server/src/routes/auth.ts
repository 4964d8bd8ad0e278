import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { createOrderLimit } from '../order-limit.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';

/** Whether an address has an account: 404 means it has none. Q-04, AMB-048. */
export function authRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const limit = createOrderLimit(ports, 2);
  handle(app, 'GET /auth/email', async ({ query: { email } }, context) => {
    limit(context);
    const account = await ports.database
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!account) throw new ApiError('email_not_found', 'E-mail Not Found');
    return { data: { email } };
  });
  return app;
}
