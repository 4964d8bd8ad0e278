import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

test.describe('The bar', () => {
  test('opens a search, and leads to what is asked for', async ({ page, stage: { siteUrl } }) => {
    await page.goto(`${siteUrl}/show`);
    const toggle = page.getByRole('button', { name: 'Search' });
    await expect(page.getByRole('combobox', { name: 'Search shows' })).toHaveCount(0);
    await toggle.click();
    const field = page.getByRole('combobox', { name: 'Search shows' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await field.fill('malam & hujan');
    await field.press('Enter');
    await expect(page).toHaveURL(`${siteUrl}/search?q=malam%20%26%20hujan`);
    await expect(page).toHaveTitle('malam & hujan - Panggung');
    await expect(field).toBeHidden();
  });

  test('keeps what is typed before the code of its field is there', async ({ page, stage: { siteUrl } }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/search-field/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${siteUrl}/show`);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('mal');
    arrive();
    const field = page.getByRole('combobox', { name: 'Search shows' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('mal');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('has a menu for each account, worked by the keyboard alone', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await visitor.enter(member);
    await page.goto(`${siteUrl}/show`);
    const button = page.getByRole('banner').getByRole('button', { name: /^Account of / });
    const menu = page.getByRole('menu');
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();

    const news = page.getByRole('button', { name: 'Notifications' });
    await news.click();
    await expect(page.getByText('You dont have a notification yet')).toBeVisible();
    await expect(news).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(news).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await menu.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(`${siteUrl}/profile/detail`);
    await expect(page).toHaveTitle(`${member.firstName} ${member.lastName} - Panggung`);
  });

  test('leads an artist to what artists have', async ({ page, stage: { siteUrl, people } }) => {
    const visitor = createVisitor(page, siteUrl);
    await visitor.enter(await people.creator());
    const bar = page.getByRole('banner');
    for (const { name, path, title } of [
      { name: 'Express', path: '/express', title: 'Your Expression - Panggung' },
      { name: 'Manage Show', path: '/manageshow', title: 'Manage show - Panggung' },
      { name: 'Your ticket', path: '/yourTicket', title: 'Your Tickets - Panggung' },
    ]) {
      await page.goto(siteUrl);
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${siteUrl}${path}`);
      await expect(page).toHaveTitle(title);
    }
  });

  test('keeps everything within reach at 599 px, in one menu', async ({ page, stage: { siteUrl } }) => {
    await page.setViewportSize({ width: 600, height: 700 });
    await page.goto(`${siteUrl}/show`);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Your ticket' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
    await page.setViewportSize({ width: 599, height: 700 });
    await expect(bar.getByRole('link', { name: 'Your ticket' })).toBeHidden();
    await bar.getByRole('button', { name: 'Menu' }).click();
    const menu = bar.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Home', 'Your ticket', 'Shows'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${siteUrl}/`);
    await expect(menu).toBeHidden();
  });
});

test.describe('The site', () => {
  test('is as dark as the system until somebody chooses', async ({ page, stage: { siteUrl } }) => {
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(siteUrl, { waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('dark'))).toBeNull();
    await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('leads past the bar by keyboard, and stays at its entry in the history', async ({
    page,
    stage: { siteUrl },
  }) => {
    await page.goto(`${siteUrl}/show`);
    await expect(page.getByRole('article').first()).toBeVisible();
    const entry = () => page.evaluate(() => JSON.stringify([history.length, history.state, location.href]));
    const before = await entry();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await entry()).toBe(before);
  });

  test('begins each screen at its top, and finds the place again on the way back', async ({
    page,
    stage: { siteUrl },
  }) => {
    await page.goto(siteUrl);
    await expect(page.getByRole('article').nth(8)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 700));
    await page.getByRole('article').getByRole('link').nth(5).click();
    await expect(page).toHaveURL(/\/show\/detail\?id=/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('says what of a screen it cannot fetch', async ({ page, stage: { siteUrl } }) => {
    await page.goto(siteUrl);
    await page.route(/not-found-page-.*\.js/, (route) => route.abort());
    await page.goto(`${siteUrl}/nowhere`);
    await expect(page.getByRole('alert').getByText('Something went wrong on this page.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
