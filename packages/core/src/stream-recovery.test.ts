import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRewound, RETRY_LAST_MS, retryPause, WAITING_RETRY_MS, waitingPause } from './stream-recovery.js';

describe('asking again', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true });

  test('after an outage takes between 0.75 and 30 s, and less than 3 s after one of half a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1e8 }), random, (outage, chance) => {
        const pause = retryPause(outage, chance);
        expect(pause).toBeGreaterThanOrEqual(750);
        expect(pause).toBeLessThanOrEqual(RETRY_LAST_MS);
        if (outage <= 30_000) expect(pause).toBeLessThan(3000);
      }),
    );
  });

  test('for what has not begun happens at most once in 5 s', () => {
    fc.assert(
      fc.property(random, (chance) => {
        expect(waitingPause(chance)).toBeGreaterThanOrEqual(WAITING_RETRY_MS);
        expect(waitingPause(chance)).toBeLessThanOrEqual(1.5 * WAITING_RETRY_MS);
      }),
    );
  });
});

test('a stream that grows is not rewound; one that counts from the start again is', () => {
  const number = fc.nat(1e6);
  fc.assert(
    fc.property(number, number, number, number, (first, length, gone, come) => {
      const before = { first, last: first + length };
      const grown = { first: first + Math.min(gone, length), last: first + length + come };
      expect(isRewound(before, grown)).toBe(false);
      if (come > 0) expect(isRewound(grown, before)).toBe(true);
    }),
  );
});
