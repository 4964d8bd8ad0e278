import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './label.js';

const folder = 'packages/elements';
const stamp = join(folder, 'dist', '.built-from');
const sources = ['core', 'client', 'react', 'elements'].map((name) => `packages/${name}`);

/** Builds the custom elements when a source file is newer than the last build; a few seconds, or none. */
export async function buildElements(): Promise<void> {
  const state = newestChange();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  say('elements', 'building ...');
  const { code, output } = await run(bundleScript());
  if (code !== 0) {
    say('elements', `${output}\nThe build failed: partner pages show their links only.`);
    return;
  }
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(stamp, state);
}

/** The package's own script, without the seconds that a package manager takes to start it. */
function bundleScript(): string {
  const { scripts }: { scripts: { bundle: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return scripts.bundle;
}

function run(command: string): Promise<{ code: number | null; output: string }> {
  const bins = [folder, ''].map((part) => join(process.cwd(), part, 'node_modules/.bin'));
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    env: { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

function newestChange(): string {
  const changes = sources.flatMap((source) => [
    ...['src', 'bundle', 'generate'].flatMap((part) => filesUnder(join(source, part))),
    ...readdirSync(source)
      .filter((name) => /\.(ts|json)$/.test(name))
      .map((name) => join(source, name)),
  ]);
  const newest = Math.max(0, ...changes.map((file) => statSync(file).mtimeMs));
  return `${changes.length} files, newest ${newest}`;
}

function filesUnder(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
