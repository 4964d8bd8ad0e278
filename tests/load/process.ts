import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A program of the repository, running on its own. */
export interface Running {
  url: string;
  pid: number;
  /** Ends it at once, as a power cut would; settles when it is gone. */
  kill(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** The last lines it wrote, for messages about failures. */
  output(): string;
}

export interface StartOptions {
  /** Path of the entry, from the root. */
  entry: string;
  env: Record<string, string>;
  /** A path that answers 200 once it is up. */
  ready: string;
  /** @default a free one */
  port?: number;
}

const root = join(import.meta.dirname, '../..');
const keptOutput = 20_000;

/** Starts a TypeScript entry on a loopback port and waits until it answers; it ends with this process. */
export async function startProcess({ entry, env, ready, port }: StartOptions): Promise<Running> {
  const chosen = port ?? (await freePort());
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(root, '.dev/end-with-parent.mjs')).href,
      '--import',
      'tsx',
      '--conditions=panggung-source',
      join(root, entry),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(chosen) },
    },
  );
  const output = collect(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  const running = {
    url: `http://127.0.0.1:${chosen}`,
    pid: child.pid ?? 0,
    output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  await answers(running.url + ready, child, output);
  return running;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text = (text + chunk).slice(-keptOutput);
    });
  }
  return () => text;
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${url} does not answer:\n${output()}`);
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
