import type { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { createPartners } from '../partners.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { readSessionCookie, setSessionCookie } from '../session-cookie.js';
import { beginSession, signedIn } from '../signed-in.js';
import type { UserRow } from '../user-view.js';
import type { AuthParts } from './auth.js';

/** Stay signed in, sign out, be signed in on a partner's page. AMB-195, api.md I15. */
export function renewalRoutes(app: Hono<ServerEnv>, { ports, sessions, limit }: AuthParts): void {
  const { database, clock, settings } = ports;
  const partnersOf = createPartners({ database, clock });
  const limitHandovers = createBuckets({ burst: 20, perMinute: 10, clock });

  const readUser = (id: number): Promise<UserRow> =>
    database.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  handle(app, 'POST /auth/refresh', async ({ body }, context) => {
    const shown = shownBy(context, body.refresh_token);
    if (!shown) throw new ApiError('jwt_missing', 'missing or malformed jwt');
    const session = await sessions.renew(shown).catch((error: Error) => {
      if (error instanceof ApiError) {
        if (shown.origin === null) setSessionCookie(context, { token: '', siteUrl: settings.siteUrl });
        limit.address(context);
      }
      throw error;
    });
    const user = await readUser(session.userId);
    return { data: signedIn(session, { context, settings, user, origin: shown.origin }) };
  });

  handle(app, 'POST /auth/logout', async ({ body }, context) => {
    const shown = shownBy(context, body.refresh_token);
    if (context.get('origin') === undefined) {
      setSessionCookie(context, { token: '', siteUrl: settings.siteUrl });
    }
    return { data: { id: shown ? await sessions.close(shown) : null } };
  });

  handle(app, 'GET /auth/partner', async ({ query: { origin } }, context) => {
    limit.address(context);
    const [partner] = await partnersOf(origin);
    if (!partner) throw new ApiError('partner_not_found', "This page is no partner's");
    return { data: { name: partner.name, origin } };
  });

  handle(app, 'POST /auth/handover', async ({ body }, context) => {
    const { userId, origin: bound } = context.get('viewer');
    limitHandovers(String(userId));
    const { origin } = new URL(body.origin);
    // Only the site hands over: a partner's page shall not spread what it was lent.
    if (bound !== null || origin !== body.origin || !(await partnersOf(origin)).length) {
      throw new ApiError('origin_unknown', `The page ${origin} may not be signed in to`);
    }
    const user = await readUser(userId);
    return { data: await beginSession(sessions, { context, settings, user, origin }) };
  });
}

/** The refresh token a page shows: the site's in its cookie, a partner's in the body. */
function shownBy(context: ServerContext, given: string | undefined) {
  const origin = context.get('origin') ?? null;
  const token = origin === null ? readSessionCookie(context) : given;
  return token ? { token, origin } : null;
}
