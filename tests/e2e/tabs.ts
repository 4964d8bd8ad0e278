import { type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright';
import { freePort } from '../load/process.js';

/** A browser whose pages are hidden while another is in front, as a person's are; a test's own always count as seen. */
export interface Tabs {
  context: BrowserContext;
  close(): Promise<void>;
}

export async function openTabs({ args = [], ...launch }: LaunchOptions): Promise<Tabs> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`, '--autoplay-policy=no-user-gesture-required'],
  });
  const own = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const [context] = own.contexts();
  if (!context) throw new Error('The browser has no window.');
  return {
    context,
    async close() {
      await own.close();
      await browser.close();
    },
  };
}

/** Puts another page in front, freezes this one as a browser does after a while, and comes back to it. */
export async function freeze(page: Page, during: () => Promise<unknown>): Promise<void> {
  const other = await page.context().newPage();
  await other.bringToFront();
  await page.waitForFunction(() => document.hidden);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await during();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.bringToFront();
  await other.close();
}

/** Takes the network from a page, and gives it back. */
export async function goOffline(page: Page, during: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const free = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...free, offline: true });
  await during();
  await session.send('Network.emulateNetworkConditions', { ...free, offline: false });
}
