import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, test as base, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { StagePage } from './browser-page.fixture.js';
import { writeTimecode } from './camera-film.fixture.js';
import { openStudio, type Studio } from './studio.fixture.js';

declare global {
  interface Window {
    stage: StagePage;
  }
}

const origin = 'http://localhost:1';

async function bundlePage(): Promise<string> {
  const entry = fileURLToPath(new URL('browser-page.fixture.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}

/** A Chromium whose camera shows the timecode, a media server, and pages with a foreign publisher and player. */
export const test = base.extend<
  { openPage: () => Promise<Page> },
  { studio: Studio; stageBrowser: Browser; script: string }
>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      const studio = await openStudio();
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
  script: [async ({}, use) => use(await bundlePage()), { scope: 'worker' }],
  stageBrowser: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'panggung-camera-'));
      const camera = join(folder, 'timecode.y4m');
      writeTimecode(camera);
      const browser = await chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${camera}`,
          '--autoplay-policy=no-user-gesture-required',
          '--allow-loopback-in-peer-connection',
        ],
      });
      await use(browser);
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  async openPage({ stageBrowser, script }, use) {
    const context = await stageBrowser.newContext();
    await context.route(`${origin}/**`, (route) => {
      const isScript = route.request().url().endsWith('.js');
      return route.fulfill({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: isScript
          ? script
          : '<!doctype html><title>Stage</title><script src="/stage.js"></script><body>',
      });
    });
    await use(async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/`);
      return page;
    });
    await context.close();
  },
});
