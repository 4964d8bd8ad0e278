import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database.js';
import { fingerprint } from '../fingerprint.js';
import { firstTables } from '../migrations/0001-first.js';
import { accountTables } from '../migrations/0002-accounts.js';
import { masterRows } from '../migrations/0003-master.js';
import { accountTickets } from '../migrations/0004-account-tickets.js';
import { discoveryTables } from '../migrations/0005-discovery.js';
import { reminderTables } from '../migrations/0006-reminders.js';
import { checkoutTables } from '../migrations/0007-checkout.js';
import { queueOrders } from '../migrations/0008-queue-orders.js';
import { queueHolders } from '../migrations/0009-queue-holders.js';
import { entryTables } from '../migrations/0010-entry.js';
import { imageTables } from '../migrations/0011-images.js';
import { accountEnd } from '../migrations/0012-account-end.js';
import { playbackTables } from '../migrations/0013-playback.js';
import { personTraces } from '../migrations/0014-person-traces.js';
import { doorKeys } from '../migrations/0015-door-keys.js';
import { playbackUpkeep } from '../migrations/0016-playback-upkeep.js';
import { chatTables } from '../migrations/0017-chat.js';
import { chatMirror } from '../migrations/0018-chat-mirror.js';
import { broadcastLook } from '../migrations/0019-broadcast-look.js';
import { videoTables } from '../migrations/0020-videos.js';
import { rehearsalLook } from '../migrations/0021-rehearsal-look.js';
import { chatPace } from '../migrations/0022-chat-pace.js';
import { showWrites } from '../migrations/0023-show-writes.js';
import { salesIndex } from '../migrations/0024-sales.js';
import { videoDrop } from '../migrations/0025-video-drop.js';
import { chatBeat } from '../migrations/0026-chat-beat.js';
import { ticketUse } from '../migrations/0027-ticket-use.js';

/** One change of the tables. */
export interface Migration {
  name: string;
  /** Each statement ends with a semicolon at the end of its line. */
  text: string;
}

/** Every change, oldest first; one that was released is never edited. */
export const allMigrations: readonly Migration[] = [
  { name: '0001-first', text: firstTables },
  { name: '0002-accounts', text: accountTables },
  { name: '0003-master', text: masterRows },
  { name: '0004-account-tickets', text: accountTickets },
  { name: '0005-discovery', text: discoveryTables },
  { name: '0006-reminders', text: reminderTables },
  { name: '0007-checkout', text: checkoutTables },
  { name: '0008-queue-orders', text: queueOrders },
  { name: '0009-queue-holders', text: queueHolders },
  { name: '0010-entry', text: entryTables },
  { name: '0011-images', text: imageTables },
  { name: '0012-account-end', text: accountEnd },
  { name: '0013-playback', text: playbackTables },
  { name: '0014-person-traces', text: personTraces },
  { name: '0015-door-keys', text: doorKeys },
  { name: '0016-playback-upkeep', text: playbackUpkeep },
  { name: '0017-chat', text: chatTables },
  { name: '0018-chat-mirror', text: chatMirror },
  { name: '0019-broadcast-look', text: broadcastLook },
  { name: '0020-videos', text: videoTables },
  { name: '0021-rehearsal-look', text: rehearsalLook },
  { name: '0022-chat-pace', text: chatPace },
  { name: '0023-show-writes', text: showWrites },
  { name: '0024-sales', text: salesIndex },
  { name: '0025-video-drop', text: videoDrop },
  { name: '0026-chat-beat', text: chatBeat },
  { name: '0027-ticket-use', text: ticketUse },
];

/** Any number: two processes that start together must pick the same. */
const LOCK = 7_264_101;

/**
 * Brings a database up to date; safe to call at every start, from several processes at once.
 * @throws Error in one clear line when the tables were made by other migrations than these
 */
export async function migrate(
  database: Kysely<Tables>,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    const done = await readDone(transaction);
    refuseUnknown([...done.keys()], migrations);
    for (const migration of migrations) {
      const earlier = done.get(migration.name);
      if (earlier === undefined) await apply(transaction, migration);
      else if (earlier !== checksum(migration)) throw changed(migration.name);
    }
  });
}

/** Names and checksums; null where none was written yet. */
async function readDone(transaction: Transaction<Tables>): Promise<Map<string, string | null>> {
  await sql`create table if not exists migration (name text primary key)`.execute(transaction);
  await sql`alter table migration add column if not exists checksum text`.execute(transaction);
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, checksum from migration
  `.execute(transaction);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(transaction: Transaction<Tables>, migration: Migration): Promise<void> {
  const { name, text } = migration;
  for (const statement of statements(text)) await sql.raw(statement).execute(transaction);
  await sql`insert into migration (name, checksum) values (${name}, ${checksum(migration)})`.execute(
    transaction,
  );
}

/** Comments and line breaks may change. */
function checksum({ text }: Migration): string {
  return fingerprint(text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim());
}

function refuseUnknown(done: readonly string[], migrations: readonly Migration[]): void {
  const unknown = done.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  throw new Error(
    `The database is newer than this server: it has migration ${unknown}. Run the server that made it, or a later one.`,
  );
}

function changed(name: string): Error {
  return new Error(
    `The database was made by another version of migration ${name}, before that was released: its tables no longer ` +
      'fit. Remove the data directory (DATA_DIR, .data unless set) or empty the Postgres database, and start again.',
  );
}

/** PGlite's prepared queries take one statement each. */
function statements(text: string): string[] {
  return text.split(/;\s*$/m).filter((statement) => statement.trim());
}
