import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxState } from './ledger.js';

export interface StateFile {
  /** What was written last; what cannot be read is kept beside it. */
  read(): SandboxState | undefined;
  /** Writes soon, once for many changes. */
  changed(save: () => SandboxState): void;
  /** Writes what is still to be written. */
  flush(): void;
}

const shortestPause = 250;
/** Large books take long to write: writing may take a twentieth of the time, no more. */
const restShare = 20;

/** After a failure, ms: a disk that is full stays so for a while. */
const failurePause = 10_000;

/**
 * Keeps the sandbox's books in one JSON file, replaced as a whole so that a crash leaves the old one.
 * @param say where troubles with the file are told, by default stderr
 */
export function openStateFile(
  path: string,
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): StateFile {
  let pending: (() => SandboxState) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = shortestPause;
  mkdirSync(dirname(path), { recursive: true });

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    const started = performance.now();
    try {
      writeFileSync(`${path}.new`, JSON.stringify(pending()));
      renameSync(`${path}.new`, path);
      pending = undefined;
      pause = Math.max(shortestPause, (performance.now() - started) * restShare);
    } catch (error) {
      pause = failurePause;
      say(`The books are not written, and will be tried again after the next change: ${error}`);
    }
  }

  /** What cannot be read is nobody's to overwrite. */
  function setAside(error: unknown): void {
    const aside = `${path}.unreadable-${Date.now()}`;
    renameSync(path, aside);
    say(`The books cannot be read and lie at ${aside} now: ${error}`);
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
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') setAside(error);
        return undefined;
      }
    },
  };
}
