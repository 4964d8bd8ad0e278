import type { Hono } from 'hono';
import { readReferrer, referralUnknown } from '../account-referral.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { createOrderLimit } from '../order-limit.js';
import type { ServerEnv } from '../reply.js';
import type { AuthParts } from './auth.js';

/** What a form asks before somebody is known.. */
export function lookupRoutes(app: Hono<ServerEnv>, { ports, limit }: AuthParts): void {
  const { database, identity, settings } = ports;
  // Whoever buys as a guest asks it too.
  const limitBuyers = createOrderLimit(ports, 2);

  handle(app, 'GET /auth/email', async ({ query: { email } }, context) => {
    limitBuyers(context);
    limit.question(email);
    const account = await database
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .where('firebase_uid', 'is not', null)
      .executeTakeFirst();
    if (!account) throw new ApiError('email_not_found', 'E-mail Not Found');
    return { data: { email } };
  });

  handle(app, 'GET /auth/coupon-code', async ({ query }, context) => {
    limit.address(context);
    const referral_code = await readReferrer(database, query.referral_code);
    if (!referral_code) throw referralUnknown();
    return { data: { referral_code } };
  });

  handle(app, 'GET /auth/identity', () => ({ data: { ...identity.config, site_url: settings.siteUrl } }));
}
