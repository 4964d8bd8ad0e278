import type { Kysely } from 'kysely';
import type { Tables } from '../database.js';
import { openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';

export interface OpenDatabaseOptions {
  databaseUrl?: string | undefined;
  dataDirectory: string;
}

/** Postgres where an address is given, else the embedded database on disk. */
export async function openDatabase(
  { databaseUrl, dataDirectory }: OpenDatabaseOptions,
  onError: (error: Error) => void,
): Promise<Kysely<Tables>> {
  return databaseUrl
    ? openPostgres({ url: databaseUrl, onError })
    : openPglite({ directory: dataDirectory, onError });
}
