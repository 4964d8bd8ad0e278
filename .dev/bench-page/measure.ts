import type { Browser, Page } from 'playwright';
import type { Act } from './acts.js';
import { largestPaint, layoutShift, longestScript, longestTask, slowestAnswer } from './figures.js';
import { visit } from './phone.js';
import type { Notebook } from './report.js';
import { scrollDown } from './scroll-down.js';

/** Where, and where it is written down. */
export interface Bench {
  browser: Browser;
  siteUrl: string;
  notes: Notebook;
}

/** How long a page is watched after it has loaded, in ms. */
const WATCHED_MS = 4000;
/** When the page had loaded, in ms. */
function loaded(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.loadEventEnd ?? 0;
  });
}

/** How soon the dashboard is there, how still it stands, and how long it keeps a finger waiting. */
export async function measureDashboard({ browser, siteUrl, notes }: Bench): Promise<void> {
  const { page, seen, traffic, close } = await visit(browser, 'phone');
  await page.goto(siteUrl);
  await page.waitForTimeout(WATCHED_MS);
  const paint = largestPaint(await seen());
  notes.note('LCP, ms', { limit: 2500, value: paint.at, reason: paint.what });
  notes.tell('KB at first', traffic.bytes / 1024);
  await scrollDown(page);
  await page.waitForTimeout(WATCHED_MS);
  const all = await seen();
  notes.note('CLS', {
    limit: 0.01,
    value: layoutShift(all),
    reason: all.shifts.map(({ what }) => what).join(', '),
  });
  const script = longestScript(all, await loaded(page));
  notes.note('longest script after load, ms', {
    limit: 50,
    value: script.span,
    reason: `at ${Math.round(script.at)} ms: ${script.what}`,
  });
  notes.tell('longest task after load, ms', longestTask(all, await loaded(page)).span);
  await close();
}

/** The same of a plain page. */
export async function measureStill({ browser, siteUrl, notes }: Bench): Promise<void> {
  const { page, seen, traffic, close } = await visit(browser, 'phone');
  await page.goto(`${siteUrl}/still.html`);
  await page.waitForTimeout(WATCHED_MS);
  const all = await seen();
  notes.compare('LCP, ms', largestPaint(all).at);
  notes.compare('KB at first', traffic.bytes / 1024);
  await scrollDown(page);
  notes.compare('CLS', layoutShift(await seen()));
  notes.compare('longest task after load, ms', longestTask(await seen(), await loaded(page)).span);
  await close();
}

/** How long an answer takes to what a visitor does. */
export async function measureAct({ browser, siteUrl, notes }: Bench, name: string, act: Act): Promise<void> {
  const { page, seen, close } = await visit(browser, act.device);
  page.setDefaultTimeout(10_000);
  await page.goto(siteUrl + act.path);
  await page.waitForLoadState();
  await page.waitForTimeout(WATCHED_MS);
  const begun = await page.evaluate(() => performance.now());
  const failure = await act.run(page).catch((error: Error) => error.message.replaceAll('\n', ' '));
  const { span, what } = slowestAnswer(await seen(), begun);
  // An answer within a frame is not told of.
  const value = failure ? Number.POSITIVE_INFINITY : span || 16;
  notes.note(`INP, ${name}, ms`, { limit: 200, value, reason: failure || what });
  await close();
}
