const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How old something is, in the unit people say it in. */
export type Age = { unit: 'now' } | { unit: 'minute' | 'hour' | 'day'; count: number };

/** From the largest: the first that fits. */
const units = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/**
 * The age of what was so some ms ago, in whole units; a clock that was put back makes nothing younger than now.
 * @example ageOf(7_300_000) // { unit: 'hour', count: 2 }
 */
export function ageOf(span: number): Age {
  const [unit, size] = units.find(([, size]) => span >= size) ?? ['now', 0];
  return unit === 'now' ? { unit } : { unit, count: Math.floor(span / size) };
}
