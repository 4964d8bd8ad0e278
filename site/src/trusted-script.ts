const GOOGLE_SCRIPTS = 'https://apis.google.com';
/** The worker that keeps the site for when there is no connection. */
export const WORKER_URL = '/sw.js';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Lets in the scripts the page takes by address alone: its own worker, and Google's, which the identity SDK adds for its
 * pop-up. The browser asks this policy about every other one too, and refuses it.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isTrusted(url) ? url : null) });
}

function isTrusted(url: string): boolean {
  const { origin, href } = new URL(url, location.href);
  return origin === GOOGLE_SCRIPTS || href === location.origin + WORKER_URL;
}
