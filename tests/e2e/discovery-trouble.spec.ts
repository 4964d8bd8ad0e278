import type { Page } from '@playwright/test';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const harm = 'globalThis.isHarmed=true';
const markup = `"><img src=x onerror=${harm}><script>${harm}</script>`;
const inAddress = encodeURIComponent;

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isHarmed'))).toBe(false);
  await expect(page.locator('[onerror], main script')).toHaveCount(0);
}

const NOT_FOUND = 'Page not found';
const NO_RESULT = 'Oops, your search was not found';
const NOTHING_ASKED = 'What would you like to see?';

/** Addresses nobody was ever given, and what is said about them. */
const odd: Record<string, readonly (readonly [path: string, said: string | RegExp])[]> = {
  'a show that is none': ['987654321', '-1', '1e309', '%00', '..%2F..%2Fauth', inAddress(markup)].map(
    (id) => [`/show/detail?id=${id}`, NOT_FOUND],
  ),
  'a banner that is none': ['987654321', '%00', inAddress(markup)].map((id) => [
    `/banner/detail?id=${id}`,
    NOT_FOUND,
  ]),
  'a page behind the last': ['/banner?page=99999', '/show?page=99999', '/search?q=malam&page=99999'].map(
    (path) => [path, /^There is no (such )?page/],
  ),
  'a category that is none': [[`/show?category=${inAddress(markup)}`, /^No shows match/]],
  'a search for nothing there could be': [
    inAddress(markup),
    '%25%27%3B%20drop%20table%20show%3B--',
    '%00%FF',
  ].map((q) => [`/search?q=${q}`, NO_RESULT]),
  'a search for nothing': ['', '?q=', '?q=%20%00'].map((query) => [`/search${query}`, NOTHING_ASKED]),
};

test.describe('An odd address', () => {
  for (const [what, addresses] of Object.entries(odd))
    test(`of ${what} is told so, and does no harm`, async ({ page, stage: { siteUrl }, problems }) => {
      for (const [path, said] of addresses) {
        await page.goto(`${siteUrl}${path}`);
        await expect(page.getByText(said).first(), path).toBeVisible();
        await expectUnharmed(page);
      }
      expect(problems).toEqual([]);
    });

  test('with a page that is no number shows the first', async ({ page, stage: { siteUrl }, problems }) => {
    for (const number of ['0', '-1', '1.5', 'abc', '', '__proto__', '9'.repeat(30)]) {
      await page.goto(`${siteUrl}/show?page=${number}`);
      await expect(page.getByRole('article'), number).toHaveCount(8);
      const first = page.getByRole('button', { name: 'Page 1', exact: true });
      await expect(first).toHaveAttribute('aria-current', 'page');
    }
    expect(problems).toEqual([]);
  });

  test('with a status that is none shows all', async ({ page, stage: { siteUrl }, problems }) => {
    for (const status of ['__proto__', inAddress(markup)]) {
      await page.goto(`${siteUrl}/show?videoStatus=${status}`);
      await expect(page.getByRole('article'), status).toHaveCount(8);
      await expectUnharmed(page);
    }
    expect(problems).toEqual([]);
  });

  test('leads back to where there is something', async ({ page, stage: { siteUrl } }) => {
    await page.goto(`${siteUrl}/show?page=99999`);
    await page.getByRole('button', { name: 'Back to page 1' }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.goto(`${siteUrl}/show?category=__proto__`);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
  });
});

test('A script in a name and in a comment is read as it was written, by everybody', async ({
  page,
  browser,
  stage,
  problems,
}) => {
  const { siteUrl, people, cashier } = stage;
  const member = await people.member({ firstName: markup });
  const { id } = await cashier.showToBuy();
  await createVisitor(page, siteUrl).enter(member);
  await page.goto(`${siteUrl}/show/detail?id=${id}`);
  const open = (at: Page) => at.getByRole('button', { name: /^Comments/ }).click();
  await open(page);
  await page.getByLabel('Comment', { exact: true }).fill(markup);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').getByText(markup)).toHaveCount(2);
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('');
  await expectUnharmed(page);

  const guest = await browser.newPage();
  await guest.goto(`${siteUrl}/show/detail?id=${id}`);
  await open(guest);
  await expect(guest.getByRole('listitem').getByText(markup)).toHaveCount(2);
  await expectUnharmed(guest);
  await guest.close();
  expect(problems).toEqual([]);
});

test('A show that is chosen without a network is told to wait for it, and comes with it', async ({
  page,
  context,
  stage: { siteUrl },
}) => {
  await page.goto(siteUrl);
  const card = page.getByRole('region', { name: 'The Upcomings' }).getByRole('link').nth(1);
  await expect(card).toBeVisible();
  const name = (await card.textContent()) ?? '';
  await context.setOffline(true);
  await card.click();
  await expect(page.getByRole('alert').getByText('There is no connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('No page of the discovery scrolls sideways on the narrowest phone', async ({ page, stage }) => {
  const { siteUrl, cashier } = stage;
  const { id } = await cashier.showToBuy();
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = [
    '/',
    '/show',
    '/video?videoStatus=ENDED',
    '/search?q=malam',
    '/banner',
    '/banner/detail?id=1',
  ];
  for (const path of [...pages, `/show/detail?id=${id}`]) {
    await page.goto(`${siteUrl}${path}`);
    await expect(page.getByRole('main').getByRole('img').or(page.getByRole('article')).first()).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), path).toBe(320);
    // What comes into sight later is no wider.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(width, path).toBe(320);
  }
});
