import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allMigrations, migrate } from '../packages/server/src/adapters/migrate.js';
import { dumpPglite, openPgliteHere } from '../packages/server/src/adapters/pglite-here.js';

const cache = fileURLToPath(new URL('../node_modules/.cache/panggung', import.meta.url));
const making = ['migrate', 'pglite-here'].map((name) =>
  readFileSync(new URL(`../packages/server/src/adapters/${name}.ts`, import.meta.url), 'utf8'),
);
const texts = [...allMigrations.map(({ text }) => text), ...making].join('');
const name = createHash('sha256').update(texts).digest('hex').slice(0, 16);
const file = join(cache, `tables-${name}.tar`);

/** Read once for all databases of a process. */
let snapshot: Blob | undefined;

/** A migrated database in memory, started from a data directory that is made once for all tests. */
export async function openSnapshot() {
  snapshot ??= read() ?? (await make());
  return openPgliteHere({ snapshot });
}

function read(): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Written aside and moved, so that a test that starts meanwhile reads all of it or nothing. */
async function make(): Promise<Blob> {
  const database = await openPgliteHere();
  await migrate(database);
  const snapshot = await dumpPglite(database);
  await database.destroy();
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(aside, file);
  return snapshot;
}
