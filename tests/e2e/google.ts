import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Newcomer } from '../../.dev/identity/register.js';
import { createVisitor } from './visitor.js';

/** A Google account that the emulator makes up. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/**
 * The SDK and the emulator's pages talk through Google's own script, which no test may fetch: this one takes its place,
 * with the few calls both of them make. The rest of what the pages load from outside is decoration.
 */
export async function offlineGoogle(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['tests/e2e/google-frames.ts'],
    bundle: true,
    write: false,
  });
  const body = outputFiles[0]?.text ?? '';
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort());
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Registers somebody new by their Google account, in one step; answers the account. */
export async function registerAtGoogle(
  page: Page,
  siteUrl: string,
  { email, firstName, lastName }: Pick<Newcomer, 'email' | 'firstName' | 'lastName'>,
): Promise<GoogleAccount> {
  const account = { email, name: `${firstName} ${lastName}` };
  const visitor = createVisitor(page, siteUrl);
  await page.goto(`${siteUrl}/login`);
  await page.getByText('Register now').click();
  await signInAtGoogle(page, () => visitor.button('Register with google').click(), account);
  return account;
}

/** Presses what opens Google's window, and signs in there, as somebody new or as one whom the window lists. */
export async function signInAtGoogle(
  page: Page,
  press: () => Promise<void>,
  { email, name }: GoogleAccount,
  account: 'new' | 'known' = 'new',
): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  const closed = popup.waitForEvent('close');
  if (account === 'known') await popup.getByText(email, { exact: true }).click();
  else {
    await popup.getByText('Add new account').click();
    await popup.locator('#email-input').fill(email);
    await popup.locator('#display-name-input').fill(name);
    await popup.locator('#sign-in').click();
  }
  await closed;
}
