import type { Page } from 'playwright';
import type { Device } from './phone.js';

/** Something a visitor does, whose answers are timed. */
export interface Act {
  device: Device;
  path: string;
  run(page: Page): Promise<void>;
}

/** Until the page has drawn its answer, and what followed from it. */
const settle = (page: Page) => page.waitForTimeout(700);

/** The first one that can be turned. */
const rail = (page: Page) =>
  page
    .locator('.panggung-show-rail__row')
    .filter({ has: page.locator('.panggung-show-rail__arrows') })
    .first();

/** What the page must answer within a blink. */
export const acts: Record<string, Act> = {
  'rail buttons': {
    device: 'laptop',
    path: '/',
    async run(page) {
      const row = await rail(page).elementHandle({ timeout: 10_000 });
      await row?.hover();
      const [previous, next] = (await row?.$$('.panggung-show-rail__arrows button')) ?? [];
      for (const arrow of [next, previous]) {
        await arrow?.click();
        await settle(page);
      }
    },
  },
  filter: {
    device: 'phone',
    path: '/show',
    async run(page) {
      await page.getByRole('button', { name: 'Filter' }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.waitFor();
      await settle(page);
      await sheet.getByText('Live', { exact: true }).tap();
      await settle(page);
      await sheet.getByRole('button', { name: 'APPLY FILTER' }).tap();
      await settle(page);
    },
  },
  search: {
    device: 'phone',
    path: '/',
    async run(page) {
      await page.locator('.site-search > button').tap();
      await settle(page);
      await page.locator('.site-search').getByRole('combobox').pressSequentially('malam', { delay: 120 });
      await page.getByRole('option').first().waitFor();
      await settle(page);
      await page.keyboard.press('ArrowDown');
      await settle(page);
    },
  },
};
