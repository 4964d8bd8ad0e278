import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.js';

test.each([
  [undefined, 'whole'],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-9', 'whole'],
  ['bytes=0x1-9', 'whole'],
])('of 1000 bytes %s is %j', (header, range) => expect(readRange(header, 1000)).toEqual(range));

test('whatever is asked for, no byte outside of the file is', () => {
  const number = fc.option(fc.nat({ max: 3000 }), { nil: '' });
  const asked = fc.tuple(number, number, fc.nat({ max: 2000 }));
  const holds = fc.property(asked, ([first, last, size]) => {
    const range = readRange(`bytes=${first}-${last}`, size);
    if (typeof range === 'string') return;
    expect(range.start).toBeGreaterThanOrEqual(0);
    expect(range.end).toBeGreaterThanOrEqual(range.start);
    expect(range.end).toBeLessThan(size);
  });
  fc.assert(holds);
});
