import type { Page } from '@playwright/test';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const guarded = [
  '/broadcast',
  '/paymenttype/detail?id=1',
  '/cardingyourticket',
  '/yourTicket',
  '/TicketGift?id=1',
  '/manageshow',
  '/show/add',
  '/show/edit?id=1',
  '/profile',
  '/profile/edit',
  '/profile/detail',
  '/profile/changePassword',
  '/express',
];

/** Where a member ends who has nothing to broadcast yet, and whose profile has a first part. */
const leadsTo: Record<string, string> = { '/broadcast': '/', '/profile': '/profile/detail' };

/** What anybody may open, and needs nothing from the screen before; the others say so, which is tested beside them. */
const open = [
  '/login',
  '/PaymentSuccess',
  '/video',
  '/show',
  '/banner',
  '/search?q=braga',
  '/resetPassword?actionCode=x',
  '/',
];

/** Opens addresses as a visitor types the first and presses links to the others. */
async function walk(
  page: Page,
  siteUrl: string,
  paths: readonly string[],
  look: (path: string) => Promise<unknown>,
) {
  for (const [place, path] of paths.entries()) {
    if (place === 0) await page.goto(siteUrl + path);
    else await page.evaluate((path) => history.pushState(null, '', path), path);
    await look(path);
    await expect(page.locator('.site-waiting')).toHaveCount(0);
  }
}

/** Asked of the page itself: what Playwright knows of its address may be the one before. */
const expectPath = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname)).toBe(path.split('?')[0]);

test.describe('A guest', () => {
  test('is stopped before every screen that needs an account, and shown the way in', async ({
    page,
    stage: { siteUrl },
  }) => {
    await walk(page, siteUrl, guarded, () => expectPath(page, '/authorization'));
    await expect(page).toHaveTitle('Access denied - Panggung');
    await expect(page.getByText('Sorry you can not entry!')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Login' })
      .or(page.getByRole('main').getByRole('button', { name: 'Login' }))
      .click();
    await expect(page).toHaveURL(`${siteUrl}/login`);
  });

  test('is stopped nowhere else', async ({ page, stage: { siteUrl } }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await walk(page, siteUrl, open, (path) => expectPath(page, path));
    expect(visited).not.toContain('/authorization');
  });
});

test.describe('A member', () => {
  test('opens every guarded screen, and the login screen no more', async ({
    page,
    stage: { siteUrl, people },
    problems,
  }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await visitor.enter(member);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await walk(page, siteUrl, guarded, (path) => expectPath(page, leadsTo[path] ?? path));
    await visitor.expectSignedIn(member);
    expect(visited).not.toContain('/authorization');
    await page.goto(`${siteUrl}/login`);
    await expect(page).toHaveURL(`${siteUrl}/`);
    expect(problems).toEqual([]);
  });

  test('sees neither of the artists entries; leaves by the address /logout', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await visitor.enter(member);
    await page.goto(siteUrl);
    await visitor.expectSignedIn(member);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Your ticket' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Express' })).toHaveCount(0);
    await expect(bar.getByRole('link', { name: 'Manage Show' })).toHaveCount(0);
    await page.goto(`${siteUrl}/logout`);
    await expect(page).toHaveURL(`${siteUrl}/`);
    await visitor.expectSignedOut();
  });
});

test("A creator of the catalogue who registers is an artist, with an artist's entries", async ({
  page,
  stage: { siteUrl, people },
}) => {
  const visitor = createVisitor(page, siteUrl);
  await visitor.login(await people.creator());
  await visitor.expectSignedIn({ firstName: 'Rumah Musik Braga' });
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Manage Show' }).click();
  await expect(page).toHaveURL(`${siteUrl}/manageshow`);
  await bar.getByRole('link', { name: 'Express' }).click();
  await expect(page).toHaveURL(`${siteUrl}/express`);
});
