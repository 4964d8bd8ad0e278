import { expect, test } from './test.js';

test.afterEach(({ problems }) => {
  expect(problems).toEqual([]);
});

test('a visitor reads the news from the foot of any page, looks at a picture, and goes back', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.siteUrl}/show`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News and offers' }).click();
  await expect(page).toHaveURL(`${stage.siteUrl}/banner`);
  await expect(page).toHaveTitle('News and offers - Panggung');

  await page.getByRole('link', { name: 'Musim panggung baru' }).click();
  await expect(page).toHaveURL(/\/banner\/detail\?id=\d+$/);
  await expect(page).toHaveTitle('Musim panggung baru - Panggung');
  await expect(page.getByRole('heading', { name: 'Info' })).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge cover' }).click();
  await expect(page.getByRole('dialog', { name: 'Musim panggung baru' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('link', { name: 'Yang akan datang' }).click();
  await expect(page).toHaveURL(`${stage.siteUrl}/video?videoStatus=WAITING`);
});

test('news that is not there leads on to what is', async ({ page, stage }) => {
  await page.goto(`${stage.siteUrl}/banner/detail?id=987654321`);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'See other news' }).click();
  await expect(page).toHaveURL(`${stage.siteUrl}/banner`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a page of news that is not there leads back to the first', async ({ page, stage }) => {
  await page.goto(`${stage.siteUrl}/banner?page=70`);
  await page.getByRole('button', { name: 'Back to page 1' }).click();
  await expect(page).toHaveURL(`${stage.siteUrl}/banner?page=1`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('There is no such page')).toBeVisible();
});
