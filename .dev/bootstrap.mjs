// Runs a task of .dev/ from nothing but Node and npm: installs when the lock file has changed, then hands over.
// pnpm is asked for only then, because every `npx` call costs seconds that a warm start should not pay.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...rest] = process.argv.slice(2);
const windows = process.platform === 'win32';

const stamp = join(root, 'node_modules', '.panggung-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (once, and when the lock file changes) ...');
  const install = spawnSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

// The newer Node that the lock file brings, where it has a binary for this machine; else the user's own.
const bundled = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const node = existsSync(bundled) ? bundled : process.execPath;
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(windows ? ';' : ':');
const child = spawnSync(
  node,
  ['--import', 'tsx', '--conditions=panggung-source', join(root, '.dev', `${task}.ts`), ...rest],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } },
);
process.exit(child.status ?? 1);
