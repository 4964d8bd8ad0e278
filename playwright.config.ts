import { defineConfig } from '@playwright/test';
import { browserLaunch } from './.dev/browser.js';

/** Servers are started by the tests' own fixtures, each on a free port, so that no run meets another's data. */
export default defineConfig({
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    launchOptions: browserLaunch(),
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', testMatch: '**/*.spec.ts' },
    { name: 'elements', testDir: 'packages/elements', testMatch: '**/*.spec.ts' },
  ],
});
