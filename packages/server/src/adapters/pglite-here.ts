import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.js';
import { parsers, planning, speakTo } from './pglite-dialect.js';

export interface PgliteHereOptions {
  /** A data directory as {@link dumpPglite} wrote it: starts in a third of the time. It must match the migrations. */
  snapshot?: Blob;
}

/**
 * Opens a database in memory, in this very thread: for a web worker, a story, a test.
 * @example const database = await openPgliteHere()
 */
export async function openPgliteHere({ snapshot }: PgliteHereOptions = {}): Promise<Kysely<Tables>> {
  const pglite = new PGlite({ parsers, startParams, ...(snapshot && { loadDataDir: snapshot }) });
  await pglite.waitReady;
  const database = await speakTo<Tables>(session(pglite));
  opened.set(database, pglite);
  return database;
}

const { defaultStartParams } = PGlite as unknown as { defaultStartParams: string[] };
const startParams = [...defaultStartParams, ...planning];

const opened = new WeakMap<Kysely<Tables>, PGlite>();

/** The whole data directory of a database opened here, to start others from. */
export async function dumpPglite(database: Kysely<Tables>): Promise<Blob> {
  const pglite = opened.get(database);
  if (!pglite) throw new Error('dumpPglite takes a database that openPgliteHere opened');
  return pglite.dumpDataDir('none');
}

function session(pglite: PGlite) {
  return {
    query: (text: string, parameters: readonly unknown[]) =>
      pglite.query<Record<string, unknown>>(text, [...parameters]),
    close: () => pglite.close(),
  };
}
