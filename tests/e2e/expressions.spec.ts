import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FILM } from '../hls-segments.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

// Films are written, sent, read through and played, and the page is loaded anew.
test.setTimeout(180_000);
const expectSoon = expect.configure({ timeout: 60_000 });

/** What an MP4 may hold that nothing plays. ISO/IEC 14496-12, 8.1.2. */
function padding(size: number): Buffer {
  const box = Buffer.alloc(size);
  box.writeUInt32BE(size);
  box.write('free', 4);
  return box;
}

const film = (name: string, more: Buffer = Buffer.alloc(0)) => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.concat([readFileSync(FILM), more]),
});

/** Through both steps of the dialog. */
async function add(page: Page, file: ReturnType<typeof film>): Promise<void> {
  await page.getByRole('button', { name: 'Add expression' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expectSoon(dialog.getByText('Length: 0:12')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Description').fill('Latihan di tepi laut');
  await dialog.getByRole('button', { name: 'Save' }).click();
}

test('an artist adds a short video, plays it, describes it anew, and deletes it', async ({
  page,
  problems,
  stage: { siteUrl, people },
}) => {
  await createVisitor(page, siteUrl).enter(await people.creator());
  await page.goto(`${siteUrl}/express`);
  await expect(page).toHaveTitle(/Your Expression/);
  await expect(page.getByText('No expressions yet')).toBeVisible();

  // The page is loaded anew once it is there. O-07
  const reloaded = page.waitForEvent('load');
  await add(page, film('latihan.mp4'));
  await reloaded;
  const card = page.getByRole('article').filter({ hasText: 'latihan.mp4' });
  await expectSoon(card.getByText('0:12')).toBeVisible();
  await card.getByRole('button', { name: 'Play latihan.mp4' }).click();
  const played = () => card.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expectSoon.poll(played).toBeGreaterThan(0.5);

  await card.getByRole('button', { name: 'Options for latihan.mp4' }).click();
  await page.getByRole('menuitem', { name: 'Edit description' }).click();
  await page.getByRole('dialog').getByLabel('Description').fill('Gladi bersih');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Gladi bersih')).toBeVisible();

  await card.getByRole('button', { name: 'Options for latihan.mp4' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No expressions yet')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a large one is sent in pieces, and by the keyboard alone', async ({
  page,
  stage: { siteUrl, people },
}) => {
  await createVisitor(page, siteUrl).enter(await people.creator('Teater Lingkar Api'));
  await page.goto(`${siteUrl}/express`);
  await page.getByRole('button', { name: 'Add expression' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /Choose an MP4 video/ }).press('Enter');
  await (await chosen).setFiles(film('besar.mp4', padding(6_000_000)));
  await expectSoon(dialog.getByText('Length: 0:12')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('Satu jam latihan');
  const pieces = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await pieces;
  await expectSoon(page.getByRole('article').filter({ hasText: 'besar.mp4' })).toBeVisible();
});
