import { expect, type Page } from '@playwright/test';
import { test } from './test.js';
import { createVisitor } from './visitor.js';

async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    canvas.getContext('2d')?.fillRect(0, 0, 320, 480);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('A photo is cut by keys, sent, and stands where the person is shown, also after a reload', async ({
  page,
  stage,
}) => {
  const { siteUrl, people } = stage;
  const visitor = createVisitor(page, siteUrl);
  await visitor.enter(await people.member());
  await page.goto(`${siteUrl}/profile/edit`);
  const chooser = page.waitForEvent('filechooser');
  await visitor.button('Change photo').click();
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: await drawPicture(page) };
  await (await chooser).setFiles(file);
  await page.getByRole('application').press('+');
  await visitor.button('Upload').click();
  await visitor.expectSnackbar('Photo uploaded');
  const photo = page.getByRole('main').locator('.panggung-profile__photo img');
  for (const look of [async () => {}, () => page.reload()]) {
    await look();
    await expect(photo).toHaveAttribute('src', /\/media\/[0-9a-f]{32}-300\.jpg$/);
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  }
});
