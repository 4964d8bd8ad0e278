import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { say } from './label.js';

/** A TypeScript entry to run as a process of its own. */
export interface ChildOptions {
  name: string;
  /** Path of the entry, from the root. */
  entry: string;
  args?: readonly string[];
  env: Record<string, string>;
  /** What a line of its output says; null drops the line. */
  read?(line: string): string | null;
  /** Called when the process ends by itself. */
  onExit(code: number | null): void;
}

/** Starts a process that writes under its name and ends with this one; returns how to stop it. */
export function startChild({
  name,
  entry,
  args = [],
  env,
  read = (line) => line,
  onExit,
}: ChildOptions): (signal?: NodeJS.Signals) => Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL('.dev/end-with-parent.mjs').href,
      '--import',
      'tsx',
      '--conditions=panggung-source',
      entry,
      ...args,
    ],
    // A group of its own: Ctrl-C reaches it through us, once and in order.
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
    },
  );
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => say(name, read(line) ?? ''));
  let isStopping = false;
  const exited = new Promise<void>((resolve) => {
    child.on('exit', (code) => {
      resolve();
      if (!isStopping) onExit(code);
    });
  });
  return async (signal = 'SIGTERM') => {
    isStopping = true;
    child.kill(signal);
    const giveUp = setTimeout(() => child.kill('SIGKILL'), 5000);
    await exited;
    clearTimeout(giveUp);
  };
}
