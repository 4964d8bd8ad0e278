import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { buildOptions } from './bundle/options.js';
import { definitions } from './src/definition.js';

const { plugins, target, platform, minify, ...esbuildOnly } = buildOptions;
const bundled: Options = {
  target,
  platform,
  minify,
  noExternal: [/.*/],
  esbuildPlugins: plugins,
  esbuildOptions(options) {
    const define = { ...options.define, ...esbuildOnly.define };
    Object.assign(options, esbuildOnly, { define, chunkNames: 'chunk-[hash]' });
  },
};

const tags = Object.fromEntries(definitions.map(({ tag }) => [tag, `src/${tag}.ts`]));

// Several configurations write here at the same time: none of them may clean up after another has begun.
rmSync(join(import.meta.dirname, 'dist'), { recursive: true, force: true });

export default defineConfig([
  {
    ...bundled,
    entry: { index: 'src/index.ts', jsx: 'src/generated/jsx.ts', ...tags },
    format: 'esm',
    splitting: true,
    metafile: true,
  },
  // One file, so that the first request of a page already says which widgets to fetch.
  { ...bundled, entry: { panggung: 'src/panggung.ts' }, format: 'esm', splitting: false },
  {
    ...bundled,
    entry: { 'panggung.classic': 'src/classic.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
  },
]);
