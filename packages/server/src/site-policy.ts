import type { IdentityService } from './ports.js';

const IDENTITY_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const GOOGLE_SCRIPTS = 'https://apis.google.com';

/**
 * The Content-Security-Policy of the built site: its own origin, and what the identity service needs. Google's script and
 * the frame of the auth domain are there for the Google pop-up alone; the site's `default` policy lets that script in.
 * Firebase: https://firebase.google.com/docs/auth/web/google-signin
 * @example sitePolicy({ auth_domain: 'my-project.firebaseapp.com', emulator_url: null })
 */
export function sitePolicy({
  auth_domain,
  emulator_url,
}: Pick<IdentityService['config'], 'auth_domain' | 'emulator_url'>): string {
  const emulator = emulator_url && new URL(emulator_url).origin;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", GOOGLE_SCRIPTS],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'connect-src': ["'self'", ...(emulator ? [emulator] : IDENTITY_CALLS)],
    'frame-src': [emulator || `https://${auth_domain}`],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'gapi#gapi'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
