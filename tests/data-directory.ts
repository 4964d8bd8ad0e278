import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allMigrations, migrate } from '../packages/server/src/adapters/migrate.js';
import { openPglite } from '../packages/server/src/adapters/pglite.js';

const cache = fileURLToPath(new URL('../node_modules/.cache/panggung', import.meta.url));
const making = ['migrate', 'pglite', 'pglite-worker'].map((name) =>
  readFileSync(new URL(`../packages/server/src/adapters/${name}.ts`, import.meta.url), 'utf8'),
);
const texts = [...allMigrations.map(({ text }) => text), ...making].join('');
const name = createHash('sha256').update(texts).digest('hex').slice(0, 16);
const made = join(cache, `database-${name}`);

/**
 * Puts the migrated, empty database of a server into `directory`, its DATA_DIR: to make one takes seconds, and this is
 * a copy of one that is made once for all tests.
 * @example await fillDataDirectory(folder); await startProcess({ entry, env: { DATA_DIR: folder }, ready: '/health' })
 */
export async function fillDataDirectory(directory: string): Promise<void> {
  if (!existsSync(made)) await make();
  cpSync(made, join(directory, 'database'), { recursive: true });
}

/** Made aside and moved, so that a test that starts meanwhile finds all of it or nothing. */
async function make(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(join(cache, 'making-'));
  try {
    const database = await openPglite({ directory: aside });
    await migrate(database);
    await database.destroy();
    renameSync(join(aside, 'database'), made);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(made)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
