import type { Page } from '@playwright/test';
import { checkoutWords } from '../checkout-words.js';
import { tabTo } from './keyboard.js';
import { expect, test } from './test.js';

/** What has the focus. */
const focused = (page: Page) => page.locator(':focus');

test.describe('Somebody with a keyboard alone', () => {
  test.afterEach(({ problems }) => {
    expect(problems).toEqual([]);
  });

  test('stops the banners, walks along a row of the dashboard, and opens a show', async ({ page, stage }) => {
    await page.goto(stage.siteUrl);
    const banners = page.getByRole('region', { name: 'News and offers' });
    await expect(banners).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Skip to content');
    await page.keyboard.press('Enter');

    await tabTo(page, banners.getByRole('button', { name: 'Stop moving' }));
    await page.keyboard.press('Enter');
    await expect(banners.getByRole('button', { name: 'Start moving' })).toBeFocused();
    const shown = banners.locator('[aria-roledescription=slide][data-current]');
    await expect(shown).toHaveAccessibleName(/^1 of/);
    await tabTo(page, banners.getByRole('button', { name: 'Next news' }));
    await page.keyboard.press('Enter');
    await expect(shown).toHaveAccessibleName(/^2 of/);

    const row = page.getByRole('region', { name: 'Live Show' });
    const cards = row.getByRole('listitem');
    const link = (place: number) => row.locator(`[aria-posinset="${place}"]`).getByRole('link');
    await tabTo(page, link(1));
    const count = Number(await cards.first().getAttribute('aria-setsize'));
    await page.keyboard.press('ArrowRight');
    await expect(link(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(link(count)).toBeFocused();
    await expect(link(count)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowRight');
    await expect(link(count)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(1)).toBeFocused();

    const name = (await link(1).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/show\/detail\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Live Show' })).toBeVisible();
  });

  test('filters the shows, leafs on, and comes back to each step', async ({ page, stage }) => {
    await page.goto(`${stage.siteUrl}/show`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(8);
    const all = await cards.first().textContent();

    const filter = page.getByRole('button', { name: 'Filter' });
    await tabTo(page, filter);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const past = sheet.getByRole('button', { name: 'Past' });
    const category = sheet.getByRole('group', { name: 'Show Category' }).getByRole('button').first();
    await expect(category).toBeVisible();
    await tabTo(page, category);
    await page.keyboard.press('Enter');
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(filter).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(category).toHaveAttribute('aria-pressed', 'false');
    await tabTo(page, category);
    await page.keyboard.press('Space');
    await tabTo(page, sheet.getByRole('button', { name: 'Clear filter' }));
    await page.keyboard.press('Enter');
    await expect(category).toHaveAttribute('aria-pressed', 'false');
    await tabTo(page, past, { key: 'Shift+Tab' });
    await page.keyboard.press('Space');
    await expect(past).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(`${stage.siteUrl}/show`);
    await tabTo(page, sheet.getByRole('button', { name: 'APPLY FILTER' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/videoStatus=ENDED/);
    await expect(page.getByRole('button', { name: 'Filter 1 chosen' })).toBeFocused();
    await expect(cards.first()).toContainText('Ended');
    const ended = await cards.first().textContent();

    const second = page.getByRole('button', { name: 'Page 2' });
    await tabTo(page, second);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(second).toBeFocused();
    await expect(cards.first()).not.toHaveText(ended ?? '');
    const later = await cards.first().textContent();

    await page.reload();
    await expect(cards.first()).toHaveText(later ?? '');
    await page.goBack();
    await expect(cards.first()).toHaveText(ended ?? '');
    await page.goBack();
    await expect(cards.first()).toHaveText(all ?? '');
    await page.goForward();
    await expect(cards.first()).toHaveText(ended ?? '');
  });

  test('looks at a show from all sides, and goes on to buy it', async ({ page, stage }) => {
    const { id, name } = await stage.cashier.showToBuy();
    await page.goto(`${stage.siteUrl}/show/detail?id=${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    for (const [opener, title] of [
      ['Enlarge cover', name],
      [/^Comments/, 'Comments'],
      ['Share', 'Share'],
      ['Remind me', 'Remind me'],
    ] as const) {
      const button = page.getByRole('main').getByRole('button', { name: opener });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }

    for (const name of [/^Like/, 'Gift']) {
      await page.reload();
      await tabTo(page, page.getByRole('button', { name }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please login first.')).toBeVisible();
      await expect(page).toHaveURL(`${stage.siteUrl}/show/detail?id=${id}`);
    }

    await tabTo(page, page.getByRole('button', { name: 'Buy Ticket' }));
    await page.keyboard.press('Enter');
    const keepGoing = page.getByRole('button', { name: checkoutWords.default.keep_going });
    await expect(keepGoing).toBeVisible();
    await tabTo(page, keepGoing);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${stage.siteUrl}/withEmail?id=${id}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('finds a show by its name among the suggestions', async ({ page, stage }) => {
    const { name } = await stage.cashier.showToBuy();
    await page.goto(`${stage.siteUrl}/show`);
    await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }));
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: 'Search shows' });
    await expect(field).toBeFocused();
    // At once: with pauses between its letters, each beginning would be asked for.
    await page.keyboard.insertText(name.slice(0, -1));
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await tabTo(page, page.getByRole('main').getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
