import type { Log } from './ports.js';

/** Work that goes on after its request was answered. */
export interface Background {
  /** Lets work go on by itself; a failure is logged and left to the jobs that look again. */
  run(what: string, work: Promise<unknown>): void;
  /** Calls no failure a warning from now on: whoever was asked may be stopping as well, and jobs look again later. */
  hush(): void;
  /** Resolves when nothing goes on any more. */
  idle(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  let level: 'warn' | 'info' = 'warn';
  return {
    run(what, work) {
      const ended = work
        .then(
          () => {},
          (error: Error) => log[level]({ error: error.stack }, `${what}: not done`),
        )
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    hush() {
      level = 'info';
    },
    async idle() {
      while (running.size) await Promise.all(running);
    },
  };
}
