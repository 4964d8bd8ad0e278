/** How long before its start somebody who waits for a show is told, in minutes. */
const MARKS = [1, 5, 10, 30, 60];
const MINUTE_MS = 60_000;

/**
 * The mark that the time left to a start has passed, in minutes; 0 at the start, null before the first one.
 * @example startNews(9 * 60_000) // 10
 */
export function startNews(left: number): number | null {
  if (left <= 0) return 0;
  return MARKS.find((mark) => left <= mark * MINUTE_MS) ?? null;
}
