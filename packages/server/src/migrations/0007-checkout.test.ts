import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allMigrations, migrate } from '../adapters/migrate.js';
import { openPgliteHere } from '../adapters/pglite-here.js';

let database: Awaited<ReturnType<typeof openPgliteHere>>;
const run = (statement: RawBuilder<unknown>) => statement.execute(database);

/** A shop of the time before: one payment waits for its account number, one brought its money twice. */
beforeAll(async () => {
  database = await openPgliteHere();
  await migrate(
    database,
    allMigrations.filter(({ name }) => name < '0007'),
  );
  await run(sql`insert into category (name) values ('Konser')`);
  await run(
    sql`insert into user_account (email, full_name, created_at) values ('sekar@kotak.id', 'Sekar', 1)`,
  );
  await run(sql`insert into show (name, video_status, ticket_type, ticket_quota, ticket_price, ticket_sold, ticket_held,
    video_created_id, room_category_id, start_date, start_time, created_at, updated_at)
    values ('Senja', 'WAITING', 'fixed', 2, 50000, 1, 1, 1, 1, 0, 0, 1, 1)`);
  for (const [code, category] of channels) {
    await run(sql`insert into payment_type (name, is_livemode, channel_code, channel_category, is_enabled, business_id,
      description, instruction, min_price, max_price, payment_window, payment_grace, sort)
      values (${code}, false, ${code}, ${category}, true, '', '', '', 0, 1000000, 60000, 60000, 1)`);
  }
  await run(sql`insert into payment (id, external_id, room_id, email, amount, donate, status, refund_status, payment_type,
    seat, created_at, updated_at) values
    ('waits', 'waits', 1, 'ayu@kotak.id', 50000, 0, 'PENDING', 'none', 'BCA', 'held', 1, 1),
    ('twice', 'twice', 1, 'budi@kotak.id', 50000, 0, 'COMPLETED', 'due', 'BCA', 'sold', 1, 1)`);
  await run(sql`insert into gateway_outbox (payment_id, kind, idempotency_key, next_attempt_at)
    values ('waits', 'create_virtual_account', 'key', 5)`);
  await run(sql`insert into webhook_inbox (source, dedupe_key, payload, received_at, next_attempt_at, processed_at,
    outcome, payment_id, amount) values
    ('va', 'one', '{}', 1, 1, 2, 'fulfilled', 'twice', 50000), ('va', 'two', '{}', 3, 3, 4, 'refund_due', 'twice', 50000)`);
  await run(sql`insert into mail_outbox (kind, payment_id, recipient, refund_amount, refund_reason, created_at)
    values ('refund', 'twice', 'budi@kotak.id', 50000, 'paid_twice', 4)`);
  await migrate(database);
});
afterAll(() => database.destroy());

const channels = [
  ['BCA', 'VIRTUAL_ACCOUNT', 'number'],
  ['ALFAMART', 'RETAIL_OUTLET', 'code'],
  ['OVO', 'EWALLET', 'push'],
  ['DANA', 'EWALLET', 'redirect'],
  ['LINKAJA', 'EWALLET', 'redirect'],
  ['QRIS', 'EWALLET', 'qr'],
] as const;

test('every channel that was there knows how it is paid by', async () => {
  const rows = await database.selectFrom('payment_type').selectAll().orderBy('id').execute();
  expect(
    rows.map(({ channel_code, channel_category, way }) => [channel_code, channel_category, way]),
  ).toEqual(channels);
  const named = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(is).map(({ channel_code }) => channel_code);
  expect(named(({ needs_phone }) => needs_phone)).toEqual(['OVO', 'LINKAJA']);
  expect(named(({ can_refund }) => can_refund)).toEqual(['OVO', 'DANA', 'LINKAJA', 'QRIS']);
});

test('an order under way is still due, and may be closed beside', async () => {
  const order = { payment_id: 'waits', next_attempt_at: 5, done_at: null, last_error: null };
  await database
    .insertInto('gateway_outbox')
    .values({ ...order, kind: 'close', idempotency_key: null })
    .execute();
  const rows = await database.selectFrom('gateway_outbox').selectAll().orderBy('kind').execute();
  expect(rows).toMatchObject([
    { ...order, kind: 'close' },
    { ...order, kind: 'open', idempotency_key: 'key' },
  ]);
});

test('money that was owed back still is, with its reason', async () => {
  const rows = await database.selectFrom('refund').selectAll().execute();
  expect(rows).toMatchObject([
    { payment_id: 'twice', inbox_id: 2, amount: 50_000, reason: 'paid_twice', status: 'due', created_at: 4 },
  ]);
});

test("a seat that is offered is nobody else's", async () => {
  await expect(run(sql`update show set ticket_offered = 1`)).rejects.toThrow('no_oversell');
});

test('a person has one ticket for a show', async () => {
  await run(sql`update payment set user_id = 1, for_user_id = 1 where id = 'waits'`);
  await expect(run(sql`update payment set user_id = 1, for_user_id = 1 where id = 'twice'`)).rejects.toThrow(
    'one_account_ticket',
  );
});
