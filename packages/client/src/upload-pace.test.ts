import { describe, expect, test } from 'vitest';
import { createPace } from './upload-pace.js';

/** An upload of 1,000,000 bytes that came so far at these times, in ms. */
function follow(...marks: [at: number, loaded: number][]) {
  let at = 0;
  const pace = createPace(() => at);
  const total = 1_000_000;
  return marks.map(([time, loaded]) => {
    at = time;
    return pace({ loaded, total, share: loaded / total });
  });
}
const last = (...marks: [number, number][]) => follow(...marks).at(-1);

describe('the speed of an upload', () => {
  test('is told with the time that is left', () => {
    expect(last([0, 0], [1000, 100_000])).toEqual({
      loaded: 100_000,
      total: 1_000_000,
      share: 0.1,
      bytesPerSecond: 100_000,
      msLeft: 9000,
    });
  });

  test('is not told of the first moment', () => {
    expect(follow([0, 0], [100, 50_000]).map(({ msLeft }) => msLeft)).toEqual([null, null]);
  });

  test('is that of the last five seconds', () => {
    expect(last([0, 0], [1000, 500_000], [6000, 550_000], [11_000, 600_000])?.bytesPerSecond).toBe(10_000);
  });

  test('begins anew after a break, and is nobody knows what while nothing moves', () => {
    expect(last([0, 0], [2000, 400_000], [4000, 300_000], [5000, 310_000])?.bytesPerSecond).toBe(10_000);
    expect(last([0, 400_000], [3000, 400_000])).toMatchObject({ bytesPerSecond: 0, msLeft: null });
  });
});
