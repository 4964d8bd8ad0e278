import type { Show } from '@panggung/core';
import { BannerSchema, CommentSchema, ShowSchema } from '@panggung/core/contract';
import type { Page } from '@playwright/test';
import { hybridsOf, mutantsOf, nonsense, type RecordSchema } from '../../../tests/mutants.js';
import { expect, test } from './partner.fixture.js';

/** What a tag asks for, of what kind that is, and how it shows one of it. */
const lists: Record<string, { tag: string; path: string; schema: RecordSchema; namedBy: string }> = {
  'a grid': {
    tag: '<panggung-show-grid limit="999"></panggung-show-grid>',
    path: 'room/video',
    schema: ShowSchema,
    namedBy: 'name',
  },
  'search results': {
    tag: '<panggung-search-results q="malam"></panggung-search-results>',
    path: 'room/video',
    schema: ShowSchema,
    namedBy: 'name',
  },
  'a list of banners': {
    tag: '<panggung-banners view="list"></panggung-banners>',
    path: 'banner',
    schema: BannerSchema,
    namedBy: 'name',
  },
  comments: {
    tag: '<panggung-comments show="1"></panggung-comments>',
    path: 'room-comment',
    schema: CommentSchema,
    namedBy: 'full_name',
  },
};

for (const [name, { tag, path, schema, namedBy }] of Object.entries(lists))
  test(`${name} on a partner's page bears records that are wrong in any one field`, async ({
    partner,
    page,
  }) => {
    const { apiUrl, open, errors, shows } = partner;
    const reply = await fetch(`${apiUrl}/api/v1/room/video/${shows[0]}`);
    const { data: show } = (await reply.json()) as { data: Show };
    const mutants = mutantsOf(schema, show).map(({ record, field }, place) => ({
      ...record,
      ...(field !== 'id' && { id: `m${place}` }),
    }));
    const last = { ...show, id: 'last', [namedBy]: 'The last one' };
    await page.route(`${apiUrl}/api/v1/${path}?*`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { data: [...mutants, null, last], page: { total_page: 1 } },
      }),
    );
    await open(tag);
    // The first of all tests with a cold server and hundreds of cards: it takes a while.
    await expect(page.getByText('The last one').first()).toBeVisible({ timeout: 30_000 });
    const sound = mutants.filter(({ id }) => String(id).startsWith('m'));
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(sound.length);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isHarmed'))).toBe(false);
  });

/** Answers for the API, to a page of another origin. */
const answer = (json: object) => ({ headers: { 'access-control-allow-origin': '*' }, json });

/** Fails where a page harmed whoever looks, or says what nobody should read. */
async function expectUnharmed(page: Page, widgets: string, errors: string[]): Promise<void> {
  const texts = await page.locator(widgets).allInnerTexts();
  expect(texts.filter((text) => nonsense.test(text))).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isHarmed'))).toBe(false);
}

const pages = ['panggung-checkout', 'panggung-waiting-list', 'panggung-sale-queue'];

/** Widgets that wait for nothing any more. */
const isDrawn = '.panggung[data-state]:not([data-state=loading], [data-state=entering])';

for (const tag of pages)
  test(`<${tag}> on a partner's page bears a show that is wrong in every field`, async ({
    partner,
    page,
  }) => {
    const { apiUrl, open, errors } = partner;
    const shows = hybridsOf(ShowSchema).map((show, at) => ({ ...show, id: `hybrid-${at}` }));
    await page.route(`${apiUrl}/api/v1/room/video/hybrid-*`, (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-1);
      return route.fulfill(answer({ data: shows.find((show) => show.id === id) }));
    });
    await open('<main></main>');
    await page.evaluate(
      ([tag, ids]) => {
        for (const id of ids) {
          const element = document.createElement(tag);
          element.setAttribute('show', id);
          document.querySelector('main')?.append(element);
        }
      },
      [tag, shows.map(({ id }) => id)] as const,
    );
    const drawn = page.locator(tag).filter({ has: page.locator(isDrawn) });
    await expect(drawn).toHaveCount(shows.length, { timeout: 30_000 });
    await expectUnharmed(page, `${tag} .panggung`, errors);
  });
