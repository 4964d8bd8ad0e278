import { playerSentenceMessages } from '../../packages/core/src/messages/player-sentence.js';
import { sphereMessages } from '../../packages/core/src/messages/sphere.js';
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
    await expect(player).toHaveAttribute('data-state', 'replay');
    await expect.poll(time).toBeGreaterThan(0.5);
    await expect(page.getByRole('application', { name: sphereMessages.default.sphere })).toBeVisible();
    await page.reload();
    await expect(player).toHaveAttribute('data-state', 'replay');
    await expect.poll(time).toBeGreaterThan(0.5);
    expect(problems).toEqual([]);
  });

  for (const [address, why] of [
    ['/streaming', 'names no show'],
    ['/streaming?id=999999', 'names one that is none'],
  ] as const) {
    test(`says 'Page not found' and goes back where the address ${why}`, async ({
      page,
      stage: { siteUrl },
    }) => {
      await page.goto(siteUrl + address);
      // The player says so as well, until its page has gone.
      await expect(page.getByRole('alert').getByText('Page not found').last()).toBeVisible();
      await expect(page).toHaveURL(`${siteUrl}/`);
    });
  }

  test('writes in light letters on its dark stage, whatever the page is', async ({
    browser,
    stage: { siteUrl, cashier },
  }) => {
    const show = await cashier.showNamed('Bincang Sore: Lampu dan Gelap');
    const page = await browser.newPage({ colorScheme: 'light' });
    await page.goto(`${siteUrl}/streaming?id=${show.id}`);
    const player = page.locator('.panggung-player');
    await expect(player).toHaveAttribute('data-state', 'gate');
    const title = player.getByText(playerSentenceMessages.default.gate);
    await expect(title).toHaveCSS('color', 'rgb(238, 243, 245)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(13, 21, 25)');
    await page.close();
  });
});
