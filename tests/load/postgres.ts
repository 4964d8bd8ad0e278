import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../.dev/postgres.js';
import { freePort } from './process.js';

/** A Postgres server of this test run alone. */
export interface TemporaryPostgres {
  port: number;
  /** Makes an empty database; answers its URL. */
  createDatabase(name: string): string;
  stop(): Promise<void>;
}

/** The folder of Postgres' programs, or null when the machine has none and nobody insists. */
export const postgresPrograms = findPostgres();

const isRoot = process.getuid?.() === 0;
/** initdb and postgres refuse to run as root. */
const asPostgres = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];

/**
 * Starts a Postgres on a free port of the loopback, in a new directory.
 * @example const postgres = await startPostgres(); const url = postgres.createDatabase('sale')
 */
export async function startPostgres({
  settings = {},
}: {
  settings?: Record<string, string>;
} = {}): Promise<TemporaryPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'panggung-postgres-'));
  if (isRoot) chownSync(directory, ...idsOf('postgres'));
  const data = join(directory, 'data');
  run(
    'initdb',
    '--auth=trust',
    '--username=postgres',
    '--no-sync',
    '--encoding=UTF8',
    '--no-locale',
    '-D',
    data,
  );
  const port = await freePort();
  const given = {
    max_connections: '120',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = start('postgres', '-D', data, '-p', String(port), ...flags);
  await accepts(port);
  return {
    port,
    createDatabase(name) {
      run('createdb', ...at(port), name);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      run('pg_ctl', 'stop', '-D', data, '-m', 'fast', '-s');
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const at = (port: number) => ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];

function command(program: string, args: readonly string[]): [string, string[]] {
  const [first = '', ...rest] = [...asPostgres, join(postgresPrograms ?? '', program), ...args];
  return [first, rest];
}

function run(program: string, ...args: string[]): void {
  execFileSync(...command(program, args), { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] });
}

function start(program: string, ...args: string[]): ChildProcess {
  const server = spawn(...command(program, args), { cwd: tmpdir(), stdio: 'ignore' });
  const end = () => server.kill('SIGTERM');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  return server;
}

async function accepts(port: number): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    try {
      return run('pg_isready', '-q', ...at(port));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`Postgres on port ${port} does not accept connections`);
}

function idsOf(user: string): [uid: number, gid: number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}
