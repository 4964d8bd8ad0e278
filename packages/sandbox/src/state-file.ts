import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxState } from './ledger.js';

export interface StateFile {
  read(): SandboxState | undefined;
  /** Writes soon, at most once each {@link pauseBetweenWrites} ms. */
  changed(save: () => SandboxState): void;
  /** Writes what is still to be written. */
  flush(): void;
}

const pauseBetweenWrites = 250;

/** Keeps the sandbox's books in one JSON file, replaced as a whole so that a crash leaves the old one. */
export function openStateFile(path: string): StateFile {
  let pending: (() => SandboxState) | undefined;
  let timer: NodeJS.Timeout | undefined;
  mkdirSync(dirname(path), { recursive: true });

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    writeFileSync(`${path}.new`, JSON.stringify(pending()));
    renameSync(`${path}.new`, path);
    pending = undefined;
  }

  return {
    flush,
    changed(save) {
      pending = save;
      timer ??= setTimeout(flush, pauseBetweenWrites);
    },
    read() {
      try {
        return JSON.parse(readFileSync(path, 'utf8'));
      } catch {
        return undefined;
      }
    },
  };
}
