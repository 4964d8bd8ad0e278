const GOOGLE_SCRIPTS = 'https://apis.google.com';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Lets in the one script the page takes by address alone: Google's, which the identity SDK adds for its pop-up.
 * The browser asks this policy about every other one too, and refuses it.
 */
export function trustGoogleScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === GOOGLE_SCRIPTS ? url : null),
  });
}
