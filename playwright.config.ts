import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './.dev/browser.js';

const { args = [], ...launch } = browserLaunch();

// Named by the first process and handed to its workers: two runs at once must not clear each other's traces away.
process.env.PANGGUNG_RESULTS ??= join(tmpdir(), `panggung-results-${process.pid}`);

/** Tests that broadcast from one browser and watch in another: encoders and decoders want a machine to themselves. */
const LIVE = '**/*.live.spec.ts';

/** Servers are started by the tests' own fixtures, each on a free port, so that no run meets another's data. */
export default defineConfig({
  // As long as the components' tests wait: a busy machine takes its time, and only a failure waits it out.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  outputDir: process.env.PANGGUNG_RESULTS,
  reporter: [['list']],
  use: {
    // The site and the partner's page are two sites (AMB-199), and the browser keeps nothing for a third party.
    launchOptions: { ...launch, args: [...args, '--test-third-party-cookie-phaseout'] },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    // Traces of all tests would cost a quarter of the run: ask for them by `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: LIVE,
      // A worker answers requests before `page.route` hears of them; the test of the worker lets it in.
      use: { serviceWorkers: 'block' },
    },
    { name: 'live', testDir: 'tests/e2e', testMatch: LIVE, use: { serviceWorkers: 'block' } },
    { name: 'elements', testDir: 'packages/elements', testMatch: '**/*.spec.ts' },
    { name: 'media', testDir: 'packages/media', testMatch: '**/*.spec.ts' },
  ],
});
