import type { Browser, CDPSession, Page } from 'playwright';
import { type Seen, watch } from './watch.js';

/** A mid phone on 4G, as measurements are usually taken. */
export const phone = { cpu: 4, latency: 150, megabits: 1.6 } as const;
const uploadMegabits = 0.75;

const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;
export type Device = keyof typeof devices;

/** A window of its own, with nothing kept from before, slowed down. */
export interface Visit {
  page: Page;
  /** What the page has seen since it was opened. */
  seen(): Promise<Seen>;
  /** What came over the line so far. */
  traffic: { bytes: number; requests: number };
  close(): Promise<void>;
}

const perSecond = (megabits: number) => (megabits * 1e6) / 8;

/** Opens a window that is as slow as a phone. */
export async function visit(browser: Browser, device: Device): Promise<Visit> {
  const context = await browser.newContext({
    ...devices[device],
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  // tsx marks functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  const line = await context.newCDPSession(page);
  const traffic = await count(line);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: perSecond(phone.megabits),
    uploadThroughput: perSecond(uploadMegabits),
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
  return {
    page,
    traffic,
    seen: () => page.evaluate(() => (window as unknown as { seen: Seen }).seen),
    close: () => context.close(),
  };
}

async function count(line: CDPSession): Promise<Visit['traffic']> {
  const traffic = { bytes: 0, requests: 0 };
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.requests += 1;
  });
  await line.send('Network.enable');
  return traffic;
}
