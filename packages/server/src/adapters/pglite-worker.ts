// Runs as a worker of its own, from source as well as from dist: it imports packages only.
import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Question {
  id: number;
  text: string | null;
  parameters: unknown[];
}

/** PGlite's own file system never calls fsync (pglite#1107): a power cut would leave a database that does not open. */
class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync] as NonNullable<typeof emscriptenOpts.preRun>;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

function addFsync(module: unknown): void {
  (module as NodeFiles).NODEFS.stream_ops.fsync = ({ nfd }) => {
    fdatasyncSync(nfd);
    return 0;
  };
}

/** The same as in pglite-dialect.ts, which this file cannot import. */
const planning = ['-c', 'random_page_cost=1'];

/** PGlite's own list without `-F`, which turns fsync off. */
function startParams(): string[] {
  const { defaultStartParams } = PGlite as unknown as { defaultStartParams: string[] };
  return [
    ...defaultStartParams.filter((given) => given !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    ...planning,
  ];
}

function open(directory: string | undefined): PGlite {
  const options = { parsers: { 20: Number } };
  if (!directory) return new PGlite(options);
  return new PGlite({ ...options, fs: new SyncedFiles(directory), startParams: startParams() });
}

/** Errors lose their fields on the way between threads. */
function flat(thrown: unknown): Record<string, unknown> {
  const error = thrown as Error & { code?: string; constraint?: string; detail?: string };
  const { message, code, constraint, detail } = error;
  return { message, code, constraint, detail };
}

const pglite = open((workerData as { directory?: string }).directory);

type Described = Awaited<ReturnType<PGlite['describeQuery']>>;

/** What a backend says: rows bear fields, the end of a command a tag. */
interface BackendAnswer {
  name: string;
  fields?: (string | null)[];
  text?: string;
}

interface Statement extends Described {
  name: string;
}

/** How long statements stay prepared, in ms: their plans must follow tables that grow. */
const PREPARED_FOR = 1000;

const { serialize } = protocol;
const prepared = new Map<string, Statement>();
let preparedAt = 0;
let lastName = 0;

/** Reading and planning a statement costs more than running it: what is asked again and again is prepared. */
async function prepare(text: string): Promise<Statement> {
  if (Date.now() - preparedAt > PREPARED_FOR) {
    await pglite.query('deallocate all');
    prepared.clear();
    preparedAt = Date.now();
  }
  const known = prepared.get(text);
  if (known) return known;
  const statement = { ...(await pglite.describeQuery(text)), name: `s${++lastName}` };
  await say(serialize.parse({ name: statement.name, text }));
  prepared.set(text, statement);
  return statement;
}

async function run(text: string, parameters: readonly unknown[]) {
  const { name, queryParams, resultFields } = await prepare(text);
  const values = parameters.map((value, at) => {
    if (value === null || value === undefined) return null;
    return queryParams[at]?.serializer?.(value) ?? String(value);
  });
  const messages = await say(serialize.bind({ statement: name, values }), serialize.execute({}));
  const answers = messages as unknown as BackendAnswer[];
  const rows = answers.flatMap(({ fields }) => (fields ? rowOf(fields, resultFields) : []));
  return { rows, affectedRows: countOf(answers) };
}

/** All in one message, and one way back. */
async function say(...given: Uint8Array[]) {
  const message = Buffer.concat([...given, serialize.sync()]);
  const { messages } = await pglite.execProtocol(message, { syncToFs: false });
  return messages;
}

function rowOf(fields: readonly (string | null)[], described: Described['resultFields']) {
  return Object.fromEntries(
    described.map(({ name, parser, dataTypeID }, at) => {
      const field = fields[at] ?? null;
      return [name, field === null || !parser ? field : parser(field, dataTypeID)];
    }),
  );
}

/** Tags read like `UPDATE 3` and `INSERT 0 3`. */
function countOf(answers: readonly BackendAnswer[]): number {
  const tag = answers.find(({ name }) => name === 'commandComplete')?.text;
  return Number(/\d+$/.exec(tag ?? '')?.[0] ?? 0);
}

async function answer({ id, text, parameters }: Question): Promise<Record<string, unknown>> {
  try {
    if (text === null) return { id, rows: [], closed: await pglite.close() };
    const { rows, affectedRows } = await (parameters.length ? run(text, parameters) : pglite.query(text));
    return { id, rows, affectedRows };
  } catch (error) {
    return { id, error: flat(error) };
  }
}

await pglite.waitReady;
let turn = Promise.resolve();
parentPort?.on('message', (question: Question) => {
  turn = turn.then(async () => parentPort?.postMessage(await answer(question)));
});
parentPort?.postMessage({ id: 0, rows: [] });
