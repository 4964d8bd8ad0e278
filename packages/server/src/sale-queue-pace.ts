import { QUEUE_SHARE } from '@panggung/core';

/** How many a second are let in at least, whatever was measured. */
const LEAST_PER_SECOND = 20;
/** Fewer claims tell nothing. */
const FEWEST_CLAIMS = 50;
/** How much work is remembered, in ms of it. */
const MEMORY_MS = 10_000;

/** How fast the line may move: so that claims stay below what this process was seen to manage. */
export interface Pace {
  /** The same work, measured. */
  watch<T, R>(work: (wish: T) => Promise<R>): (wish: T) => Promise<R>;
  /** How many a second may be let in, all shows together. */
  perSecond(): number;
}

/**
 * Measures what is done in the time in which anything is under way: the less there is to do, the less is it taken to
 * manage, and the line speeds up with what it brings.
 * @example const pace = createPace(Date.now); const claim = pace.watch(createClaims(ports))
 */
export function createPace(clock: () => number): Pace {
  let underWay = 0;
  let since = 0;
  let busy = 0;
  let done = 0;

  function note(): void {
    const now = clock();
    busy += now - since;
    since = now;
    if (busy < MEMORY_MS) return;
    busy /= 2;
    done /= 2;
  }

  return {
    watch: (work) => async (wish) => {
      if (underWay++ === 0) since = clock();
      try {
        return await work(wish);
      } finally {
        done += 1;
        note();
        underWay -= 1;
      }
    },
    perSecond() {
      if (underWay) note();
      const managed = done >= FEWEST_CLAIMS && busy > 0 ? (done / busy) * 1000 : 0;
      return Math.max(LEAST_PER_SECOND, Math.floor(managed * QUEUE_SHARE));
    },
  };
}
