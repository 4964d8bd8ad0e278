const GOOGLE_SCRIPTS = 'https://apis.google.com';
/** The worker that keeps time for pictures that are put together here. */
const TICKER = /^\/assets\/ticker-worker-[\w-]+\.js$/;
/** The worker that keeps the site for when there is no connection. */
export const WORKER_URL = '/sw.js';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Lets in the scripts the page takes by address alone: its own workers, and Google's, which the identity SDK adds for its
 * pop-up. The browser asks this policy about every other one too, and refuses it.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isTrusted(url) ? url : null) });
}

function isTrusted(url: string): boolean {
  const { origin, href, pathname } = new URL(url, location.href);
  if (origin === GOOGLE_SCRIPTS || href === location.origin + WORKER_URL) return true;
  return origin === location.origin && TICKER.test(pathname);
}
