import type { SignedIn } from '@panggung/core/contract';
import { deviceName } from './device-name.js';
import type { Settings } from './ports.js';
import type { ServerContext } from './reply.js';
import type { IssuedSession, Sessions } from './session.js';
import { setSessionCookie } from './session-cookie.js';
import { toUser, type UserRow } from './user-view.js';

/** Somebody a page shall know as signed in. */
export interface Arrival {
  context: ServerContext;
  settings: Pick<Settings, 'siteUrl' | 'apiUrl'>;
  user: UserRow;
  /** The partner's page it is for; null is the site. */
  origin: string | null;
}

/** Begins a session on the device that asks. */
export async function beginSession(sessions: Sessions, arrival: Arrival): Promise<SignedIn> {
  const { context, user, origin } = arrival;
  const device = deviceName(context.req.header('user-agent'));
  const session = await sessions.issue({ userId: user.id, origin, deviceName: device });
  return signedIn(session, arrival);
}

/** What a page is told of its session; the refresh token goes into the site's cookie, or to the partner's page. */
export function signedIn(session: IssuedSession, { context, settings, user, origin }: Arrival): SignedIn {
  const { token, tokenExpiresAt: token_expires_at, refreshToken: refresh_token } = session;
  const person = { ...toUser(user, settings.apiUrl), token, token_expires_at };
  if (origin !== null) return { ...person, refresh_token };
  setSessionCookie(context, { token: refresh_token, siteUrl: settings.siteUrl });
  return person;
}
