import type { Page } from '@playwright/test';
import { cropMessages } from '../../packages/core/src/messages/crop.js';
import { profilePhotoMessages } from '../../packages/core/src/messages/profile-photo.js';
import { fileOf, type Kept, keptAt, type Picture } from './pictures.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const words = { ...profilePhotoMessages.default, ...cropMessages.default };

/** Somebody at the screen where the photo is changed. */
function createSitter(page: Page, siteUrl: string) {
  const dialog = page.getByRole('dialog');
  const address = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').url_photo);
  return {
    dialog,
    /** The picture behind its frame. */
    frame: page.getByRole('application'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    async choose(picture: Picture) {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: words.change }).click(),
      ]);
      await chooser.setFiles(picture);
    },
    /** What the API keeps once the dialog is gone. */
    async kept(): Promise<Kept> {
      await expect(dialog).toHaveCount(0);
      return keptAt(new URL(await address(), siteUrl).href);
    },
  };
}

test.beforeEach(async ({ page, stage: { siteUrl, people } }) => {
  await createVisitor(page, siteUrl).enter(await people.member());
  await page.goto(`${siteUrl}/profile/edit`);
});

test('A photo is cut by keys, sent, and stands where the person is shown, also after a reload', async ({
  page,
  stage: { siteUrl },
  problems,
}) => {
  const { choose, frame, button } = createSitter(page, siteUrl);
  await choose(await fileOf('wide'));
  await frame.press('+');
  await button(words.upload).click();
  await createVisitor(page, siteUrl).expectSnackbar(words.uploaded);
  await expect(page.getByRole('button', { name: words.change })).toBeFocused();
  const photo = page.getByRole('main').locator('.panggung-profile__photo img');
  for (const look of [async () => {}, () => page.reload()]) {
    await look();
    await expect(photo).toHaveAttribute('src', /\/media\/[0-9a-f]{32}-300\.jpg$/);
    const drawn = () => photo.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
    await expect.poll(drawn).toMatch(/-160\.avif$/);
  }
  expect(problems).toEqual([]);
});

/** What becomes of pictures: upright, and of moving ones the first frame. */
const becomes: { kind: Parameters<typeof fileOf>[0]; edges: Partial<Kept> }[] = [
  { kind: 'large', edges: {} },
  { kind: 'gif', edges: { left: 'lime', bottom: 'lime' } },
  { kind: 'webp', edges: { left: 'lime', bottom: 'lime' } },
  { kind: 'turned', edges: { top: 'red', bottom: 'blue' } },
];

test('Whatever a picture is, it becomes an upright square', async ({ page, stage: { siteUrl } }) => {
  const { choose, frame, button, kept } = createSitter(page, siteUrl);
  for (const { kind, edges } of becomes)
    await test.step(kind, async () => {
      await choose(await fileOf(kind));
      await expect(frame).toBeVisible();
      const sent = page.waitForRequest('**/UpdateProfile/*');
      await button(words.upload).click();
      expect((await (await sent).response())?.status()).toBe(200);
      expect(await kept()).toMatchObject({ size: [300, 300], ...edges });
    });
});

const refused = [
  ['program', words.unreadable],
  ['pixel', words.too_small],
] as const;

test('A program that is called a picture is none, a single pixel shows nobody: neither is sent', async ({
  page,
  stage: { siteUrl },
}) => {
  const { choose, dialog, button } = createSitter(page, siteUrl);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  for (const [kind, reason] of refused)
    await test.step(kind, async () => {
      await choose(await fileOf(kind));
      await expect(dialog.getByRole('alert')).toHaveText(words.failed + reason);
      await button(words.close).click();
      await expect(page.getByRole('button', { name: words.change })).toBeFocused();
    });
  expect(sent.filter((url) => url.includes('UpdateProfile'))).toEqual([]);
});

test('A slow upload tells how far it has come and can be given up; one that fails keeps what was cut', async ({
  page,
  stage: { siteUrl },
}) => {
  const { choose, frame, button, dialog, kept } = createSitter(page, siteUrl);
  await choose(await fileOf('wide'));
  // To the right end, which is blue.
  for (let press = 0; press < 12; press++) await frame.press('ArrowRight');
  const network = await page.context().newCDPSession(page);
  const atSpeed = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await atSpeed(400);
  await button(words.upload).click();
  const progress = dialog.getByRole('progressbar');
  await expect(progress).toHaveAccessibleName(/^Uploading: \d+%$/);
  await button(words.cancel).click();
  await expect(progress).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await atSpeed(-1);

  await page.route('**/UpdateProfile/*', (route) => route.abort(), { times: 1 });
  await button(words.upload).click();
  await expect(dialog.getByRole('alert')).toHaveText(words.failed);
  await button(words.again).click();
  expect(await kept()).toMatchObject({ left: 'blue', right: 'blue' });
});
