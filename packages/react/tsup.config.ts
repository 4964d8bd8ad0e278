import { join } from 'node:path';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';

/** One file of all rules, for whoever does not pick feature by feature. */
async function buildStyles(): Promise<void> {
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [join(import.meta.dirname, 'src/styles.css')],
    outfile: 'dist/styles.css',
    bundle: true,
    minify: true,
  });
}

export default defineConfig({
  // A worker is named by its address beside the module that starts it.
  entry: { index: 'src/index.ts', 'ticker-worker': 'src/broadcast/ticker-worker.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  clean: true,
  // Frameworks with server components must know that these draw in the browser.
  banner: { js: "'use client';" },
  onSuccess: buildStyles,
});
