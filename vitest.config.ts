import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './.dev/browser.js';
import { mediaCommands } from './.dev/media-for-tests.js';

/** Workspace packages are read from their TypeScript source, so a test never meets a stale build. */
const source = {
  resolve: { conditions: ['panggung-source', 'module', 'browser', 'development|production'] },
};
const nodeSource = {
  resolve: { conditions: ['panggung-source'] },
  ssr: { resolve: { conditions: ['panggung-source', 'module', 'node', 'development|production'] } },
};
/** A busy two-core machine takes a while to hand over PGlite, sandbox and API; some tests need three of them. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };
/** Test files share a process or a page: a new one would load the modules and compile the database again. */
const shared = { isolate: false };
/** The identity service of a run. */
const identity = '.dev/identity/for-tests.ts';
/** Streams that a test can break. */
const streams = '.dev/hls-for-tests.ts';

export default defineConfig({
  test: {
    projects: [
      {
        ...nodeSource,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'site/src/**/*.test.ts',
            'tests/*.test.ts',
            '.dev/**/*.test.ts',
          ],
          globalSetup: identity,
          maxWorkers: 2,
          ...shared,
          ...patience,
        },
      },
      {
        ...source,
        plugins: [react()],
        // A dependency found in the middle of a run would reload the page under the test.
        optimizeDeps: {
          include: [
            '@panggung/react > hls.js/light',
            '@panggung/react > qr/decode.js',
            'jsqr',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
          ],
          exclude: ['@electric-sql/pglite'],
        },
        worker: { format: 'es' },
        test: {
          name: 'browser',
          include: ['packages/react/src/**/*.test.tsx'],
          globalSetup: [identity, streams],
          // Videos are encoded and played: a page too many, and they come too late.
          maxWorkers: 1,
          ...shared,
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium' }],
            commands: mediaCommands,
          },
        },
      },
      {
        ...nodeSource,
        test: {
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
