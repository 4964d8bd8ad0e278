import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    node: 'src/node.ts',
    cli: 'src/cli.ts',
    // A worker is started by its address, so it is a file of its own, beside whoever starts it.
    'pglite-worker': 'src/adapters/pglite-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
});
