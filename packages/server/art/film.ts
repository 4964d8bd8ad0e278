// Films the clips that replays of the catalogue play, in a Chromium: nothing else here can write video.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { browserLaunch } from '../../../.dev/browser.js';

const folder = join(import.meta.dirname, '../catalogue/videos');
/** Video is written in secure pages only; nobody is asked for this one. */
const STUDIO = 'https://studio.invalid/';

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'films.ts')],
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
  mkdirSync(folder, { recursive: true });
  for (const name of await page.evaluate<string[]>('studio.names')) {
    const bytes = await page.evaluate(`studio.film('${name}').then((file) => file.toBase64())`);
    writeFileSync(join(folder, name), Buffer.from(String(bytes), 'base64'));
  }
} finally {
  await browser.close();
}
