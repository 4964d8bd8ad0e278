// Runs as a worker of its own, from source as well as from dist: it imports packages only.
import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
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

async function answer({ id, text, parameters }: Question): Promise<Record<string, unknown>> {
  try {
    if (text === null) return { id, rows: [], closed: await pglite.close() };
    const { rows, affectedRows } = await pglite.query(text, parameters);
    return { id, rows, affectedRows };
  } catch (error) {
    return { id, error: flat(error) };
  }
}

await pglite.waitReady;
parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)));
parentPort?.postMessage({ id: 0, rows: [] });
