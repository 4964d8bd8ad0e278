import type { SignedIn } from '@panggung/core/contract';
import type { Settings } from './ports.js';
import type { ServerContext } from './reply.js';
import type { IssuedSession } from './session.js';
import { setSessionCookie } from './session-cookie.js';
import { toUser, type UserRow } from './user-view.js';

/** A session on its way to a page. */
export interface Departure {
  context: ServerContext;
  settings: Pick<Settings, 'siteUrl' | 'apiUrl'>;
  user: UserRow;
  session: IssuedSession;
  /** The partner's page it is for; null is the site. */
  origin: string | null;
}

/** What a page is told of its session; the refresh token goes into the site's cookie, or to the partner's page. */
export function signedIn({ context, settings, user, session, origin }: Departure): SignedIn {
  const { token, tokenExpiresAt: token_expires_at, refreshToken: refresh_token } = session;
  const person = { ...toUser(user, settings.apiUrl), token, token_expires_at };
  if (origin !== null) return { ...person, refresh_token };
  setSessionCookie(context, { token: refresh_token, siteUrl: settings.siteUrl });
  return person;
}
