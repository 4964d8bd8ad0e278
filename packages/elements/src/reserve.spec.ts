import type { Page } from '@playwright/test';
import { expect, test } from './partner.fixture.js';

/** Tags that stay as tall as the room kept for them, whatever they are told. */
const steady = (show: string | undefined) => [
  'panggung-show-grid',
  'panggung-show-grid no-filter',
  'panggung-show-grid limit="4"',
  'panggung-show-rail section="upcoming"',
  'panggung-show-rail section="live"',
  'panggung-show-rail section="popular"',
  'panggung-show-rail limit="9"',
  `panggung-show-card show="${show}"`,
  'panggung-banners',
  'panggung-search',
  'panggung-search-results q="malam"',
  'panggung-notifications',
  'panggung-upcoming-show',
  `panggung-buy-button show="${show}"`,
  `panggung-buy-button show="${show}" variant="button"`,
];

/** Tags that are as tall as what there is to say: the room is that of their first drawing. */
const growing = (show: string | undefined) => [
  `panggung-show-detail show="${show}"`,
  'panggung-banners view="list"',
  'panggung-banners view="detail" banner="1"',
  `panggung-comments show="${show}"`,
];

const isOwn = 'body > :not(p)';

/** How tall each tag of the page is now. */
const heightsOf = (page: Page) =>
  page
    .locator(isOwn)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));

/** Keeps what matches on its way until it is let go. */
async function hold(page: Page, matching: string): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(matching, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

/** The tags whose height changed by more than what rounding does. */
const moved = (tags: string[], before: number[], after: number[]) =>
  tags
    .map((tag, place) => ({ tag, before: before[place] ?? 0, after: after[place] ?? 0 }))
    .filter(({ before, after }) => Math.abs(after - before) > 1.5);

test.describe('The style sheet for the page', () => {
  for (const width of [360, 700, 1000, 1280])
    test(`keeps the room each tag takes, ${width} px wide`, async ({ partner, page }) => {
      const { apiUrl, script, shows } = partner;
      const tags = [...steady(shows[0]), ...growing(shows[0])];
      // All of it is in sight, as it is for whoever reads on.
      await page.setViewportSize({ width, height: 14_000 });
      // Nobody gives up waiting for what is held.
      await page.addInitScript(() => {
        const { setTimeout: wait } = globalThis;
        const patient = (act: () => void, ms = 0) => (ms < 3000 ? wait(act, ms) : 0);
        Object.assign(globalThis, { setTimeout: patient });
        AbortSignal.timeout = () => new AbortController().signal;
      });
      const letCodeCome = await hold(page, '**/elements/*-*.js');
      const letAnswersCome = await hold(page, '**/api/v1/**');
      await partner.open(tags.map((tag) => `<${tag}></${tag.split(' ')[0]}><p>Below</p>`).join(''), {
        isStrict: false,
        head: `<link rel="stylesheet" href="${apiUrl}/elements/panggung.css">${script}`,
      });
      const reserved = await heightsOf(page);

      letCodeCome();
      // The code of every tag there is, on whatever a busy machine has left.
      const drawnTags = page.locator(`${isOwn} > .panggung[data-state]`);
      await expect(drawnTags).toHaveCount(tags.length);
      const drawn = await heightsOf(page);
      expect(moved(tags, reserved, drawn)).toEqual([]);

      letAnswersCome();
      await expect(page.locator('body > :state(loading)')).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
      const ready = await heightsOf(page);
      expect(moved(steady(shows[0]), drawn, ready)).toEqual([]);
    });
});
