import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.js';
import { firstTables } from '../migrations/0001-first.js';

/** Every change of the tables, oldest first; one that was released is never edited. */
const migrations = [{ name: '0001-first', text: firstTables }];

/** Any number: two processes that start together must pick the same. */
const LOCK = 7_264_101;

/** Brings a database up to date; safe to call at every start, from several processes at once. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    await sql`create table if not exists migration (name text primary key)`.execute(transaction);
    const done = await sql<{ name: string }>`select name from migration`.execute(transaction);
    const names = new Set(done.rows.map((row) => row.name));
    for (const { name, text } of migrations) {
      if (names.has(name)) continue;
      for (const statement of statements(text)) await sql.raw(statement).execute(transaction);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    }
  });
}

/** PGlite's prepared queries take one statement each. */
function statements(text: string): string[] {
  return text.split(/;\s*$/m).filter((statement) => statement.trim());
}
