import { expect, type Page } from '@playwright/test';
import type { Newcomer } from '../../.dev/identity/register.js';
import { doorCheckMessages } from '../../packages/core/src/messages/door-check.js';
import type { ShowFacts } from './cashier.js';
import { newEmail } from './test.js';

const words = doorCheckMessages.default;

/** A ticket as its holder shows it. */
export interface ShownTicket {
  /** What its QR code says. */
  text: string;
  /** What one types, and how it is written. */
  code: string;
  spaced: string;
}

/** Somebody at the door of their own show. */
export interface Doorkeeper {
  /** A guest takes a ticket of a show that costs nothing. */
  sell(show: ShowFacts): Promise<ShownTicket>;
  type(code: string): Promise<void>;
  /** Reads what the door says, and goes on to the next ticket. */
  expectVerdict(kind: 'admitted' | 'already' | 'refused', text?: string | RegExp): Promise<void>;
  /** How many are inside, as the door says. */
  inside(): Promise<number>;
  /** Another device at the same door; answers the API's status. */
  admitElsewhere(show: ShowFacts, code: string): Promise<number>;
}

/** What a door says of a typed code stays until somebody goes on: a busy machine reads slowly. */
export function holdVerdicts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { setTimeout: wait } = globalThis;
    const stays = [2000, 3000, 6000];
    const held = (act: () => void, ms = 0) => (stays.includes(ms) ? 0 : wait(act, ms));
    Object.assign(globalThis, { setTimeout: held });
  });
}

/** Signs a creator in on a page, as the login screen would have. */
export async function createDoorkeeper(
  page: Page,
  { siteUrl, creator }: { siteUrl: string; creator: Newcomer },
): Promise<Doorkeeper> {
  const { email, password } = creator;
  const headers = { 'content-type': 'application/json', origin: siteUrl };
  async function post(path: string, body: object, more: Record<string, string> = {}) {
    const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
    const reply = await fetch(siteUrl + path, init);
    return { status: reply.status, data: (await reply.json()).data };
  }
  const { data: user } = await post('/auth/login', { email, password, one_signal_id: '' });
  await page.goto(`${siteUrl}/health`);
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(user));
  const field = page.getByLabel(words.code, { exact: true });
  const verdict = page.getByRole('button', { name: new RegExp(`${words.next}$`) });

  return {
    async sell({ id }) {
      const wish = { email: newEmail(), room_id: id };
      const { data } = await post('/api/v1/payment-bypass', wish, {
        'idempotency-key': crypto.randomUUID(),
      });
      const text = String(data.entry_code);
      const code = text.split('.')[2] ?? '';
      return { text, code, spaced: code.replace(/^(.{5})/, '$1 ') };
    },
    async type(code) {
      await field.fill(code);
      await holdVerdicts(page);
      await field.press('Enter');
    },
    async expectVerdict(kind, text) {
      await expect(verdict.filter({ hasText: words[kind] })).toBeVisible();
      if (text) await expect(verdict).toContainText(text);
      await verdict.click();
      await expect(verdict).toHaveCount(0);
    },
    async inside() {
      const counts = page.getByText(/^\d+ of \d+ are inside$/);
      return Number.parseInt((await counts.textContent()) ?? '', 10);
    },
    async admitElsewhere({ id }, code) {
      const body = { room_id: id, code, device_id: 'pintu lain' };
      return (await post('/api/v1/admission', body, { authorization: `Bearer ${user.token}` })).status;
    },
  };
}
