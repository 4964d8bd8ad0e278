// `npm run bench:latency`: from the camera to the player's picture, by the numbers in the picture, for HLS and
// WebRTC, on one machine. Ends with 1 when a limit is missed.
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { bundlePage, launchCamera, openPageOf } from '../packages/media/src/camera-browser.fixture.js';
import { openStudio, type Studio } from '../packages/media/src/studio.fixture.js';
import type { BenchPage, Way } from './bench-latency/page.js';
import { browserLaunch } from './browser.js';

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const runs = Number(process.env.BENCH_RUNS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
/** What half of all pictures may take, in ms. */
const limits: Record<Way, number> = { HLS: 3000, WebRTC: 500 };
/** How long it is on air before anybody watches, in ms: nobody is far behind a stream that has just begun. */
const ON_AIR_MS = 12_000;
/** How long a player finds its pace before it is measured, in ms. */
const SETTLE_MS = 8000;
const STREAM = 'bench';

const source = fileURLToPath(new URL('bench-latency/page.ts', import.meta.url));
const script = await bundlePage(source);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until(page: Page, isSo: () => boolean): Promise<void> {
  await page.waitForFunction(isSo, undefined, { timeout: 60_000 });
}

async function publish(page: Page, studio: Studio): Promise<void> {
  const socketUrl = `${studio.url.replace('http', 'ws')}/live/websocket`;
  const token = await studio.token(STREAM, 'publish');
  await page.evaluate(
    ([url = '', id = '', own = '']) => window.stage.publish(url, id, own),
    [socketUrl, STREAM, token],
  );
  await until(page, () => window.stage.told.includes('publish_started'));
  await page.evaluate(() => window.bench.follow());
  await pause(ON_AIR_MS);
}

/** The delays of one way to watch, in ms, in order of length. */
async function measure(page: Page, studio: Studio, way: Way): Promise<number[]> {
  const watch = {
    way,
    url: `${studio.url}/live/streams/${STREAM}.m3u8`,
    socketUrl: `${studio.url.replace('http', 'ws')}/live/websocket`,
    streamId: STREAM,
    token: await studio.token(STREAM, 'play'),
  };
  await page.evaluate((wish) => window.bench.watch(wish), watch);
  await until(page, () => window.bench.told.includes('picture'));
  await pause(SETTLE_MS);
  await page.evaluate(() => window.bench.begin());
  await pause(seconds * 1000);
  const { delays, told } = await page.evaluate(() => {
    window.bench.stop();
    return { delays: window.bench.delays(), told: window.bench.told.splice(0) };
  });
  if (told.length > 1) console.log(`${way}: ${told.join(', ')}`);
  return delays.sort((one, other) => one - other);
}

const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padEnd(10)).join(''));

async function run(number: number): Promise<boolean> {
  const studio = await openStudio();
  const camera = await launchCamera(browserLaunch());
  let isMet = true;
  try {
    const page = await openPageOf(await camera.browser.newContext(), script);
    await publish(page, studio);
    for (const way of ['HLS', 'WebRTC'] as const) {
      const delays = await measure(page, studio, way);
      const at = (share: number) => Math.round(delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN);
      const isKept = at(0.5) <= limits[way];
      isMet &&= isKept;
      row([number, way, at(0.5), at(0.95), delays.length, limits[way], isKept ? 'ok' : 'MISSED']);
    }
  } finally {
    await camera.close();
    await studio.close();
  }
  return isMet;
}

const busy = ((loadavg()[0] ?? 0) / availableParallelism()).toFixed(1);
console.log(`Glass to glass in ms; ${busy} tasks a core before it began`);
row(['run', 'way', 'p50', 'p95', 'pictures', 'limit']);
let isMet = true;
for (let number = 1; number <= runs; number++) isMet = (await run(number)) && isMet;
process.exit(isMet ? 0 : 1);
