import type { Log } from './log.js';

export type HookAction = 'liveStreamStarted' | 'liveStreamEnded' | 'vodReady';

/** What a listener is told, as Ant Media Server posts it. */
export interface HookEvent {
  id: string;
  action: HookAction;
  streamName?: string;
  vodName?: string;
  vodId?: string;
  /** Milliseconds. */
  duration?: number;
}

export interface HookOptions {
  app: string;
  fetch: (request: Request) => Promise<Response>;
  clock: () => number;
  log: Log;
  /** Waits before each further try, ms. @default one second to five minutes, for an hour or so */
  delays?: readonly number[];
}

export interface Hooks {
  /** Tells a listener, and tries again until it says 2xx; an address may carry a secret and is never logged. */
  send(url: string, event: HookEvent): void;
  /** Gives up what still waits; settles when what is under way has arrived, or has not. */
  stop(): Promise<void>;
}

const patientDelays = [1, 2, 5, 10, 30, 60, 120, ...Array<number>(12).fill(300)].map((s) => s * 1000);
/** How long a listener may take, ms. */
const timeout = 5000;

export function createHooks({ app, fetch, clock, log, delays = patientDelays }: HookOptions): Hooks {
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  async function post(url: string, body: string): Promise<string | null> {
    try {
      const headers = { 'content-type': 'application/json' };
      const request = new Request(url, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(timeout),
      });
      const response = await fetch(request);
      await response.body?.cancel();
      return response.ok ? null : `it answered ${response.status}`;
    } catch {
      return 'it did not answer';
    }
  }

  async function attempt(url: string, event: HookEvent, body: string, tries: number) {
    const trouble = await post(url, body);
    if (trouble === null || isStopped) return;
    const delay = delays[tries];
    const { id, action } = event;
    if (delay === undefined) return log('a listener was not reached', { id, action, trouble });
    const timer = setTimeout(() => {
      waiting.delete(timer);
      begin(url, event, body, tries + 1);
    }, delay);
    waiting.add(timer);
  }

  function begin(...attempted: Parameters<typeof attempt>) {
    const done = attempt(...attempted).finally(() => underWay.delete(done));
    underWay.add(done);
  }

  return {
    send(url, event) {
      // The time of the event, not of the try: listeners order by it.
      const body = JSON.stringify({ ...event, app, timestamp: String(clock()) });
      begin(url, event, body, 0);
    },
    async stop() {
      isStopped = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
