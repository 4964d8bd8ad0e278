import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function debianFolders(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(base, version, 'bin'));
}

/** The folder of `initdb` and `postgres` on this machine, or null. Debian keeps them off the PATH. */
export function findPostgres(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}
