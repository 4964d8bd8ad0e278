import { toApiError } from './api-error.js';

/** How old a roll grows while there is a connection, in ms. */
const ROLL_MS = 60_000;
/** After something was decided without the API, how soon it is told, in ms. */
const SOON_MS = 1000;

export interface DoorLoopOptions {
  sync: () => Promise<void>;
  /** Whether there is something to tell. */
  isDue: () => boolean;
  /** The last run came to this; null is well. */
  onEnd: (error: ReturnType<typeof toApiError> | null) => void;
}

/** Runs again and again: at once when the network comes back, later each time while it does not. */
export interface DoorLoop {
  /** Runs now; while it runs already, that counts. */
  run(): Promise<void>;
  /** There is something to tell. */
  hasten(): void;
  /** Begins; returns how to stop. */
  start(): () => void;
}

/** Builds the loop of a door. */
export function createDoorLoop({ sync, isDue, onEnd }: DoorLoopOptions): DoorLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | null = null;
  let failures = 0;
  let isOn = false;

  function schedule(pause: number | undefined) {
    clearTimeout(timer);
    if (isOn && pause !== undefined) timer = setTimeout(run, pause);
  }

  async function once() {
    clearTimeout(timer);
    try {
      await sync();
      failures = 0;
      onEnd(null);
      schedule(isDue() ? 0 : ROLL_MS);
    } catch (thrown) {
      const error = toApiError(thrown);
      onEnd(error);
      schedule(error.pauseAfter(++failures));
    }
  }

  function run(): Promise<void> {
    underway ??= once().finally(() => {
      underway = null;
    });
    return underway;
  }

  return {
    run,
    hasten() {
      // Where the last run failed, the next one knows its hour.
      if (failures === 0 && !underway) schedule(SOON_MS);
    },
    start() {
      isOn = true;
      const look = () => globalThis.document?.hidden || void run();
      void run();
      globalThis.addEventListener?.('online', run);
      globalThis.document?.addEventListener('visibilitychange', look);
      return () => {
        isOn = false;
        clearTimeout(timer);
        globalThis.removeEventListener?.('online', run);
        globalThis.document?.removeEventListener('visibilitychange', look);
      };
    },
  };
}
