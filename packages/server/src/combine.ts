import { ApiError } from './errors.js';

export interface CombineOptions<T, R> {
  /** Does the work of many in one go; answers in the same order, an Error where one failed. */
  run(items: readonly T[]): Promise<readonly (R | Error)[]>;
  /** Most items in one go. @default 256 */
  most?: number;
  /** Most items waiting; more are refused with `busy`. @default 5000 */
  queue?: number;
}

/** How long a batch stays open at most, in ms. */
const LONGEST_GATHERING = 4;

interface Waiting<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Gathers what is asked for at the same time and does it at once: a hundred claims cost one transaction.
 * @example const claim = combine({ run: claimAll }); await claim(wish)
 */
export function combine<T, R>({ run, most = 256, queue = 5000 }: CombineOptions<T, R>) {
  const waiting: Waiting<T, R>[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    do {
      await gather();
      await runSome(waiting.splice(0, most), run);
    } while (waiting.length);
    isRunning = false;
  }

  /** Whatever its size, a batch costs a few round trips: worth a moment while more keeps coming. */
  async function gather(): Promise<void> {
    const until = performance.now() + LONGEST_GATHERING;
    for (let seen = 0; seen < waiting.length && waiting.length < most && performance.now() < until; ) {
      seen = waiting.length;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }

  return (item: T): Promise<R> => {
    if (waiting.length >= queue) {
      return Promise.reject(new ApiError('busy', 'Many people are buying right now', { retryAfter: 1 }));
    }
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void drain();
    });
  };
}

async function runSome<T, R>(some: Waiting<T, R>[], run: CombineOptions<T, R>['run']): Promise<void> {
  try {
    const results = await run(some.map(({ item }) => item));
    some.forEach(({ resolve, reject }, at) => {
      const result = results[at];
      if (result instanceof Error) reject(result);
      else resolve(result as R);
    });
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
