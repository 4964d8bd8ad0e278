/** The furthest a `Date` reaches from 1970, in ms. ECMAScript 21.4.1.1. */
const FURTHEST_MS = 8.64e15;

/**
 * Whether a value is an instant, epoch ms, that a date can hold: what comes from outside may be anything.
 * @example isInstant(null) // false
 */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FURTHEST_MS;
}
