import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { allMigrations, migrate } from '../adapters/migrate.js';
import { openPgliteHere } from '../adapters/pglite-here.js';

const SOLD = 1500;

test('every ticket that was sold before gets a code of its own, and nothing else does', async () => {
  const database = await openPgliteHere();
  onTestFinished(() => database.destroy());
  await migrate(
    database,
    allMigrations.filter(({ name }) => name < '0010'),
  );
  await sql`insert into category (name) values ('Konser')`.execute(database);
  await sql`insert into user_account (email, full_name, created_at) values ('sekar@kotak.id', 'Sekar', 1)`.execute(
    database,
  );
  await sql`insert into show (name, video_status, ticket_type, ticket_quota, ticket_price, ticket_sold, ticket_held,
    video_created_id, room_category_id, start_date, start_time, created_at, updated_at)
    values ('Senja', 'WAITING', 'fixed', 2000, 50000, ${sql.lit(SOLD)}, 1, 1, 1, 0, 0, 1, 1)`.execute(
    database,
  );
  await sql`insert into payment (id, external_id, room_id, email, amount, donate, status, refund_status, payment_type,
    seat, created_at, updated_at)
    select n, n, 1, n || '@kotak.id', 50000, 0, case when n = 0 then 'PENDING' else 'COMPLETED' end, 'none', 'BCA',
      case when n = 0 then 'held' else 'sold' end, 1, 1 from generate_series(0, ${sql.lit(SOLD)}) as n`.execute(
    database,
  );
  await migrate(database);
  const payments = database.selectFrom('payment').select(['status', 'entry_code', 'transferred_at']);
  const rows = await payments.execute();
  const codes = rows.flatMap(({ status, entry_code }) => (status === 'COMPLETED' ? entry_code : []));
  expect(new Set(codes).size).toBe(SOLD);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  // Each of the 32 characters stands about as often as the others, at each place.
  for (let place = 0; place < 10; place++) {
    const drawn = new Set(codes.map((code) => code?.[place]));
    expect([place, drawn.size]).toEqual([place, 32]);
  }
  expect(rows.find(({ status }) => status === 'PENDING')?.entry_code).toBeNull();
  expect(new Set(rows.map(({ transferred_at }) => transferred_at))).toEqual(new Set([null]));
});
