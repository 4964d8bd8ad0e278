import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const guarded = [
  '/paymenttype/detail',
  '/cardingyourticket',
  '/broadcast',
  '/yourTicket',
  '/TicketGift',
  '/manageshow',
  '/show/add',
  '/show/edit',
  '/profile',
  '/profile/edit',
  '/profile/detail',
  '/profile/changePassword',
  '/express',
];

const open = [
  '/',
  '/login',
  '/HelloWorld',
  '/PaymentTypeList',
  '/withEmail',
  '/PaymentFree',
  '/PaymentSuccess',
  '/PaymentWithOVO',
  '/PaymentWithLinkAja',
  '/PaymentCountdown',
  '/PaymentDetail',
  '/Donation',
  '/video',
  '/show/detail',
  '/show',
  '/banner',
  '/banner/detail',
  '/streaming',
  '/search?q=braga',
  '/resetPassword?actionCode=x',
];

test.describe('A guest', () => {
  test('is stopped before every screen that needs an account, and shown the way in', async ({
    page,
    stage: { siteUrl },
  }) => {
    for (const path of guarded) {
      await page.goto(`${siteUrl}${path}`);
      await expect(page, path).toHaveURL(`${siteUrl}/authorization`);
      await expect(page, path).toHaveTitle('Access denied - Panggung');
    }
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
    for (const path of open) {
      await page.goto(`${siteUrl}${path}`);
      await expect(page.getByRole('main').or(page.getByRole('alert')).first()).toBeVisible();
    }
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
    for (const path of guarded) {
      await page.goto(`${siteUrl}${path}`);
      await visitor.expectSignedIn(member);
    }
    expect(visited).not.toContain('/authorization');
    await page.goto(`${siteUrl}/profile`);
    await expect(page).toHaveURL(`${siteUrl}/profile/detail`);
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
