import type { Page, Route } from '@playwright/test';
import type { People } from './people.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

interface Place {
  siteUrl: string;
  people: People;
}

/** A call that only those make who are signed in, made by a screen that only they see. */
const person = /\/api\/v1\/user\/[^/]+$/;
const screen = '/profile/detail';

async function enter(page: Page, { siteUrl, people }: Place) {
  const member = await people.member();
  const visitor = createVisitor(page, siteUrl);
  await visitor.enter(member);
  return { member, visitor };
}

const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message } });

/** Makes what the page knows of its bearer look old, as a night would. */
function age(page: Page): Promise<void> {
  return page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, token_expires_at: Date.now() - 1000 }));
  });
}

/** When the bearer ends, as far as the page knows, in epoch ms. */
const endOf = (page: Page) =>
  page.evaluate(() => Number(JSON.parse(localStorage.getItem('user') ?? '{}').token_expires_at));

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('A session', () => {
  test('outlives its bearer: an old one is renewed before the call that needs it, in one question', async ({
    page,
    stage,
  }) => {
    const { member, visitor } = await enter(page, stage);
    await age(page);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) renewals.push(request.method());
    });
    await page.goto(`${stage.siteUrl}${screen}`);
    await expect(page.getByRole('main').getByText(member.lastName).first()).toBeVisible();
    await visitor.expectSignedIn(member);
    await expect.poll(() => endOf(page)).toBeGreaterThan(Date.now());
    expect(renewals).toEqual(['POST']);
  });

  test('outlives a bearer the API takes for expired: the call is made again with a new one', async ({
    page,
    stage,
  }) => {
    const { member, visitor } = await enter(page, stage);
    await page.route(person, refuse(401, 'invalid or expired jwt'), { times: 1 });
    await page.goto(`${stage.siteUrl}${screen}`);
    await expect(page.getByRole('main').getByText(member.lastName).first()).toBeVisible();
    await visitor.expectSignedIn(member);
  });

  test('without its refresh token ends at the dashboard', async ({ page, context, stage }) => {
    const { visitor } = await enter(page, stage);
    await context.clearCookies({ name: 'panggung_refresh' });
    await age(page);
    await page.goto(`${stage.siteUrl}${screen}`);
    await expect(page).toHaveURL(`${stage.siteUrl}/`);
    await visitor.expectSignedOut();
  });

  test('that a refused bearer cannot save ends at the dashboard', async ({ page, stage }) => {
    const { visitor } = await enter(page, stage);
    await page.route(person, refuse(401, 'invalid or expired jwt'));
    await page.goto(`${stage.siteUrl}${screen}`);
    await expect(page).toHaveURL(`${stage.siteUrl}/`);
    await visitor.expectSignedOut();
  });

  for (const { status, message } of [
    { status: 400, message: 'missing or malformed jwt' },
    { status: 403, message: 'The session was ended' },
  ])
    test(`ends by a ${status} that says '${message}', and the page loads anew, once`, async ({
      page,
      stage,
    }) => {
      const { visitor } = await enter(page, stage);
      const loads = countLoads(page);
      await page.route(person, refuse(status, message));
      await page.goto(`${stage.siteUrl}${screen}`);
      await expect(page.getByText('Sorry you can not entry!')).toBeVisible();
      await visitor.expectSignedOut();
      expect(loads()).toBe(2);
    });

  test('ends a second after a 502, without a reload', async ({ page, stage }) => {
    const { member, visitor } = await enter(page, stage);
    await page.goto(stage.siteUrl);
    await visitor.expectSignedIn(member);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    let refusedAt = 0;
    await page.route(person, (route) => {
      refusedAt ||= Date.now();
      return refuse(502, 'Bad Gateway')(route);
    });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of / })
      .click();
    await page.getByText('Profile', { exact: true }).first().click();
    await expect(page.getByText('Sorry you can not entry!')).toBeVisible();
    expect(Date.now() - refusedAt).toBeGreaterThan(900);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await visitor.expectSignedOut();
  });

  test('goes on after a refusal that says nothing of it', async ({ page, stage }) => {
    const { member, visitor } = await enter(page, stage);
    for (const [status, message] of [
      [404, 'Your requested Item is not found'],
      [400, 'Something else is wrong'],
      [500, 'Internal Server Error'],
    ] as const) {
      await page.route(person, refuse(status, message));
      await page.goto(`${stage.siteUrl}${screen}`);
      await expect(page.getByText('Failed get data')).toBeVisible();
      await visitor.expectSignedIn(member);
      await page.unroute(person);
    }
    await page.getByRole('button', { name: 'Reload' }).first().click();
    await expect(page.getByRole('main').getByText(member.lastName).first()).toBeVisible();
  });

  test('tells of an answer that does not come within ten seconds, until one comes', async ({
    page,
    stage,
  }) => {
    const { member, visitor } = await enter(page, stage);
    // The page waits a tenth of what it means to.
    await page.addInitScript(() => {
      const waitFor = AbortSignal.timeout.bind(AbortSignal);
      const patience: number[] = [];
      Object.assign(globalThis, { patience });
      AbortSignal.timeout = (span) => {
        patience.push(span);
        return waitFor(span / 10);
      };
    });
    await page.route(person, () => {});
    await page.goto(`${stage.siteUrl}${screen}`);
    const banner = page.getByText('Connection timed out');
    await expect(banner.first()).toBeVisible();
    expect(new Set(await page.evaluate(() => Reflect.get(globalThis, 'patience')))).toEqual(
      new Set([10_000]),
    );
    await visitor.expectSignedIn(member);
    await page.unroute(person);
    await page.getByRole('button', { name: 'Reload' }).first().click();
    await expect(page.getByRole('main').getByText(member.lastName).first()).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('is nothing a guest can lose: no refusal reloads their page', async ({ page, stage }) => {
    const loads = countLoads(page);
    const see = async (path: string) => {
      await page.goto(`${stage.siteUrl}${path}`);
      await expect(page.getByText('The shows could not be loaded.').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    await page.route('**/api/v1/**', refuse(400, 'missing or malformed jwt'));
    await see('/');
    await page.unroute('**/api/v1/**');
    await page.route('**/api/v1/**', refuse(401, 'invalid or expired jwt'));
    await see('/show');
    expect(loads()).toBe(2);
  });

  test('ends wherever the person ends it from another place', async ({ page, browser, stage }) => {
    const { member, visitor } = await enter(page, stage);
    await page.goto(stage.siteUrl);
    await visitor.expectSignedIn(member);
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await createVisitor(elsewhere, stage.siteUrl).enter(member);
    await elsewhere.goto(`${stage.siteUrl}/profile/detail?part=sessions`);
    await elsewhere.getByRole('button', { name: /^Sign out of / }).click();
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(elsewhere.getByText('You are signed in nowhere else.')).toBeVisible();
    await other.close();
    await page.goto(`${stage.siteUrl}${screen}`);
    await visitor.expectSignedOut();
  });
});
