import type { IdentityService } from './ports.js';

const IDENTITY_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const GOOGLE_SCRIPTS = 'https://apis.google.com';

/** Whom the pages of the site have to reach. */
export type PolicyFacts = Pick<IdentityService['config'], 'auth_domain' | 'emulator_url'> & {
  /** Where the media server answers; null where there is none. */
  mediaUrl: string | null;
  /** A Firebase Realtime Database that chats are read from; null where there is none. */
  databaseUrl: string | null;
};

/**
 * The Content-Security-Policy of the built site: its own origin, and what the identity service and the player need. Google's script and
 * the frame of the auth domain are there for the Google pop-up alone; the site's `default` policy lets that script in.
 * Firebase: https://firebase.google.com/docs/auth/web/google-signin
 * @example sitePolicy({ auth_domain: 'my-project.firebaseapp.com', emulator_url: null, mediaUrl: null, databaseUrl: null })
 */
export function sitePolicy({ auth_domain, emulator_url, mediaUrl, databaseUrl }: PolicyFacts): string {
  const emulator = emulator_url && new URL(emulator_url).origin;
  const streams = mediaUrl ? [new URL(mediaUrl).origin] : [];
  const sockets = [...streams.map(asSocket), ...(databaseUrl ? databaseSockets(databaseUrl) : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", GOOGLE_SCRIPTS],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:'],
    // Streams are put together in the page; a video of a show may lie anywhere.
    'media-src': ["'self'", 'https:', 'blob:', ...streams],
    'connect-src': ["'self'", ...(emulator ? [emulator] : IDENTITY_CALLS), ...streams, ...sockets],
    'frame-src': [emulator || `https://${auth_domain}`],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'gapi#gapi'],
  };
  return textOf(directives);
}

const asSocket = (origin: string) => origin.replace(/^http/, 'ws');

/** A real database sends who reads on to another host beside it. */
function databaseSockets(url: string): string[] {
  const { origin, protocol, hostname } = new URL(url);
  const beside = hostname.split('.').slice(1).join('.');
  return [asSocket(origin), ...(protocol === 'https:' && beside ? [`wss://*.${beside}`] : [])];
}

/** What the site's worker may do: fetch from its own origin, and run nothing else than itself. */
export const workerPolicy = textOf({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

function textOf(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
