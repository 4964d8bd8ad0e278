import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTimeline } from './timeline.js';

const wrap = 2 ** 32;

test('frames keep their distances, whatever the network does to their arrival, over the end of the numbers', () => {
  const sent = fc.record({
    first: fc.integer({ min: 0, max: wrap - 1 }),
    delays: fc.array(fc.double({ min: 0, max: 0.4, noNaN: true }), { minLength: 2, maxLength: 100 }),
  });
  fc.assert(
    fc.property(sent, ({ first, delays }) => {
      const { timeOf } = createTimeline();
      // The first arrives as late as any, so that no later one is early beyond belief.
      const times = delays.map((delay, at) =>
        timeOf('video', (first + at * 3000) % wrap, 100 + at / 30 + delay),
      );
      for (const [at, time] of times.slice(1).entries())
        expect(time - (times[at] ?? 0)).toBeCloseTo(1 / 30, 6);
    }),
  );
});

test('a clock that has moved is set by arrival again, a burst that was held up is not', () => {
  const { timeOf } = createTimeline();
  for (let at = 0; at < 30; at++) timeOf('audio', at * 960, at * 0.02);
  // One second late, but only once.
  expect(timeOf('audio', 30 * 960, 1.6)).toBeCloseTo(0.6, 5);
  for (let at = 31; at < 150; at++) timeOf('audio', at * 960, at * 0.02);
  expect(timeOf('audio', 150 * 960, 3)).toBeCloseTo(3, 5);
  // From here on the sender's clock stands five seconds back.
  let last = 0;
  for (let at = 151; at < 600; at++) last = timeOf('audio', at * 960, at * 0.02 + 5);
  expect(last).toBeCloseTo(599 * 0.02 + 5, 1);
});

test('sender reports bring sound and picture together, a little at a time', () => {
  const { timeOf, report } = createTimeline();
  timeOf('video', 0, 10);
  // The sound was taken together with the picture and came 80 ms later.
  timeOf('audio', 0, 10.08);
  let apart = 0.08;
  for (let at = 1; at < 20; at++) {
    report('video', 500 + at, at * 90_000);
    report('audio', 500 + at, at * 48_000);
    const now = timeOf('audio', at * 48_000, 10.08 + at) - timeOf('video', at * 90_000, 10 + at);
    expect(Math.abs(now - apart)).toBeLessThanOrEqual(0.010_001);
    apart = now;
  }
  expect(apart).toBeCloseTo(0, 2);
});
