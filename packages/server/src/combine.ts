import { ApiError } from './errors.js';

export interface CombineOptions<T, R> {
  /** Does the work of many in one go; answers in the same order, an Error where one failed. */
  run(items: readonly T[]): Promise<readonly (R | Error)[]>;
  /** Most items in one go. @default 256 */
  most?: number;
  /** Most items waiting; more are refused with `busy`. @default 5000 */
  queue?: number;
  /** What those are told who are refused. @default of those who buy */
  busy?: string;
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
export function combine<T, R>({
  run,
  most = 256,
  queue = 5000,
  busy = 'Many people are buying right now',
}: CombineOptions<T, R>) {
  const waiting: Waiting<T, R>[] = [];
  let isRunning = false;
  /** Sizes of the last two batches. */
  let recent: readonly [number, number] = [0, 0];
  let hurry = () => {};
  let wanted = 0;

  async function drain(): Promise<void> {
    isRunning = true;
    do {
      await gather();
      const batch = waiting.splice(0, most);
      recent = [batch.length, recent[0]];
      await runSome(batch, run);
    } while (waiting.length);
    isRunning = false;
  }

  /**
   * Whatever its size, a batch costs a few round trips: worth a moment's wait for half of those who came lately. Not
   * for all of them: the other half is answered, and asks again, while this one is worked on.
   */
  async function gather(): Promise<void> {
    wanted = Math.min(most, Math.ceil((recent[0] + recent[1]) / 2));
    if (waiting.length >= wanted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_GATHERING);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    hurry = () => {};
  }

  return (item: T): Promise<R> => {
    if (waiting.length >= queue) {
      return Promise.reject(new ApiError('busy', busy, { retryAfter: 1 }));
    }
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void drain();
      else if (waiting.length === wanted) hurry();
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
