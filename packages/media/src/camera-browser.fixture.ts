import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright';
import { writeTimecode } from './camera-film.fixture.js';

/** Where the pages are that nobody serves; a camera is opened to a secure place alone. */
const origin = 'http://localhost:1';

/** The script of a page, by its source. */
export async function bundlePage(source: string): Promise<string> {
  const conditions = ['panggung-source'];
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    conditions,
  });
  return outputFiles[0]?.text ?? '';
}

/** A Chromium whose camera shows the timecode. */
export async function launchCamera({ args = [], ...options }: LaunchOptions): Promise<{
  browser: Browser;
  close(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-camera-'));
  const camera = join(folder, 'timecode.y4m');
  writeTimecode(camera);
  const browser = await chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${camera}`,
      '--autoplay-policy=no-user-gesture-required',
      '--allow-loopback-in-peer-connection',
    ],
  });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An empty page that runs a script. */
export async function openPageOf(context: BrowserContext, script: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${origin}/**`, (route) => {
    const isScript = route.request().url().endsWith('.js');
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript ? script : '<!doctype html><title>Stage</title><script src="/stage.js"></script><body>',
    });
  });
  await page.goto(`${origin}/`);
  return page;
}
