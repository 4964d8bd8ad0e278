import { expect, test } from './test.js';

test.describe('watching on the site', () => {
  test('plays a replay in the browser, under the strict policy, and keeps playing after a reload', async ({
    page,
    stage: { siteUrl, cashier },
    problems,
  }) => {
    const show = await cashier.showNamed('Seribu Angklung');
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await page.getByRole('link', { name: 'Watch Now' }).click();
    await expect(page).toHaveURL(`${siteUrl}/streaming`);
    const player = page.locator('.panggung-player');
    const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect(player).toHaveAttribute('data-state', 'replay', { timeout: 30_000 });
    await expect.poll(time).toBeGreaterThan(0.5);
    await page.reload();
    await expect(player).toHaveAttribute('data-state', 'replay', { timeout: 30_000 });
    await expect.poll(time).toBeGreaterThan(0.5);
    expect(problems).toEqual([]);
  });
});
