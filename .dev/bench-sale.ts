// `npm run bench:sale`: how many guests a second get a ticket of one hot show, through HTTP, beside what Postgres
// itself manages on one hot row in the same run. Ends with 1 when a claim line is below twice that.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres, type TemporaryPostgres } from '../tests/load/postgres.js';
import { freePort } from '../tests/load/process.js';
import {
  makeDirectory,
  type Place,
  patientBank,
  prepareShow,
  startApi,
  startGateway,
} from '../tests/load/shop.js';
import { type DriveOptions, drive } from './http-driver.js';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const warmUpSeconds = 2;
const pgbenchConnections = 50;
const connectionCounts = [64, 500];
/** More than can be sold in a run. */
const seats = 10_000_000;
const factor = 2;

interface Ticket {
  name: string;
  ticketType: 'free_pass' | 'fixed';
  path: string;
  order: Record<string, unknown>;
}

/** The claim alone; and the whole order, with the account that the gateway must open for each. */
const tickets = {
  claim: { name: 'claim', ticketType: 'free_pass', path: '/api/v1/payment-bypass', order: {} },
  order: {
    name: 'order with virtual account',
    ticketType: 'fixed',
    path: '/api/v1/payment-va/guest',
    order: { bank_code: patientBank, expected_amount: 75_000 },
  },
} as const satisfies Record<string, Ticket>;

interface Line {
  what: string;
  connections: number;
  perSecond: number;
  p50?: number;
  p99?: number;
  others?: string;
  /** Whether it must reach {@link factor} times pgbench. */
  counts: boolean;
}

const lines: Line[] = [];
const stops: (() => unknown)[] = [];

try {
  await measure();
} finally {
  for (const stop of stops.reverse()) await stop();
}
process.exitCode = report() ? 0 : 1;

async function measure(): Promise<void> {
  if (!postgresPrograms)
    throw new Error('bench:sale compares with Postgres: install it first (Debian: postgresql).');
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  lines.push(await runPgbench(postgres));
  for (const ticket of Object.values(tickets)) {
    const { directory, remove } = makeDirectory();
    stops.push(remove);
    await measurePlace('PGlite', { directory }, ticket);
    await measurePlace('Postgres', { url: await postgres.createDatabase(ticket.ticketType) }, ticket);
  }
}

async function runPgbench(postgres: TemporaryPostgres): Promise<Line> {
  const url = await postgres.createDatabase('pgbench');
  const directory = mkdtempSync(join(tmpdir(), 'panggung-bench-'));
  const [prepare, update] = [join(directory, 'prepare.sql'), join(directory, 'update.sql')];
  writeFileSync(
    prepare,
    'create table seat (id int primary key, sold bigint); insert into seat values (1, 0);',
  );
  writeFileSync(update, 'update seat set sold = sold + 1 where id = 1;');
  const program = (name: string, ...args: string[]) =>
    execFileSync(join(postgresPrograms ?? '', name), args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  program('psql', url, '-q', '-f', prepare);
  const clients = ['-c', String(pgbenchConnections), '-j', '2'];
  const text = program('pgbench', '-n', ...clients, '-T', String(seconds), '-f', update, url);
  rmSync(directory, { recursive: true });
  const perSecond = Number(/tps = ([\d.]+)/.exec(text)?.[1]);
  return { what: 'pgbench, one hot row', connections: pgbenchConnections, perSecond, counts: false };
}

async function measurePlace(name: string, place: Place, ticket: Ticket): Promise<void> {
  console.error(`Measuring ${name}, ${ticket.name} ...`);
  const showId = await prepareShow(place, { seats, ticketType: ticket.ticketType });
  const books = makeDirectory();
  const port = await freePort();
  const gateway = await startGateway({ directory: books.directory, apiUrl: `http://127.0.0.1:${port}` });
  const api = await startApi(place, { gatewayUrl: gateway.url, port });
  const next = orders(ticket, showId);
  try {
    await drive({ url: api.url, connections: 64, duration: warmUpSeconds * 1000, next });
    for (const connections of connectionCounts) {
      const { perSecond, p50, p99, statuses } = await drive({
        url: api.url,
        connections,
        duration: seconds * 1000,
        next,
      });
      const what = `${name}, ${ticket.name}`;
      lines.push({
        what,
        connections,
        perSecond,
        p50,
        p99,
        others: othersOf(statuses),
        counts: ticket === tickets.claim,
      });
    }
  } finally {
    await api.stop();
    await gateway.stop();
    books.remove();
  }
}

function orders({ path, order }: Ticket, showId: number): DriveOptions['next'] {
  let guest = 0;
  const run = crypto.randomUUID().slice(0, 8);
  return () => {
    guest += 1;
    const body = JSON.stringify({ email: `guest-${guest}@panggung.test`, room_id: showId, ...order });
    return { path, key: `${run}-${guest}`, body };
  };
}

function othersOf(statuses: Record<number, number>): string {
  const others = Object.entries(statuses).filter(([status]) => status !== '201');
  return others.map(([status, count]) => `${count} x ${status}`).join(', ');
}

/** Prints the table; true when every line that counts is fast enough. */
function report(): boolean {
  const limit = factor * (lines[0]?.perSecond ?? Number.POSITIVE_INFINITY);
  const number = (value: number | undefined, digits = 0) =>
    value === undefined
      ? ''
      : value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
  console.log(row(['', 'connections', 'claims/s', 'p50 ms', 'p99 ms', 'x pgbench']));
  for (const { what, connections, perSecond, p50, p99, others } of lines) {
    const times = number((perSecond * factor) / limit, 1);
    console.log(
      row([what, String(connections), number(perSecond), number(p50, 1), number(p99, 1), times]) +
        (others ? `  (${others})` : ''),
    );
  }
  const slow = lines.filter((line) => line.counts && !(line.perSecond >= limit));
  for (const { what, connections } of slow)
    console.log(`Too slow: ${what} at ${connections} connections is below ${factor}x pgbench.`);
  return slow.length === 0;
}

function row([first = '', ...rest]: string[]): string {
  return first.padEnd(36) + rest.map((cell) => cell.padStart(12)).join('');
}
