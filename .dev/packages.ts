// What npm would publish: the lists in package.json lead to files, types resolve, and first loads keep their budgets.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const published = globSync('packages/*/package.json')
  .sort()
  .filter((manifest) => !JSON.parse(readFileSync(manifest, 'utf8')).private)
  .map(dirname);

/** What is loaded by an address or read as data has no types to resolve. */
const untyped = [
  './styles.css',
  './package.json',
  './custom-elements.json',
  './panggung.js',
  './panggung.classic.js',
  './panggung.css',
];

const checks = [
  ...published.map((folder) => ['publint', 'run', '--strict', '--pack', 'npm', folder]),
  ...published.map((folder) => {
    return [
      'attw',
      '--pack',
      folder,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--exclude-entrypoints',
      ...untyped,
    ];
  }),
  ['tsx', '.dev/size.ts'],
];

const failed = checks.filter(([command = '', ...args]) => {
  console.log(`\n${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
console.log(`\n${checks.length - failed.length} of ${checks.length} checks passed`);
for (const check of failed) console.error(`Failed: ${check.join(' ')}`);
process.exit(failed.length > 0 ? 1 : 0);
