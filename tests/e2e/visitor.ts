import { expect, type Locator, type Page } from '@playwright/test';
import type { Newcomer } from '../../.dev/identity/register.js';

/** What a person does about their account on the site, in the words of the documents. */
export interface Visitor {
  /** Is signed in already: what the login screen would have left behind, without the screen. */
  enter(person: Pick<Newcomer, 'email' | 'password'>): Promise<void>;
  /** Opens the login screen and gives both fields. */
  login(person: Pick<Newcomer, 'email' | 'password'>): Promise<void>;
  /** Fills the login panel in front of them, wherever it is. */
  fillLogin(person: Pick<Newcomer, 'email' | 'password'>): Promise<void>;
  /** Opens the register panel and fills every field of it, without pressing. */
  fillRegister(person: Newcomer): Promise<void>;
  /** By the avatar's menu, until it is done. */
  logOut(): Promise<void>;
  expectSignedIn(person: Pick<Newcomer, 'firstName'>): Promise<void>;
  expectSignedOut(): Promise<void>;
  /** The red alert, which a screen reader says at once. */
  expectAlert(text: string | RegExp): Promise<void>;
  /** The snackbar. */
  expectSnackbar(text: string): Promise<void>;
  button(name: string | RegExp): Locator;
  field(name: string): Locator;
}

/** Puts a visitor in front of a page of the site. */
export function createVisitor(page: Page, siteUrl: string): Visitor {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const avatar = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
  const visitor: Visitor = {
    button,
    field,
    async enter({ email, password }) {
      const reply = await page.request.post(`${siteUrl}/auth/login`, {
        data: { email, password, one_signal_id: '' },
        headers: { origin: siteUrl },
      });
      expect(reply.status()).toBe(200);
      const { data } = await reply.json();
      // Of the site's origin, and without the site.
      await page.goto(`${siteUrl}/health`);
      await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(data));
    },
    async login(person) {
      await page.goto(`${siteUrl}/login`);
      await visitor.fillLogin(person);
    },
    async fillLogin({ email, password }) {
      await field('E-mail').fill(email);
      await field('Password').fill(password);
      await button('Login').click();
    },
    async fillRegister({ email, password, firstName, lastName }) {
      await page.goto(`${siteUrl}/login`);
      await page.getByText('Register now').click();
      await field('E-mail').fill(email);
      await field('First name').fill(firstName);
      await field('Last name').fill(lastName);
      await field('Password').fill(password);
      await field('Confirm password').fill(password);
    },
    async logOut() {
      await avatar(/^Account of /).click();
      await page.getByRole('menuitem', { name: 'Log out' }).or(button('Log out')).first().click();
      await visitor.expectSignedOut();
    },
    async expectSignedIn({ firstName }) {
      await expect(avatar(new RegExp(`^Account of ${firstName}`))).toBeVisible();
      await expect(page.getByText('Login/Register')).toHaveCount(0);
    },
    async expectSignedOut() {
      await expect(page.getByText('Login/Register')).toBeVisible();
      // The page may be on its way to another one.
      const kept = () => page.evaluate(() => localStorage.getItem('user')).catch(() => 'not known yet');
      await expect.poll(kept).toBeNull();
    },
    async expectAlert(text) {
      await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    },
    async expectSnackbar(text) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    },
  };
  return visitor;
}
