import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import type { ShowFacts } from './cashier.js';
import type { Look, Sight } from './eye-page.js';
import type { Stage } from './stage.js';

/** Somebody before a player, who presses nothing. */
export interface Viewer {
  page: Page;
  /** What the player says of itself: `live`, `interrupted`, `replay`. */
  state(): Promise<string | null>;
  /** The pictures seen since `from`, epoch ms. */
  seen(from?: number): Promise<Sight[]>;
  /** What is to be seen now; null while there is no picture. */
  look(): Promise<Look | null>;
  /** How many playlists were asked for since `from`, epoch ms. */
  asked(from: number, until?: number): number;
}

let eye: Promise<string> | undefined;

async function bundleEye(): Promise<string> {
  const entry = fileURLToPath(new URL('eye-page.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}

/** Opens somebody's eyes for whatever is played on the pages that are opened next. */
export async function openEyes(page: Page): Promise<Viewer> {
  eye ??= bundleEye();
  await page.addInitScript({ content: await eye });
  const playlists: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.m3u8')) playlists.push(Date.now());
  });
  return {
    page,
    state: () => page.locator('.panggung-player').getAttribute('data-state'),
    seen: (from = 0) => page.evaluate((since) => window.sights.filter(({ at }) => at >= since), from),
    look: () => page.evaluate(() => window.look()),
    asked: (from, until = Number.POSITIVE_INFINITY) =>
      playlists.filter((at) => at >= from && at < until).length,
  };
}

/** Buys a ticket as a guest, and sits down before the player of the site. */
export async function sitDown(page: Page, { siteUrl, cashier }: Stage, show: ShowFacts): Promise<Viewer> {
  const viewer = await openEyes(page);
  const email = `viewer.${crypto.randomUUID()}@example.com`;
  await cashier.pay((await cashier.order(show.id, email)).account_number);
  const code = await cashier.codeOf(email);
  await page.goto(`${siteUrl}/show/detail?id=${show.id}&code=${code}`);
  // On air, the ticket opens the player; before, it is kept.
  await page.waitForURL((url) => !url.searchParams.has('code'));
  await page.goto(`${siteUrl}/streaming?id=${show.id}`);
  return viewer;
}
