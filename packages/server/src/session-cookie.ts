import { baseHeaders, type ServerContext } from './reply.js';
import { SESSION_LIFETIME } from './session-token.js';

/** Carries the refresh token on the site, where no script can read it. AMB-195. */
const SESSION_COOKIE = 'panggung_refresh';

const named = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`);

/** The refresh token a page of the site sent along. What a partner's page sends along is not looked at. */
export function readSessionCookie(context: ServerContext): string | undefined {
  if (context.get('origin')) return undefined;
  return named.exec(context.req.header('cookie') ?? '')?.[1] || undefined;
}

export interface SessionCookie {
  /** Empty takes the cookie away. */
  token: string;
  /** The site's address: with TLS, the cookie travels over nothing else. */
  siteUrl: string;
}

/** Lets the answer to this request set the cookie, also when it is a refusal. */
export function setSessionCookie(context: ServerContext, { token, siteUrl }: SessionCookie): void {
  const parts = [
    `${SESSION_COOKIE}=${token}`,
    'Path=/auth',
    `Max-Age=${token ? SESSION_LIFETIME / 1000 : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(siteUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  const headers = context.get('headers') ?? baseHeaders;
  context.set('headers', { ...headers, 'set-cookie': parts.join('; ') });
}
