import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { skipBarrels } from './barrel.js';
import { resolveStyles, withStyles } from './style.js';

// By its address: tsup bundles its configuration, and knows only this way where each file was.
const home = fileURLToPath(new URL('..', import.meta.url));
const packages = join(home, '..');

/** Parts that nearly every widget draws: in the shared chunk they cost less than in chunks of their own. */
const inMostWidgets = [
  'icon.tsx',
  'ticket-line.tsx',
  'use-now.ts',
  'show-facts.tsx',
  'show-state.ts',
  'show-notice.tsx',
].map((file) => join(packages, 'react/src/ui', file));

/** Changes the workspace's own sources on their way into the bundle. */
const source: Plugin = {
  name: 'source',
  setup(build) {
    const pastBarrels = skipBarrels(packages);
    resolveStyles(build, {
      base: join(packages, 'react/src/tokens.css'),
      addStyle: join(home, 'src/style.ts'),
      core: [join(home, 'src/define.ts'), join(home, 'src/definition.ts'), ...inMostWidgets],
    });
    build.onLoad({ filter: /packages\/\w+\/src\/.+\.tsx?$/ }, async ({ path }) => ({
      contents: withStyles(pastBarrels(await readFile(path, 'utf8')), path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** How code becomes one that any page can load: React is Preact, workspace packages come from their source. */
export const buildOptions = {
  absWorkingDir: home,
  target: 'es2022',
  platform: 'browser',
  minify: true,
  legalComments: 'none',
  conditions: ['panggung-source', 'module', 'browser'],
  alias: {
    react: join(home, 'src/preact-as-react.ts'),
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': join(home, 'src/preact-as-react-dom.ts'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [source],
} satisfies BuildOptions;
