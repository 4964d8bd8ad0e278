import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.js';
import { parsers, planning, speakTo } from './pglite-dialect.js';

export interface PgliteHereOptions {
  /** A data directory as {@link dumpPglite} wrote it: starts in a tenth of the time. It must match the migrations. */
  snapshot?: Blob;
}

/**
 * Opens a database in memory, in this very thread: for a web worker, a story, a test.
 * @example const database = await openPgliteHere()
 */
export async function openPgliteHere({ snapshot }: PgliteHereOptions = {}): Promise<Kysely<Tables>> {
  const begin = snapshot ? { loadDataDir: snapshot } : { initDbStartParams };
  const pglite = new PGlite({ parsers, startParams, ...begin });
  await pglite.waitReady;
  const database = await speakTo<Tables>(session(pglite));
  opened.set(database, pglite);
  return database;
}

const { defaultStartParams } = PGlite as unknown as { defaultStartParams: string[] };
// What is in memory needs no large cache before it, and each start would have to fill it, and a log of 16 MB.
// Of the log a checkpoint keeps no more than it must: a snapshot would carry the rest into each start.
const startParams = [
  ...defaultStartParams,
  ...planning,
  ...['shared_buffers=16MB', 'min_wal_size=2MB', 'max_wal_size=2MB'].flatMap((setting) => ['-c', setting]),
];
const initDbStartParams = ['--wal-segsize=1'];

const opened = new WeakMap<Kysely<Tables>, PGlite>();

/** The data directory of a database opened here, to start others from; what only new databases of it would need is left out. */
export async function dumpPglite(database: Kysely<Tables>): Promise<Blob> {
  const pglite = opened.get(database);
  if (!pglite) throw new Error('dumpPglite takes a database that openPgliteHere opened');
  await pglite.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`);
  await pglite.exec('checkpoint');
  return pglite.dumpDataDir('none');
}

function session(pglite: PGlite) {
  return {
    query: (text: string, parameters: readonly unknown[]) =>
      pglite.query<Record<string, unknown>>(text, [...parameters]),
    close: () => pglite.close(),
  };
}
