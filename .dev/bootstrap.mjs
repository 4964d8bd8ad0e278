// Runs a task of .dev/ from nothing but Node and npm: installs when the lock file has changed, then hands over.
// pnpm is asked for only then, because every `npx` call costs seconds that a warm start should not pay.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...rest] = process.argv.slice(2);
const windows = process.platform === 'win32';

installWhenTheLockChanged();
runTask();

function installWhenTheLockChanged() {
  const stamp = join(root, 'node_modules', '.panggung-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
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

function runTask() {
  // The newer Node that the lock file brings, where it has a binary for this machine; else the user's own.
  const bundled = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  const node = existsSync(bundled) ? bundled : process.execPath;
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    windows ? ';' : ':',
  );
  const child = spawn(
    node,
    [
      '--import',
      pathToFileURL(join(root, '.dev', 'end-with-parent.mjs')).href,
      '--import',
      'tsx',
      '--conditions=panggung-source',
      join(root, '.dev', `${task}.ts`),
      ...rest,
    ],
    // The channel carries no messages: its end tells the task that this process is gone, however it went.
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...process.env, PATH: path } },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  endWithNpm();
}

// npm killed outright forwards nothing; its orphan notices that npm, or the shell npm started it in, has a new parent.
function endWithNpm() {
  if (windows || process.env.npm_lifecycle_event === undefined) return;
  const parents = ancestry();
  setInterval(() => {
    if (ancestry() !== parents) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}

function ancestry() {
  const status = `/proc/${process.ppid}/status`;
  const grandparent = existsSync(status) ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : '';
  return `${process.ppid} ${grandparent}`;
}
