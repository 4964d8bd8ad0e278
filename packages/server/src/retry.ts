/** Longest pause between two tries, in ms. */
const LONGEST = 60_000;

/**
 * How long to wait after so many tries, in ms: half a second, doubling, at most a minute.
 * @example retryDelay(1) // 500
 */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST, 500 * 2 ** Math.max(0, attempts - 1));
}
