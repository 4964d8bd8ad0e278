import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** `redis-server` on this machine, or null. Debian's package is called so, too. */
export function findRedis(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return folders.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path)) ?? null;
}
