import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { freePort, startProcess } from '../../tests/load/process.js';
import { makeDirectory } from '../../tests/load/shop.js';
import { ensureBrowser } from '../browser.js';
import { scrollDown } from './scroll-down.js';
import { stillPage } from './still-page.js';

/** The site as in production, and a browser that was there before. */
export interface OpenSite {
  siteUrl: string;
  browser: Browser;
  close(): Promise<void>;
}

/** Builds the site and serves it, on a port and in a folder of its own; `env` is put over the server's. */
export async function openSite(env: Record<string, string> = {}): Promise<OpenSite> {
  const { directory, remove } = makeDirectory();
  const stops: (() => unknown)[] = [remove];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const siteDirectory = join(directory, 'site');
    build(siteDirectory);
    const { siteUrl, stop } = await serve({ directory, siteDirectory, env });
    stops.push(stop);
    const browser = await openBrowser();
    stops.push(() => browser.close());
    await warmUp(browser, siteUrl, siteDirectory);
    return { siteUrl, browser, close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

interface Served {
  directory: string;
  siteDirectory: string;
  env: Record<string, string>;
}

async function serve({ directory, siteDirectory, env }: Served) {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const { stop } = await startProcess({
    entry: 'packages/server/src/node.ts',
    ready: '/health',
    port,
    env: {
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      SITE_DIR: siteDirectory,
      DATA_DIR: join(directory, 'data'),
      CATALOGUE: 'packages/server/catalogue',
      LOG_LEVEL: 'warn',
      XENDIT_KEY: 'xnd_development_bench',
      XENDIT_CALLBACK_TOKEN: 'bench-callback-token',
      SESSION_KEY: 'bench-session-key-of-enough-characters',
      FIREBASE_PROJECT_ID: 'nobody-signs-in',
      FIREBASE_API_KEY: 'any',
      ...env,
    },
  });
  return { siteUrl, stop };
}

function openBrowser(): Promise<Browser> {
  const options = ensureBrowser();
  if (!options) throw new Error('This bench needs Chromium: npx playwright install chromium');
  return chromium.launch(options);
}

function build(siteDirectory: string): void {
  const args = ['build', '--outDir', siteDirectory, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync('vite', args, {
    cwd: 'site',
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site did not build.');
}

/** Somebody was there before: the server has packed its files. What they saw becomes the page to compare with. */
async function warmUp(browser: Browser, siteUrl: string, siteDirectory: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  await scrollDown(page);
  await page.evaluate(() => scrollTo(0, 0));
  writeFileSync(join(siteDirectory, 'still.html'), await stillPage(page));
  await page.goto(`${siteUrl}/show`, { waitUntil: 'networkidle' });
  await page.close();
}
