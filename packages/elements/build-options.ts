import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { bundleStyle } from './bundle-style.js';

const here = import.meta.dirname;

/** How code becomes one that any page can load: React is Preact, workspace packages come from their source. */
export const buildOptions = {
  absWorkingDir: here,
  target: 'es2022',
  platform: 'browser',
  minify: true,
  legalComments: 'none',
  conditions: ['panggung-source', 'module', 'browser'],
  alias: {
    react: join(here, 'src/preact-as-react.ts'),
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom': '@preact/compat',
    'react-dom/client': '@preact/compat/client',
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    bundleStyle({
      base: join(here, '../react/src/tokens.css'),
      addStyle: join(here, 'src/style.ts'),
    }),
  ],
} satisfies BuildOptions;
