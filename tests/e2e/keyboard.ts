import { expect, type Locator, type Page } from '@playwright/test';

interface Way {
  key?: 'Tab' | 'Shift+Tab';
  /** How many presses it may be away. */
  within?: number;
}

/** Goes on with the Tab key until something has the focus; fails where it never gets it. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', within = 60 }: Way = {}) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element.matches(':focus'));
  for (let presses = 0; presses < within && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
