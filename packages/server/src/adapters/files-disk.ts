import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../ports.js';
import { createSecretId } from '../random.js';

/** Files in a folder of this machine, made with the first of them. */
export function createDiskFiles(directory: string): FileStore {
  const pathOf = (name: string) => {
    if (/[/\\]|^\./.test(name)) throw new Error(`'${name}' is no name of a file`);
    return join(directory, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name);
      // Whole or not at all, also when the power goes.
      const half = join(directory, `.${createSecretId()}`);
      await mkdir(directory, { recursive: true });
      try {
        await writeFile(half, content, { flush: true });
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
