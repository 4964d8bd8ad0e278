import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../.dev/postgres.js';
import { freePort } from './process.js';

/** A Postgres server of this test run alone. */
export interface TemporaryPostgres {
  /** Makes an empty database; answers its URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

const found = findPostgres();
/** The folder of Postgres' programs, or null when the machine has none. On the PATH they may be links to it. */
export const postgresPrograms = found && dirname(realpathSync(join(found, 'initdb')));

/** initdb and postgres refuse to run as root. */
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/**
 * Starts a Postgres on a free port of the loopback, in a new directory.
 * @example const postgres = await startPostgres(); const url = await postgres.createDatabase('sale')
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'panggung-postgres-'));
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  initialise(directory);
  const port = await freePort();
  const server = start(directory, port);
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  await ask(urlOf('postgres'), 'select 1', 150);
  return {
    async createDatabase(name) {
      await ask(urlOf('postgres'), `create database "${name}"`);
      return urlOf(name);
    },
    async stop() {
      server.stdin?.end();
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const program = (name: string) => join(postgresPrograms ?? '', name);

function initialise(directory: string): void {
  const flags = ['--auth=trust', '--username=postgres', '--no-sync', '--encoding=UTF8', '--no-locale'];
  execFileSync(program('initdb'), [...flags, '-D', directory], { ...user, cwd: directory, stdio: 'ignore' });
}

/**
 * Runs a program until its input ends, so that it goes with whoever started it, however that went.
 * SIGINT is Postgres' fast shutdown: it does not wait for clients.
 */
const untilInputEnds = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server';

function start(directory: string, port: number): ChildProcess {
  const settings = { max_connections: 120, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [program('postgres'), '-D', directory, '-p', String(port), ...flags];
  return spawn('sh', ['-c', untilInputEnds, 'sh', ...command], {
    ...user,
    cwd: directory,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** Asks on a connection of its own, again while the server is still starting. */
async function ask(url: string, text: string, attempts = 1): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(text);
  } catch (error) {
    if (attempts <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ask(url, text, attempts - 1);
  } finally {
    await client.end().catch(() => {});
  }
}
