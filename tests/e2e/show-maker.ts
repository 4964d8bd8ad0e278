import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { coverCropMessages } from '../../packages/core/src/messages/cover-crop.js';
import { studioFormMessages } from '../../packages/core/src/messages/studio-form.js';

/** A live broadcast as its host describes it. */
export interface ShowPlan {
  name: string;
  /** In rupiah. */
  price: number;
  seats: number;
}

const words = studioFormMessages.default;
const DAY_MS = 86_400_000;
/** Jakarta's, all year. */
const WIB_MS = 7 * 3_600_000;
/** Tomorrow there, as a date field takes it. */
const tomorrow = () => new Date(Date.now() + DAY_MS + WIB_MS).toISOString().slice(0, 10);

/** A poster of a size, its two halves in two colours. */
async function poster(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#f2a93b' } };
  const ground = sharp({ create: { width, height, channels: 3, background: '#0f6674' } });
  const buffer = await ground
    .composite([{ input: half, gravity: 'east' }])
    .png()
    .toBuffer();
  return { name: 'sampul.png', mimeType: 'image/png', buffer };
}

/** Chooses a cover of another shape than it has to be, and cuts it to that. */
async function cutCover(page: Page, cover: string): Promise<void> {
  const field = page.locator(`[data-picture=${cover}]`).first();
  await page.locator(`[data-picture=${cover}] input[type=file]`).setInputFiles(await poster(1200, 1000));
  await field.getByRole('button', { name: words.crop }).click();
  await page.getByRole('dialog').getByRole('button', { name: coverCropMessages.default.use }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toHaveAttribute('data-state', 'valid');
}

/** Fills in the form of a new show, as its host does; what is left is to press the button. */
export async function planShow(page: Page, { name, price, seats }: ShowPlan): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(words.name).fill(name);
  await field(words.category).selectOption({ index: 1 });
  await field(words.show_type).selectOption({ label: words.live });
  await field(words.description).fill('Musik di tepi laut, dari senja sampai malam.');
  await page.getByText(words.fixed, { exact: true }).click();
  await field(words.ticket_price).fill(String(price));
  await field(words.ticket_quota).fill(String(seats));
  await field(words.start_date).fill(tomorrow());
  await field(words.start_time).fill('20:00');
  await page.getByRole('checkbox', { name: new RegExp(`^${words.islive}`) }).check();
  for (const cover of ['image', 'verticalImage', 'image1', 'image2']) await cutCover(page, cover);
}
