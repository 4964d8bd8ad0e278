import type { FileStore } from '../ports.js';

/** Files for as long as the process, or the page, lives. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(name, content) {
      files.set(name, content);
    },
    async get(name) {
      return files.get(name) ?? null;
    },
    async remove(name) {
      files.delete(name);
    },
  };
}
