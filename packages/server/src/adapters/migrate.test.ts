import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.js';
import { openPgliteHere } from './pglite-here.js';

const first = { name: '0001-first', text: 'create table seat (id int);\n-- One a person.\n' };
const second = { name: '0002-second', text: 'alter table seat add column row text;\n' };

let database: Awaited<ReturnType<typeof openPgliteHere>>;
beforeAll(async () => {
  database = await openPgliteHere();
});
afterAll(() => database.destroy());
beforeEach(() => sql`drop table if exists seat, migration`.execute(database));

async function columns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'seat' order by ordinal_position
  `.execute(database);
  return rows.map(({ name }) => name);
}

describe('migrating', () => {
  it('makes each change once, in order', async () => {
    await migrate(database, [first]);
    await migrate(database, [first, second]);
    await migrate(database, [first, second]);
    expect(await columns()).toEqual(['id', 'row']);
  });

  it('minds neither comments nor line breaks', async () => {
    await migrate(database, [first]);
    await migrate(database, [{ ...first, text: 'create table seat\n  (id int);\n-- One for each.\n' }]);
  });

  it('stops at tables that an earlier text made, in one line that says what to do', async () => {
    await migrate(database, [first]);
    const edited = { ...first, text: 'create table seat (id bigint);\n' };
    await expect(migrate(database, [edited, second])).rejects.toThrow(
      /^The database was made by another version of migration 0001-first.*Remove the data directory .*\.$/,
    );
    expect(await columns()).toEqual(['id']);
  });

  it('stops at tables of the time before there were checksums', async () => {
    await sql`create table migration (name text primary key)`.execute(database);
    await sql`insert into migration values ('0001-first')`.execute(database);
    await expect(migrate(database, [first])).rejects.toThrow('another version of migration 0001-first');
  });

  it('stops at a database of a newer server', async () => {
    await migrate(database, [first, second]);
    await expect(migrate(database, [first])).rejects.toThrow(/newer than this server.*0002-second/);
  });
});
