import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';

/** Whether an address has an account: 404 means it has none. Q-04, AMB-048. */
export function authRoutes({ database }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  handle(app, 'GET /auth/email', async ({ query: { email } }) => {
    const account = await database
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!account) throw new ApiError('email_not_found', 'E-mail Not Found');
    return { data: { email } };
  });
  return app;
}
