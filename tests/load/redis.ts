import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from '../../.dev/redis.js';
import { freePort } from './process.js';

/** A Redis of this test run alone, which may be killed and come back. */
export interface TemporaryRedis {
  url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again where it was. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const program = findRedis();
const isRequired = (process.env.REQUIRE ?? '').split(',').includes('redis');

export const redis = {
  /** True when the machine lacks it and nobody insists; the run says so in one line. */
  isMissing: !program && !isRequired,
  /** Starts one on a free port of the loopback. */
  async open(): Promise<TemporaryRedis> {
    const directory = mkdtempSync(join(tmpdir(), 'panggung-redis-'));
    const port = await freePort();
    let server = await start(directory, port);
    return {
      url: `redis://127.0.0.1:${port}`,
      kill: () => server.kill(),
      async comeBack() {
        server = await start(directory, port);
      },
      async stop() {
        await server.kill();
        rmSync(directory, { recursive: true, force: true });
      },
    };
  },
};

if (redis.isMissing) console.log('No Redis on this machine: its stories are skipped.');

/** Runs it until its input ends, so that it goes with whoever started it, however that went. */
const untilInputEnds = '"$@" & server=$!; cat >/dev/null; kill -KILL $server; wait $server';

async function start(directory: string, port: number): Promise<{ kill(): Promise<void> }> {
  const flags = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    directory,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn('sh', ['-c', untilInputEnds, 'sh', program ?? 'redis-server', ...flags], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`No Redis answers on ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    async kill() {
      child.stdin?.end();
      await gone;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
