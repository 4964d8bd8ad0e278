export interface CountCacheOptions {
  clock: () => number;
  /** How many counts are kept; the oldest goes first. @default 500 */
  capacity?: number;
}

/** How long a list is, counted now or lately. */
export type CountCache = (key: string, count: () => Promise<number>) => Promise<number>;

/** A count is kept for so many times what it took: counting never takes more than a thousandth of the time. */
const SHARE = 1000;
/** The least a count is kept, in ms: as long as the lists themselves. */
const LEAST = 1000;

/**
 * Keeps counts: rows on a page are found by an index, but all of a list must be counted one by one.
 * @example const total = await counted('LIVE', () => countLive(database))
 */
export function createCountCache({ clock, capacity = 500 }: CountCacheOptions): CountCache {
  const kept = new Map<string, { pending: Promise<number>; until: number }>();
  return (key, count) => {
    const known = kept.get(key);
    if (known && known.until > clock()) return known.pending;
    const begun = clock();
    const entry = { pending: count(), until: Number.POSITIVE_INFINITY };
    kept.delete(key);
    kept.set(key, entry);
    entry.pending.then(
      () => {
        entry.until = clock() + Math.max(LEAST, (clock() - begun) * SHARE);
      },
      () => kept.get(key) === entry && kept.delete(key),
    );
    if (kept.size > capacity) kept.delete(kept.keys().next().value as string);
    return entry.pending;
  };
}
