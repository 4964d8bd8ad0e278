import { expect, test } from './test.js';

test.describe('The shell', () => {
  test('is dark or light as the visitor chose, before the first paint and after a reload', async ({
    page,
    stage,
  }) => {
    await page.goto(stage.siteUrl);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(background).not.toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('dark'))).toBe('true');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('speaks another language at once, and remembers it', async ({ page, stage }) => {
    await page.goto(stage.siteUrl);
    await expect(page.getByRole('heading', { name: 'The Upcomings' })).toBeVisible();
    await page.getByLabel('Language').selectOption('id');
    await expect(page.getByRole('heading', { name: 'Segera tayang' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Segera tayang' })).toBeVisible();
    await page.getByLabel('Bahasa').selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('fills its bar beyond 100 px of scroll, where it lets the light of the show through', async ({
    page,
    stage,
  }) => {
    await page.goto(stage.siteUrl);
    await expect(page.getByRole('article').first()).toBeVisible();
    const bar = page.getByRole('banner');
    await page.evaluate(() => scrollTo(0, 100));
    await expect(bar).toHaveCSS('background-image', 'none');
    await page.evaluate(() => scrollTo(0, 101));
    await expect(bar).toHaveCSS('background-image', /linear-gradient/);
    await page.goto(`${stage.siteUrl}/show`);
    await expect(bar).toHaveCSS('background-image', /linear-gradient/);
  });

  test('opens listed paths in any case, and says so where there is nothing', async ({ page, stage }) => {
    await page.goto(`${stage.siteUrl}/SHOW`);
    await expect(page.getByRole('heading', { level: 1, name: 'All shows' })).toBeVisible();
    await expect(page).toHaveTitle('Shows - Panggung');
    await page.goto(`${stage.siteUrl}/dashboard`);
    await expect(page).toHaveURL(`${stage.siteUrl}/`);
    // An old link keeps its show; to pay, an address is asked for first.
    await page.goto(`${stage.siteUrl}/paymenttype?id=1`);
    await expect(page).toHaveURL(`${stage.siteUrl}/withEmail?id=1`);
    await page.goto(`${stage.siteUrl}/no/such/place`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page).toHaveURL(`${stage.siteUrl}/`);
  });

  test('is told that a broken escape is no page', async ({ page, stage, problems }) => {
    for (const path of ['/show/%', '/%FF?q=%E0%A4%A', '/%E0%A4%A.js/x', '/%E0%A4%A']) {
      await page.goto(`${stage.siteUrl}${path}`);
      await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible();
      await expect(page, path).toHaveTitle('Page not found - Panggung');
    }
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'The Upcomings' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('leaves with an alert what was opened without what it needs', async ({ page, stage }) => {
    const alert = page.getByRole('alert').getByText('Page not found');
    for (const path of [
      '/show/detail',
      '/banner/detail',
      '/withEmail',
      '/PaymentTypeList',
      '/PaymentWithOVO',
      '/PaymentCountdown',
      '/streaming',
    ]) {
      await page.goto(`${stage.siteUrl}${path}`);
      await expect(alert, path).toBeVisible();
      await expect(page, path).toHaveURL(`${stage.siteUrl}/`);
    }
    await expect(alert).toBeHidden();
  });

  test('goes back to where the visitor was, when there is such a place', async ({ page, stage }) => {
    await page.goto(`${stage.siteUrl}/show?page=2`);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'The Upcomings' })).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/withEmail'));
    await expect(page.getByRole('alert').getByText('Page not found')).toBeVisible();
    await expect(page).toHaveURL(`${stage.siteUrl}/`);
  });

  test('turns pages in the address, and the back button turns them back', async ({ page, stage }) => {
    await page.goto(`${stage.siteUrl}/show`);
    const first = page.getByRole('article').first().getByRole('link');
    const name = await first.textContent();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/show\?page=2$/);
    await expect(first).not.toHaveText(name ?? '');
    await page.reload();
    await expect(first).not.toHaveText(name ?? '');
    await page.goBack();
    await expect(first).toHaveText(name ?? '');
  });
});
