import { sql } from 'kysely';
import { migrate } from '../packages/server/src/adapters/migrate.js';
import { openPgliteHere } from '../packages/server/src/adapters/pglite-here.js';

const db = await openPgliteHere();
await migrate(db);
console.log(
  (
    await sql`select version(), search_words('Senja di Bräga — “Layang-Layang” 97.5 x·y C++ ÉSÄ हिन्दी') as v`.execute(
      db,
    )
  ).rows,
);
await sql`insert into category (name) select 'Kategori ' || n from generate_series(1,7) n`.execute(db);
await sql`insert into category (name) values ('Event')`.execute(db);
await sql`insert into user_account (email, full_name, created_at, type) select n || '@x.test', 'Kreator ' || chr(65 + n % 26) || ' ' || n, 0, 'ARTIST' from generate_series(1,500) n`.execute(
  db,
);
let t = performance.now();
const N = Number(process.argv[2] ?? 100000);
await sql`insert into show (name, location, description, video_status, ticket_type, ticket_quota, ticket_price, count_viewer, count_like, video_created_id, room_category_id, start_date, start_time, created_at, updated_at)
 select 'Malam ' || md5((n % 5000)::text) || ' ' || n, 'Kota ' || (n % 97), repeat('Lorem ipsum dolor sit amet ', 20), (array['WAITING','LIVE','ENDED','ENDED','ENDED','WAITING_ROOM','RADIOFEST','MUSIC_VIDEO'])[1 + n % 8], 'fixed', 100, 50000, (n * 7919) % 50000, n % 999, 1 + n % 500, 1 + (n / 8) % 8, 1700000000000 + (n % 1400) * 86400000::bigint, (n % 24) * 3600000, n, n * 3 from generate_series(1, ${N}::int) n`.execute(
  db,
);
console.log('insert', performance.now() - t);
const q = async (name: string, text: string) => {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    t = performance.now();
    await sql.raw(text).execute(db);
    times.push(performance.now() - t);
  }
  const plan = (await sql.raw('explain ' + text).execute(db)).rows
    .map((r: any) => r['QUERY PLAN'])
    .slice(0, 7)
    .join('\n    ');
  console.log(name, times.map((x) => x.toFixed(1)).join(' '), process.argv[3] ? '\n    ' + plan : '');
};
const run = async () => {
  const live = 'deleted_at is null';
  await q(
    'start desc',
    `select id from show where ${live} order by start_date desc, start_time desc, id limit 8`,
  );
  await q(
    'start desc creator',
    `select show.id from show join user_account u on u.id = video_created_id where ${live} order by start_date desc, start_time desc, full_name desc, show.id limit 8`,
  );
  await q(
    'waiting asc creator',
    `select show.id from show join user_account u on u.id = video_created_id where ${live} and video_status = 'WAITING' order by start_date, start_time, full_name, show.id limit 8`,
  );
  await q(
    'live updated not event',
    `select show.id from show where ${live} and video_status = 'LIVE' and room_category_id <> 8 order by updated_at, id limit 8`,
  );
  await q(
    'live event',
    `select show.id from show where ${live} and video_status = 'LIVE' and room_category_id = 8 order by start_date, start_time, id limit 8`,
  );
  await q(
    'category',
    `select show.id from show where ${live} and room_category_id = 3 order by start_date desc, start_time desc, id limit 8`,
  );
  await q(
    'popular',
    `select show.id from show where ${live} order by count_viewer desc, count_like desc, id limit 8`,
  );
  await q(
    'in statuses',
    `select show.id from show where ${live} and video_status in ('LIVE','RADIOFEST') order by start_date desc, start_time desc, id limit 8`,
  );
  await q(
    'not in',
    `select show.id from show where ${live} and video_status not in ('LIVE','RADIOFEST') order by start_date desc, start_time desc, id limit 8`,
  );
  await q('price', `select show.id from show where ${live} order by ticket_price, id limit 8`);
  await q('name', `select show.id from show where ${live} order by name, id limit 8`);
  await q('count all', `select count(*) from show where ${live}`);
  await q('count status', `select count(*) from show where ${live} and video_status = 'ENDED'`);
  for (const w of ["'malam':*", "'mal':* & 'a':*", "'a':*", "'kota':* & '13'", "'abc':*", "'nothing'"]) {
    const tq = `to_tsquery('simple', '${w.replaceAll("'", "''")}')`;
    await q(
      'probe ' + w,
      `select count(*) from (select 1 from show_search where words @@ ${tq} limit 1001) x`,
    );
    await q(
      'rare ' + w,
      `select show.id from show where ${live} and id in (select show_id from show_search where words @@ ${tq}) order by start_date desc, start_time desc, id limit 8`,
    );
    await q(
      'walk ' + w,
      `select show.id from show where ${live} and (select s.words @@ ${tq} from show_search s where s.show_id = show.id) order by start_date desc, start_time desc, id limit 8`,
    );
  }
};
await run();
t = performance.now();
await sql`analyze`.execute(db);
console.log('analyze', performance.now() - t);
await run();
