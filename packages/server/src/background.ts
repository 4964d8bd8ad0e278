import type { Log } from './ports.js';

/** Work that goes on after its request was answered. */
export interface Background {
  /** Lets work go on by itself; a failure is logged and left to the jobs that look again. */
  run(what: string, work: Promise<unknown>): void;
  /** Resolves when nothing goes on any more. */
  idle(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const ended = work
        .then(
          () => {},
          (error: Error) => log.warn({ error: error.stack }, `${what}: not done`),
        )
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    async idle() {
      while (running.size) await Promise.all(running);
    },
  };
}
