/** How long a code must be out of the camera's sight before it counts again, in ms. */
export const SCAN_REST_MS = 2500;

/** What a camera saw last, and when, in ms of any clock. */
export interface Sight {
  text: string;
  at: number;
}

/**
 * Whether a code that a camera sees is news: who holds their phone up a little longer comes in once.
 * @example isNewSight(sight, { text, at: performance.now() }) // and keep the new one, in any case
 */
export function isNewSight(last: Sight | null, now: Sight): boolean {
  return last?.text !== now.text || now.at - last.at >= SCAN_REST_MS;
}
