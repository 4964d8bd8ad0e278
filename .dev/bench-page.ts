// `npm run bench:page`: how fast the dashboard is on a mid phone on 4G, with the catalogue of `npm start`, beside a plain
// page with the same pictures. The site is built anew and served as in production. Ends with 1 when a limit is missed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { freePort, startProcess } from '../tests/load/process.js';
import { makeDirectory } from '../tests/load/shop.js';
import { type Act, acts } from './bench-page/acts.js';
import { largestPaint, layoutShift, longestTask, middle, slowestAnswer } from './bench-page/figures.js';
import { phone, visit } from './bench-page/phone.js';
import { stillPage } from './bench-page/still-page.js';
import { ensureBrowser } from './browser.js';

const runs = Number(process.env.BENCH_RUNS ?? 3);
/** How long a page is watched after it has loaded, in ms. */
const watched = 4000;
/** Tasks a core before this began. */
const busy = (loadavg()[0] ?? 0) / availableParallelism();

interface Figure {
  limit: number;
  /** One value a run. */
  values: number[];
  /** What the worst one came from. */
  reason: string;
}

const figures = new Map<string, Figure>();
const beside = new Map<string, number[]>();
const { directory, remove } = makeDirectory();
const siteDirectory = join(directory, 'site');
const stops: (() => unknown)[] = [remove];
try {
  const { siteUrl, browser } = await open();
  for (let run = 0; run < runs; run++) {
    console.error(`Run ${run + 1} of ${runs} ...`);
    await measureDashboard(browser, siteUrl);
    await measureStill(browser, siteUrl);
    for (const [name, act] of Object.entries(acts)) await measureAct(browser, siteUrl, name, act);
  }
} finally {
  for (const stop of stops.reverse()) await stop();
}
process.exitCode = report() ? 0 : 1;

async function open() {
  build();
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const api = await startProcess({
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
    },
  });
  stops.push(api.stop);
  const options = ensureBrowser();
  if (!options) throw new Error('bench:page needs Chromium: npx playwright install chromium');
  const browser = await chromium.launch(options);
  stops.push(() => browser.close());
  await warmUp(browser, siteUrl);
  return { siteUrl, browser };
}

function build(): void {
  const args = ['build', '--outDir', siteDirectory, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync('vite', args, {
    cwd: 'site',
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site did not build.');
}

/** Somebody was there before: the server has packed its files. What they saw becomes the page to compare with. */
async function warmUp(browser: Browser, siteUrl: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  await scrollDown(page);
  await page.evaluate(() => scrollTo(0, 0));
  writeFileSync(join(siteDirectory, 'still.html'), await stillPage(page));
  await page.goto(`${siteUrl}/show`, { waitUntil: 'networkidle' });
  await page.close();
}

/** Slowly, as somebody who looks: lists further down come when they are near. */
async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await page.evaluate(() => scrollBy(0, innerHeight * 0.7));
    await page.waitForTimeout(250);
  }
}

/** When the page had loaded, in ms. */
function loaded(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.loadEventEnd ?? 0;
  });
}

async function measureDashboard(browser: Browser, siteUrl: string): Promise<void> {
  const { page, seen, traffic, close } = await visit(browser, 'phone');
  await page.goto(siteUrl);
  await page.waitForTimeout(watched);
  const paint = largestPaint(await seen());
  note('LCP, ms', { limit: 2500, value: paint.at, reason: paint.what });
  tell('KB at first', traffic.bytes / 1024);
  await scrollDown(page);
  await page.waitForTimeout(watched);
  const all = await seen();
  note('CLS', {
    limit: 0.01,
    value: layoutShift(all),
    reason: all.shifts.map(({ what }) => what).join(', '),
  });
  const task = longestTask(all, await loaded(page));
  note('longest task after load, ms', {
    limit: 50,
    value: task.span,
    reason: `at ${Math.round(task.at)} ms: ${task.what}`,
  });
  await close();
}

async function measureStill(browser: Browser, siteUrl: string): Promise<void> {
  const { page, seen, traffic, close } = await visit(browser, 'phone');
  await page.goto(`${siteUrl}/still.html`);
  await page.waitForTimeout(watched);
  const all = await seen();
  compare('LCP, ms', largestPaint(all).at);
  compare('KB at first', traffic.bytes / 1024);
  await scrollDown(page);
  compare('CLS', layoutShift(await seen()));
  compare('longest task after load, ms', longestTask(await seen(), await loaded(page)).span);
  await close();
}

async function measureAct(browser: Browser, siteUrl: string, name: string, act: Act): Promise<void> {
  const { page, seen, close } = await visit(browser, act.device);
  page.setDefaultTimeout(10_000);
  await page.goto(siteUrl + act.path);
  await page.waitForLoadState();
  await page.waitForTimeout(watched);
  const begun = await page.evaluate(() => performance.now());
  const failure = await act.run(page).catch((error: Error) => error.message.replaceAll('\n', ' '));
  const { span, what } = slowestAnswer(await seen(), begun);
  // An answer within a frame is not told of.
  const value = failure ? Number.POSITIVE_INFINITY : span || 16;
  note(`INP, ${name}, ms`, { limit: 200, value, reason: failure || what });
  await close();
}

function note(
  name: string,
  { limit, value, reason }: { limit: number; value: number; reason: string },
): void {
  const figure = figures.get(name) ?? { limit, values: [], reason: '' };
  if (value >= Math.max(0, ...figure.values)) figure.reason = reason;
  figure.values.push(value);
  figures.set(name, figure);
}

/** A figure that has no limit. */
function tell(name: string, value: number): void {
  note(name, { limit: Number.POSITIVE_INFINITY, value, reason: '' });
}

function compare(name: string, value: number): void {
  beside.set(name, [...(beside.get(name) ?? []), value]);
}

/** Prints the table; true when the middle of the runs keeps every limit. */
function report(): boolean {
  const { cpu, latency, megabits } = phone;
  const row = (first: string, ...cells: string[]) =>
    console.log(first.padEnd(30) + cells.map((cell) => cell.padStart(14)).join(''));
  const number = (value: number | undefined) =>
    value === undefined || !Number.isFinite(value) ? '' : value.toFixed(value > 0 && value < 1 ? 4 : 0);
  console.log(
    `\nCPU ${cpu}x slower, ${latency} ms a round trip, ${megabits} Mbit/s; the middle of ${runs} runs`,
  );
  row('', 'limit', 'dashboard', 'plain page', 'each run');
  for (const [name, { limit, values }] of figures) {
    const other = beside.get(name);
    row(
      name,
      number(limit),
      number(middle(values)),
      other ? number(middle(other)) : '',
      values.map(number).join(' '),
    );
  }
  const missed = [...figures].filter(([, { limit, values }]) => !(middle(values) <= limit));
  for (const [name, { reason }] of missed) console.log(`MISSED: ${name} (${reason})`);
  if (busy > 0.5)
    console.log(`Others kept this machine busy (${busy.toFixed(1)} tasks a core): times are worth little.`);
  if (!missed.length) console.log('All within their limits.');
  return missed.length === 0;
}
