import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../database.js';
import { parsers } from './pglite-dialect.js';

export interface PostgresOptions {
  /** E.g. `postgres://user:password@host/panggung`. */
  url: string;
  /** Most connections of this process. @default 10 */
  connections?: number;
  /** Told of a connection that broke while idle; the pool opens another. */
  onError?: (error: Error) => void;
}

/**
 * Opens a pool of connections to a Postgres server.
 * @example const database = openPostgres({ url: process.env.DATABASE_URL })
 */
export function openPostgres({ url, connections = 10, onError = () => {} }: PostgresOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    types: { getTypeParser },
  });
  pool.on('error', onError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type in parsers ? Number : pg.types.getTypeParser(type, format as 'text');
