import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** One embedded database, wherever it runs. */
export interface PgliteSession {
  query(text: string, parameters: readonly unknown[]): Promise<PgliteAnswer>;
  close(): Promise<void>;
}

export interface PgliteAnswer {
  rows: Record<string, unknown>[];
  affectedRows?: number | undefined;
}

/** Both drivers read bigint columns (type 20) as numbers: times and money stay far below 2^53. */
export const parsers = { 20: Number };

/** All data is in memory or on a fast disk, and no statistics are gathered: following an index must look cheap. */
export const planning = ['-c', 'random_page_cost=1'];

/** Lets Kysely speak to one PGlite: it has one connection, so transactions take turns. */
export async function speakTo<Tables>(session: PgliteSession): Promise<Kysely<Tables>> {
  const database = new Kysely<Tables>({ dialect: pgliteDialect(session) });
  // Kysely ends no driver that it never began: thread and lock would outlive a database nobody asked.
  await database.connection().execute(async () => {});
  return database;
}

function pgliteDialect(session: PgliteSession): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(session),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(session: PgliteSession): Driver {
  const connection = connect(session);
  const turn = createTurn();
  const say = (text: string) => async () => {
    await session.query(text, []);
  };
  /** What follows queues behind it, and needs no answer first; a database that cannot begin answers nothing else. */
  const begin = async () => {
    session.query('begin', []).catch(() => {});
  };
  return {
    init: async () => {},
    async acquireConnection() {
      await turn.take();
      return connection;
    },
    beginTransaction: begin,
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    releaseConnection: async () => turn.pass(),
    destroy: () => session.close(),
  };
}

function connect(session: PgliteSession): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await session.query(sql, parameters);
      const answer = { rows: rows as R[] };
      return affectedRows === undefined ? answer : { ...answer, numAffectedRows: BigInt(affectedRows) };
    },
    // biome-ignore lint/correctness/useYield: Kysely asks for the method; a single connection cannot stream
    async *streamQuery() {
      throw new Error('PGlite cannot stream a query: read it in pages');
    },
  };
}

/** First come, first served. */
function createTurn() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take(): Promise<void> | void {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    pass() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
