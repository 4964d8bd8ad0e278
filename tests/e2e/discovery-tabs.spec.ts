import type { Page } from '@playwright/test';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const NEW = 'Notifications, some are new';

test.describe('Two tabs of one person', () => {
  test('count a like once, whichever of them it is pressed in', async ({
    page,
    context,
    stage,
    problems,
  }) => {
    const { siteUrl, people, cashier } = stage;
    const { id } = await cashier.showToBuy();
    await createVisitor(page, siteUrl).enter(await people.member());
    const other = await context.newPage();
    const like = (at: Page) => at.getByRole('button', { name: /^Like/ });
    for (const tab of [page, other]) await tab.goto(`${siteUrl}/show/detail?id=${id}`);
    await expect(like(other)).toHaveAttribute('aria-pressed', 'false');
    const before = Number((await like(page).textContent())?.replace(/\D/g, ''));

    await like(page).click();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(like(page)).toContainText(String(before + 1));
    // The other tab does not know yet, and presses too: liking twice is liking.
    await like(other).click();
    await expect(like(other)).toHaveAttribute('aria-pressed', 'true');
    await expect(like(other)).toContainText(String(before + 1));
    await expect(async () => {
      await other.reload();
      await expect(like(other)).toHaveAttribute('aria-pressed', 'true', { timeout: 3000 });
      await expect(like(other)).toContainText(String(before + 1), { timeout: 3000 });
    }).toPass();

    await like(other).click();
    await expect(like(other)).toContainText(String(before));
    await page.reload();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
    expect(problems).toEqual([]);
  });

  test('see a promotion once: what one has shown is new in neither', async ({
    page,
    context,
    stage: { siteUrl, people },
    problems,
  }) => {
    await createVisitor(page, siteUrl).enter(await people.member());
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(`${siteUrl}/show`);
    for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName(NEW);

    await bell(page).click();
    await page.getByRole('tab', { name: /^Promo/ }).click();
    const promotion = page.getByRole('tabpanel').getByRole('button').first();
    const title = (await promotion.locator('b, strong').first().textContent()) ?? '';
    await promotion.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications');
    await other.reload();
    await expect(bell(other)).toHaveAccessibleName('Notifications');
    expect(problems).toEqual([]);
  });
});
