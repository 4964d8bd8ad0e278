// `npm run bench:recovery`: how long a viewer of a live show looks at a still picture once what was missing is back, three
// times for each trouble, in its full length. Ends with 1 when a limit is missed. It needs the built site (`npm run build`).
import { availableParallelism, loadavg } from 'node:os';
import { openBroadcaster } from '../tests/e2e/broadcaster.js';
import { goThrough, type Scene, troubles } from '../tests/e2e/recovery.js';
import { openStage } from '../tests/e2e/stage.js';
import { openTabs } from '../tests/e2e/tabs.js';
import { sitDown } from '../tests/e2e/viewer.js';
import { ensureBrowser } from './browser.js';

const runs = Number(process.env.BENCH_RUNS ?? 3);
/** Which length: `full` or `short`. */
const length = process.env.BENCH_LENGTH === 'short' ? 'short' : 'full';
const widths = [46, 10, 18, 12, 10, 16, 8];
const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, n) => String(cell).padEnd(widths[n] ?? 8)).join(''));

/** Tasks a core before this began. */
const busy = (loadavg()[0] ?? 0) / availableParallelism();
const launch = ensureBrowser();
if (!launch) throw new Error('This bench needs Chromium: npx playwright install chromium');
const stage = await openStage();
let isKept = true;
try {
  row(['trouble', 'lasts s', 'stood still s', 'playing s', 'limit s', 'playlists asked', 'most']);
  for (let run = 0; run < runs; run++) isKept = (await measure()) && isKept;
} finally {
  await stage.stop();
}
if (busy > 0.5)
  console.log(`Others kept this machine busy (${busy.toFixed(1)} tasks a core): times are worth little.`);
process.exit(isKept ? 0 : 1);

/** One evening with all troubles. */
async function measure(): Promise<boolean> {
  const tabs = await openTabs(launch ?? {});
  const broadcaster = await openBroadcaster(stage, launch ?? {});
  const show = await stage.cashier.showToBroadcast();
  const viewer = await sitDown(await tabs.context.newPage(), stage, show);
  const scene: Scene = { viewer, show, media: stage.media, broadcaster, stop: async () => {} };
  let isWithin = true;
  for (const trouble of troubles) {
    const seconds = trouble.lasts[length];
    const { still, away, asked } = await goThrough(scene, trouble, seconds);
    const most = Math.floor(trouble.mostAsked(seconds));
    row([trouble.name, seconds, away.toFixed(1), still?.toFixed(1) ?? 'never', trouble.limit, asked, most]);
    isWithin &&= still !== null && still <= trouble.limit && asked <= most;
  }
  await scene.stop();
  await broadcaster.close();
  await tabs.close();
  return isWithin;
}
