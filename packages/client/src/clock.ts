import { atom, onMount, type ReadableAtom } from 'nanostores';

/** The server's time, whatever the visitor's clock says. */
export interface Clock {
  /** Server time in epoch ms; ticks once a second while somebody listens. */
  $now: ReadableAtom<number>;
  /** Server time in epoch ms, read at once. */
  now(): number;
  /** Learns from an answer's Date header. */
  correct(response: Response, askedAt: number): void;
}

/** A Date header is cut to the second: on average it is half a second late. */
const HALF_SECOND = 500;
/** An answer from a cache carries an old date: for this long, only a later reading counts. */
const TRUST_MS = 60_000;

/** Builds a clock that is corrected by the server and survives sleep: each tick reads the time anew. */
export function createClock(): Clock {
  const $now = atom(Date.now());
  let offset: number | null = null;
  let learnedAt = 0;
  const now = () => Date.now() + (offset ?? 0);

  onMount($now, () => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      $now.set(now());
      clearTimeout(timer);
      timer = setTimeout(tick, 1000 - (now() % 1000));
    };
    tick();
    globalThis.document?.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      globalThis.document?.removeEventListener('visibilitychange', tick);
    };
  });

  return {
    $now,
    now,
    correct(response, askedAt) {
      const date = Date.parse(response.headers.get('date') ?? '');
      if (Number.isNaN(date)) return;
      const local = Date.now();
      const reading = date + HALF_SECOND - (askedAt + local) / 2;
      if (offset !== null && reading < offset && local - learnedAt < TRUST_MS) return;
      offset = Math.abs(reading) < 1000 ? 0 : reading;
      learnedAt = local;
    },
  };
}
