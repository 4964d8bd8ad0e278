import { fileURLToPath } from 'node:url';
import { type Browser, test as base, type Page } from '@playwright/test';
import type { StagePage } from './browser-page.fixture.js';
import { bundlePage, launchCamera, openPageOf } from './camera-browser.fixture.js';
import { openStudio, type Studio } from './studio.fixture.js';

declare global {
  interface Window {
    stage: StagePage;
  }
}

const pageSource = fileURLToPath(new URL('browser-page.fixture.ts', import.meta.url));

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
  script: [async ({}, use) => use(await bundlePage(pageSource)), { scope: 'worker' }],
  stageBrowser: [
    async ({ launchOptions }, use) => {
      const { browser, close } = await launchCamera(launchOptions);
      await use(browser);
      await close();
    },
    { scope: 'worker' },
  ],
  async openPage({ stageBrowser, script }, use) {
    const context = await stageBrowser.newContext();
    await use(() => openPageOf(context, script));
    await context.close();
  },
});
