import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type PlaywrightWorkerOptions } from '@playwright/test';
import { qrModules } from '../../packages/react/src/door-check/qr-modules.fixture.js';

const [WIDTH, HEIGHT] = [640, 480];
/** Grey without a colour. */
const NEUTRAL = 128;
const [WALL, PAPER, INK] = [110, 215, 30];

/** One picture, in the planes of YUV 4:2:0: a code held up before a grey wall, or the wall alone. */
function drawPicture(text: string | null): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, WALL);
  if (text !== null) drawCode(luma, text);
  return Buffer.concat([luma, Buffer.alloc((WIDTH * HEIGHT) / 2, NEUTRAL)]);
}

function drawCode(luma: Buffer, text: string): void {
  const { data, size } = qrModules(text);
  const module = Math.floor((HEIGHT * 0.8) / size);
  const [left, top] = [(WIDTH - module * size) >> 1, (HEIGHT - module * size) >> 1];
  for (let y = 0; y < module * size; y++) {
    for (let x = 0; x < module * size; x++) {
      const isDark = data[Math.floor(y / module)]?.[Math.floor(x / module)];
      luma[(top + y) * WIDTH + left + x] = isDark ? INK : PAPER;
    }
  }
}

/** A film in YUV4MPEG2, which Chromium plays again and again: https://wiki.multimedia.cx/index.php/YUV4MPEG2 */
function film(scenes: readonly (string | null)[], frames: number): Buffer {
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const pictures = scenes.flatMap((text) => {
    const picture = Buffer.concat([Buffer.from('FRAME\n'), drawPicture(text)]);
    return Array.from({ length: frames }, () => picture);
  });
  return Buffer.concat([head, ...pictures]);
}

export interface CameraOptions {
  /** What it sees, one after the other: the texts of codes, or nothing. */
  scenes: readonly (string | null)[];
  /** For how many pictures, ten a second. @default 20 */
  frames?: number;
  launch: PlaywrightWorkerOptions['launchOptions'];
  /** As the test's own pages are. */
  locale: string;
}

/** Opens a browser of its own whose camera sees a film. */
export async function withCamera(
  { scenes, frames = 20, launch, locale }: CameraOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-camera-'));
  const path = join(folder, 'film.y4m');
  writeFileSync(path, film(scenes, frames));
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...camera] });
  try {
    await use(await (await browser.newContext({ locale })).newPage());
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
