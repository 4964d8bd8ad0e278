import { spawnSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '../browser.js';
import { framesOf, type TraceEvent } from './frames.js';

export interface PageOptions {
  /** The API that serves the elements. */
  url: string;
  showId: number;
  seconds: number;
}

/** How long the page finds its pace before it is measured, in ms. */
const SETTLE_MS = 5000;
/** The tasks of the main thread, and which of them painted: each further event costs time itself. */
const categories = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** How long each frame keeps the main thread of a page with the chat in it, built as it is shipped; ms of a phone. */
export async function measurePage({ url, showId, seconds }: PageOptions): Promise<number[]> {
  const options = ensureBrowser();
  if (!options) throw new Error('This bench needs Chromium: npx playwright install chromium');
  const browser = await chromium.launch(options);
  try {
    const buffer = await traceChat(browser, { url, showId, seconds });
    const { traceEvents } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] };
    return framesOf(traceEvents);
  } finally {
    await browser.close();
  }
}

/** Builds the elements as they are shipped. */
export function bundle(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'bundle'], {
    cwd: 'packages/elements',
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The elements did not build.');
}

async function traceChat(browser: Browser, { url, showId, seconds }: PageOptions): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const html = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Panggung</title><script type="module" src="/elements/panggung.js"></script><panggung-chat show="${showId}"></panggung-chat>`;
  await page.route(`${url}/page`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${url}/page`);
  await page.locator('.panggung-chat__line').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await browser.startTracing(page, { categories });
  await page.waitForTimeout(seconds * 1000);
  return browser.stopTracing();
}
