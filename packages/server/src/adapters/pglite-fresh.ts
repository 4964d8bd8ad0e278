import type { Kysely } from 'kysely';
import type { Tables } from '../database.js';
import { migrate } from './migrate.js';
import { dumpPglite, openPgliteHere } from './pglite-here.js';

/** Lives as long as the page or the worker. */
let snapshot: Blob | undefined;

/**
 * Opens a migrated database in memory, in this very thread; all but the first start from what the first left.
 * @example const database = await openFreshPglite()
 */
export async function openFreshPglite(): Promise<Kysely<Tables>> {
  if (snapshot) return openPgliteHere({ snapshot });
  const database = await openPgliteHere();
  await migrate(database);
  snapshot = await dumpPglite(database);
  return database;
}
