import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.js';
import { expect, test } from './test.js';

const headings = [
  'Special Event Live Streaming',
  'Live Show',
  'The Upcomings',
  'Interviews',
  'Radiofest',
  'The Beast',
  'All Shows',
  'Music Videos',
  'New Shows',
];

/** The rows that are laid out, by their headings, from the top. */
const rows = (page: Page) => page.locator('.panggung-show-rail h2').filter({ visible: true });

/** Reads the page to its end. */
async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 16; step += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
    await page.waitForTimeout(120);
  }
}

/** Notes what moves by itself, from the first drawing on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    const note = (entry: PerformanceEntry) =>
      moved.push((entry as PerformanceEntry & { value: number }).value);
    new PerformanceObserver((seen) => seen.getEntries().forEach(note)).observe({ type: 'layout-shift' });
  });
}

const sumOfShifts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
  );

test.describe('The dashboard', () => {
  test('shows every list in its order, and leads on without loading anew', async ({ page, stage }) => {
    await page.goto(stage.siteUrl);
    await expect(rows(page)).toHaveText(headings);
    await expect(page.getByText('Free', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('FREE', { exact: true })).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'See all: The Upcomings' }).click();
    await expect(page).toHaveURL(/\/video\?videoStatus=WAITING$/);
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.goBack();
    const upcoming = page.getByRole('region', { name: 'The Upcomings' });
    await upcoming.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/show\/detail\?id=\d+$/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('stands without lists that fail, are empty, or never answer', async ({ page, stage }) => {
    const list = (part: string) => new RegExp(`/api/v1/room/video\\?.*${part}`);
    await page.route(list('video_status=RADIOFEST'), (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid_request', message: 'no' } }),
    );
    await page.route(list('category_name=Interview'), (route) =>
      route.fulfill({ json: { data: [], page: { total_page: 0 } } }),
    );
    await page.route(list('category_name=Event'), () => {});
    await page.goto(stage.siteUrl);
    await expect(rows(page)).toHaveText(headings.filter((heading) => heading !== 'Interviews'));
    const failed = page.getByRole('region', { name: 'Radiofest' });
    await expect(failed.getByText('The shows could not be loaded.')).toBeVisible();
    await page.unroute(list('video_status=RADIOFEST'));
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed.getByRole('link').first()).toBeVisible();
    await expect(failed.getByText('The shows could not be loaded.')).toHaveCount(0);
  });

  test('leads through every list by the Tab key, with one stop for the cards of each', async ({
    page,
    stage,
  }) => {
    await page.goto(stage.siteUrl);
    await expect(rows(page)).toHaveText(headings);
    for (const heading of headings) {
      const card = page
        .getByRole('region', { name: heading })
        .getByRole('listitem')
        .locator('[tabindex="0"]');
      await expect(card).toHaveCount(1);
      await tabTo(page, card, { within: heading === headings[0] ? 60 : 4 });
      await expect(card).toBeInViewport();
    }
    await tabTo(page, page.getByRole('link', { name: 'See all: Music Videos' }), { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/video\?videoStatus=MUSIC_VIDEO$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('turns a list by its buttons, which keep the focus', async ({ page, stage }) => {
    await page.goto(stage.siteUrl);
    const row = page.getByRole('region', { name: 'The Upcomings' });
    const first = row.locator('[aria-posinset="1"]');
    const more = row.getByRole('button', { name: 'More shows' });
    await tabTo(page, more);
    await expect(first).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(first).not.toBeInViewport();
    await expect(more).toBeFocused();
    await tabTo(page, row.getByRole('button', { name: 'Previous shows' }), { key: 'Shift+Tab', within: 1 });
    await page.keyboard.press('Space');
    await expect(first).toBeInViewport();
  });

  for (const width of [360, 1280]) {
    test(`moves nothing where empty and failed lists are scrolled to, ${width} px wide`, async ({
      page,
      stage,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.route(/video_status=(RADIOFEST|MUSIC_VIDEO)/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.fulfill({ json: { data: [], page: { total_page: 0 } } });
      });
      await page.route(/\/api\/v1\/show-popularity/, (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } }),
      );
      await page.goto(stage.siteUrl);
      await scrollThrough(page);
      await expect(rows(page)).toHaveText(
        headings.filter((heading) => !['Radiofest', 'Music Videos'].includes(heading)),
      );
      await scrollThrough(page);
      expect(await sumOfShifts(page)).toBeLessThan(0.01);
    });

    test(`moves nothing while it comes and is read, ${width} px wide`, async ({ page, stage }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(stage.siteUrl);
      await expect(rows(page)).toHaveText(headings);
      await scrollThrough(page);
      expect(await sumOfShifts(page)).toBe(0);
    });
  }
});
