// Films the clip that replays of the catalogue play, in a Chromium: nothing else here can write video.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { browserLaunch } from '../../../.dev/browser.js';

const folder = join(import.meta.dirname, '../catalogue/videos');
/** Video is written in secure pages only; nobody is asked for this one. */
const STUDIO = 'https://studio.invalid/';

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'replay-film.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'studio',
});
const browser = await chromium.launch(browserLaunch());
try {
  const page = await browser.newPage();
  await page.route(STUDIO, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(STUDIO);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const bytes = await page.evaluate('studio.filmReplay().then((file) => file.toBase64())');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'replay.mp4'), Buffer.from(String(bytes), 'base64'));
} finally {
  await browser.close();
}
