// `npm run bench:lists`: how long the API works on lists of shows as their number grows, on the embedded database on
// disk. Caches of bodies are passed by: every call asks the database. Ends with 1 when a list is too slow or grows
// faster than the logarithm of the number of shows.
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

const sizes = (process.env.BENCH_SHOWS ?? '1000,10000,100000').split(',').map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const most = 50;
/** Below this a median may grow as it likes: it is all overhead. In ms. */
const floor = 10;

const ascending = 'order_by=start_date,start_time,creator_name&order=asc';
const descending = 'order_by=start_date,start_time,creator_name&order=desc';

/** What visitors ask for; `%n` is another number each time. */
const lists: Record<string, string> = {
  'page 1 of 8': 'room/video?page=1&per_page=8',
  'one status': `room/video?per_page=8&video_status=WAITING&${descending}`,
  'two statuses': 'room/video?per_page=8&video_status=LIVE,RADIOFEST',
  'one category': 'room/video?per_page=8&category_name=Comedy',
  'page far beyond': 'room/video?per_page=8&page=99999999',
  'search, in all': 'room/video?per_page=8&q=malam',
  'search, one letter': 'room/video?per_page=8&q=k',
  'search, two words': 'room/video?per_page=8&q=kota%n%20malam',
  'search, one show': 'room/video?per_page=8&q=nomor%nx',
  'search, many shows': 'room/video?per_page=8&q=nomor%n',
  'search, nothing': 'room/video?per_page=8&q=takada%n',
  'special events': 'room/video?per_page=8&video_status=LIVE&category_name=Event',
  'live shows':
    'room/video?per_page=8&video_status=LIVE&category_name=NOT_EVENT&order_by=updated_at&order=asc',
  upcomings: `room/video?per_page=8&video_status=WAITING&${ascending}`,
  interviews: `room/video?per_page=8&category_name=Interview&${descending}`,
  radiofest: `room/video?per_page=8&video_status=RADIOFEST&${ascending}`,
  'the beast': 'show-popularity?per_page=8',
  'all shows': `room/video?per_page=8&${descending}`,
  'music videos': `room/video?per_page=8&video_status=MUSIC_VIDEO&${descending}`,
  'new shows': `room/video?per_page=7&${descending}`,
  suggestions: 'room/video?per_page=8&q=no%n',
};

/** Measured apart: it grows with what it brings. */
const whole = 'room/video?per_page=-1&video_status=RADIOFEST';

interface Timing {
  p50: number;
  p95: number;
}

const directory = mkdtempSync(join(tmpdir(), 'panggung-lists-'));
const database = await openPglite({ directory });
const curve = new Map<string, Timing[]>();
const wholes: number[] = [];
try {
  await prepare(database);
  const ask = createCaller(database);
  for (const size of sizes) {
    await fill(database, size);
    for (const [name, path] of Object.entries(lists)) {
      curve.set(name, [...(curve.get(name) ?? []), await time(ask, path)]);
    }
    wholes.push((await time(ask, whole, 3)).p50);
    console.log(`${size} shows measured`);
  }
} finally {
  await database.destroy();
  rmSync(directory, { recursive: true, force: true });
}
process.exitCode = report() ? 0 : 1;

/** Answers how long a call takes; the clock goes on by more than any body is kept. */
function createCaller(database: Kysely<Tables>) {
  let skew = 0;
  const ignore = () => {};
  const app = createApp({
    database,
    log: { info: ignore, warn: ignore, error: (fields: unknown) => console.error(fields) },
    clock: () => Date.now() + skew,
    settings: {
      productName: 'Bench',
      siteOrigins: [],
      siteUrl: '',
      callbackToken: '',
      sessionKey: 'x'.repeat(32),
    },
  } as unknown as Ports);
  return async (path: string): Promise<number> => {
    skew += 1_001;
    const begun = performance.now();
    const response = await app.request(`/api/v1/${path}`);
    await response.text();
    const span = performance.now() - begun;
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return span;
  };
}

async function time(ask: (path: string) => Promise<number>, path: string, times = rounds): Promise<Timing> {
  const spans: number[] = [];
  for (let n = 0; n < times; n++) spans.push(await ask(path.replaceAll('%n', String(n * 7 + 1))));
  spans.sort((a, b) => a - b);
  const at = (share: number) => spans[Math.min(spans.length - 1, Math.floor(spans.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function prepare(database: Kysely<Tables>): Promise<void> {
  await migrate(database);
  const names = ['Comedy', 'Dance', 'Event', 'Film', 'Interview', 'Kids', 'Music', 'Theatre'];
  await database
    .insertInto('category')
    .values(names.map((name) => ({ name })))
    .execute();
  await sql`insert into user_account (email, full_name, type, created_at)
    select n || '@bench.test', 'Kreator ' || n, 'ARTIST', 0 from generate_series(1, 500) n`.execute(database);
  // Word by word while shows are written one by one; all at once when a hundred thousand are.
  await sql`alter table show disable trigger show_was_named`.execute(database);
}

/** Brings the number of shows up to `size`, spread over four years, all statuses and categories. */
async function fill(database: Kysely<Tables>, size: number): Promise<void> {
  await sql`drop index if exists show_search_by_word`.execute(database);
  await sql`
    insert into show (name, location, description, video_status, ticket_type, ticket_quota, ticket_price, count_viewer,
      count_like, video_created_id, room_category_id, start_date, start_time, created_at, updated_at)
    select 'Malam ' || substr(md5((n % 5000)::text), 1, 8) || ' nomor' || n || 'x', 'Kota' || n % 97,
      repeat('Cerita panjang tentang sebuah pertunjukan. ', 12),
      (array['WAITING', 'LIVE', 'ENDED', 'ENDED', 'ENDED', 'WAITING_ROOM', 'RADIOFEST', 'MUSIC_VIDEO'])[1 + n % 8],
      'fixed', 100, 50000, (n::bigint * 7919) % 50000, n % 999, 1 + n % 500, 1 + (n / 8) % 8,
      1700000000000 + (n::bigint * 31 % 1400) * 86400000, (n % 24) * 3600000, n, n * 3
    from generate_series((select count(*)::int from show) + 1, ${size}::int) n
  `.execute(database);
  await sql`select words_of_shows(array(select id from show except select show_id from show_search))`.execute(
    database,
  );
  await sql`create index show_search_by_word on show_search using gin (words) with (fastupdate = off)`.execute(
    database,
  );
  // As a running server does every hour.
  await vacuum(database);
}

function report(): boolean {
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, i) => (i ? cell.padStart(16) : cell.padEnd(20))).join(''));
  console.log('\nServer time, p50 / p95 in ms');
  row(['shows', ...sizes.map(String)]);
  for (const [name, timings] of curve) {
    row([name, ...timings.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`)]);
  }
  row(['(whole section)', ...wholes.map((span) => span.toFixed(0))]);
  const missed = [...curve].filter(
    ([, timings]) => timings.some(({ p95 }) => p95 > most) || hasOutgrown(timings),
  );
  for (const [name] of missed) console.log(`MISSED: ${name}`);
  if (!missed.length) console.log(`All below ${most} ms at p95, none growing faster than a logarithm.`);
  return missed.length === 0;
}

function hasOutgrown(timings: readonly Timing[]): boolean {
  const [first, last] = [timings[0], timings.at(-1)];
  const [fewest = 1, greatest = 1] = [sizes[0], sizes.at(-1)];
  if (!first || !last || last.p50 <= floor) return false;
  return last.p50 > first.p50 * (Math.log(greatest) / Math.log(fewest));
}
