import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';
import { createHlsListener } from '../tests/hls-server.js';

const elements = 'packages/elements/dist';

/** The streams of stories, at the address that their API names: begun, cut and resumed as a story orders. */
const streams: Plugin = {
  name: 'streams',
  configureServer: async ({ middlewares }) => void middlewares.use('/live', await createHlsListener()),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/react/src/**/*.stories.tsx', '../site/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The shipped files themselves: the toolbar's "element" form must not meet aliased source.
  staticDirs: [
    { from: '../packages/server/catalogue/images', to: '/media' },
    { from: '../packages/server/catalogue/videos', to: '/media/videos' },
    { from: '../packages/server/catalogue/videos', to: '/media/expressions' },
    ...(existsSync(elements) ? [{ from: `../${elements}`, to: '/elements' }] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [streams],
      resolve: { conditions: ['panggung-source', 'module', 'browser', 'development|production'] },
      // PGlite finds its WASM beside itself, and loads it as a module: both end when it is bundled ahead.
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      worker: { format: 'es' },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
