// `npm run bench:wallet`: how long the API works on a page of somebody's tickets, for who has 8 and who has 2,000, among
// a hundred thousand payments on the embedded database on disk. Ends with 1 when many tickets cost more than a few ms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { migrate } from '../packages/server/src/adapters/migrate.js';
import { openPglite } from '../packages/server/src/adapters/pglite.js';
import { vacuum } from '../packages/server/src/adapters/pglite-upkeep.js';
import { createApp } from '../packages/server/src/app.js';
import type { Tables } from '../packages/server/src/database.js';
import type { Ports } from '../packages/server/src/ports.js';
import { createSessions } from '../packages/server/src/session.js';

const owners = { few: 8, many: 2_000 };
const others = Number(process.env.BENCH_PAYMENTS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
/** What many tickets may cost more than few, in ms. */
const most = 20;

/** What a wallet asks for. */
const pages = {
  'page 1, active': 'page=1&ticket_status=ACTIVE',
  'page 1, history': 'page=1&ticket_status=HISTORY',
  'page 1, gifts': 'page=1&ticket_status=ACTIVE&ticket_type=ticket_gift',
  'page 20, active': 'page=20&ticket_status=ACTIVE',
};

const directory = mkdtempSync(join(tmpdir(), 'panggung-wallet-'));
const database = await openPglite({ directory });
try {
  await migrate(database);
  await fill(database);
  process.exitCode = (await measure(database)) ? 0 : 1;
} finally {
  await database.destroy();
  rmSync(directory, { recursive: true, force: true });
}

async function measure(database: Kysely<Tables>): Promise<boolean> {
  const ask = createCaller(database);
  const few = await ask(1);
  const many = await ask(2);
  const row = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padEnd(20)).join(''));
  console.log(`Server time, p50 / p95 in ms, among ${others} payments of others`);
  row(['tickets', String(owners.few), String(owners.many)]);
  let isMet = true;
  for (const [name, query] of Object.entries(pages)) {
    const [less, more] = [await time(few, query), await time(many, query)];
    row([name, ...[less, more].map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`)]);
    isMet &&= more.p50 - less.p50 <= most;
  }
  if (!isMet) console.log(`MISSED: many tickets cost more than ${most} ms.`);
  return isMet;
}

/** Signs people in; answers how long each of their calls takes. */
function createCaller(database: Kysely<Tables>) {
  const ignore = () => {};
  const settings = {
    productName: 'Bench',
    siteOrigins: [],
    siteUrl: '',
    callbackToken: '',
    sessionKey: 'x'.repeat(32),
  };
  const ports = {
    database,
    log: { info: ignore, warn: ignore, error: (fields: unknown) => console.error(fields) },
    clock: Date.now,
    settings,
  } as unknown as Ports;
  const app = createApp(ports);
  return async (userId: number) => {
    const { token } = await createSessions(ports).issue({ userId, origin: null, deviceName: 'Bench' });
    return async (query: string): Promise<number> => {
      const begun = performance.now();
      const path = `/api/v1/payment?per_page=8&user_id=${userId}&${query}`;
      const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
      await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return performance.now() - begun;
    };
  };
}

async function time(ask: (query: string) => Promise<number>, query: string) {
  const spans: number[] = [];
  for (let n = 0; n < rounds; n++) spans.push(await ask(query));
  spans.sort((a, b) => a - b);
  const at = (share: number) => spans[Math.floor((spans.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Shows, people and their tickets: each tenth of an owner's is a gift, each fifth of a show that is over. */
async function fill(database: Kysely<Tables>): Promise<void> {
  await sql`insert into user_account (email, full_name, type, created_at)
    select n || '@bench.test', 'Penonton ' || n, 'USER', 0 from generate_series(1, 1000) n`.execute(database);
  await sql`insert into category (name) values ('Music')`.execute(database);
  await sql`insert into show (name, location, description, video_status, ticket_type, ticket_quota, ticket_price,
      count_viewer, count_like, video_created_id, room_category_id, start_date, start_time, created_at, updated_at)
    select 'Malam nomor ' || n, 'Kota', repeat('Cerita panjang tentang sebuah pertunjukan. ', 12),
      case when n % 5 = 0 then 'ENDED' else 'WAITING' end, 'fixed', 100, 50000, 0, 0, 1, 1, 1700000000000, 0, n, n
    from generate_series(1, ${owners.many}::int) n`.execute(database);
  await add(database, { owner: 1, count: owners.few });
  await add(database, { owner: 2, count: owners.many });
  await add(database, { owner: null, count: others });
  await vacuum(database);
}

async function add(database: Kysely<Tables>, { owner, count }: { owner: number | null; count: number }) {
  const name = owner ?? 'other';
  await sql`insert into payment (id, external_id, room_id, user_id, for_user_id, amount, donate, status, payment_type, seat,
      entry_code, created_at, updated_at, completed_at)
    select ${name} || '-' || n, ${name} || '-' || n, 1 + n % ${owners.many}::int,
      coalesce(${owner}::int, 3 + n / ${owners.many}::int),
      coalesce(case when ${owner}::int is not null and n % 10 = 0 then 999 end, ${owner}::int, 3 + n / ${owners.many}::int),
      50000, 0, 'COMPLETED', 'VIRTUAL_ACCOUNT', 'sold', upper(substr(md5(${name} || n), 1, 10)), n, n, n
    from generate_series(1, ${count}::int) n`.execute(database);
}
