// `npm run bench:page`: how fast the dashboard is on a mid phone on 4G, with the catalogue of `npm start`, beside a plain
// page with the same pictures. The site is built anew and served as in production. Ends with 1 when a limit is missed.
import { availableParallelism, loadavg } from 'node:os';
import { acts } from './bench-page/acts.js';
import { measureAct, measureDashboard, measureStill } from './bench-page/measure.js';
import { openSite } from './bench-page/open-site.js';
import { openNotebook, report } from './bench-page/report.js';

const runs = Number(process.env.BENCH_RUNS ?? 3);
/** Tasks a core before this began. */
const busy = (loadavg()[0] ?? 0) / availableParallelism();

const notes = openNotebook();
const site = await openSite();
try {
  const bench = { ...site, notes };
  for (let run = 0; run < runs; run++) {
    console.error(`Run ${run + 1} of ${runs} ...`);
    await measureDashboard(bench);
    await measureStill(bench);
    for (const [name, act] of Object.entries(acts)) await measureAct(bench, name, act);
  }
} finally {
  await site.close();
}
process.exitCode = report({ ...notes, runs, busy }) ? 0 : 1;
