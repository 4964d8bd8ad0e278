import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxState } from './ledger.js';

export interface StateFile {
  read(): SandboxState | undefined;
  /** Writes soon, once for many changes. */
  changed(save: () => SandboxState): void;
  /** Writes what is still to be written. */
  flush(): void;
}

const shortestPause = 250;
/** Large books take long to write: writing may take a twentieth of the time, no more. */
const restShare = 20;

/** Keeps the sandbox's books in one JSON file, replaced as a whole so that a crash leaves the old one. */
export function openStateFile(path: string): StateFile {
  let pending: (() => SandboxState) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = shortestPause;
  mkdirSync(dirname(path), { recursive: true });

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    const started = performance.now();
    writeFileSync(`${path}.new`, JSON.stringify(pending()));
    renameSync(`${path}.new`, path);
    pending = undefined;
    pause = Math.max(shortestPause, (performance.now() - started) * restShare);
  }

  return {
    flush,
    changed(save) {
      pending = save;
      timer ??= setTimeout(flush, pause);
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
