import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '../.dev/browser.js';

const configDir = dirname(fileURLToPath(import.meta.url));

export default defineConfig({
  root: dirname(configDir),
  plugins: [storybookTest({ configDir })],
  optimizeDeps: {
    entries: ['.storybook/api/worker.ts', 'packages/react/src/**/*.stories.tsx', 'site/src/**/*.stories.tsx'],
    include: [
      '@panggung/react > hls.js/light',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@storybook/addon-a11y > axe-core',
      '@storybook/addon-a11y/preview',
    ],
    exclude: ['@electric-sql/pglite'],
  },
  worker: { format: 'es' },
  test: {
    name: 'stories',
    setupFiles: ['.storybook/looks.ts'],
    // All files share a page, which loads and compiles once; each begins with an API that nothing has happened to.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Colours are measured by axe: nothing may be half faded in.
      provider: playwright({ launchOptions: browserLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
