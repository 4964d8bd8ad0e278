import { expect, test } from 'vitest';
import { countIn, formatCount } from './count.js';

test.each([
  [{ count: 88 }, 88],
  [0, 0],
  [12, 12],
])('%j counts %d', (data, count) => expect(countIn(data)).toBe(count));

test.each([
  null,
  undefined,
  true,
  '12',
  -1,
  0.5,
  Number.NaN,
  1.7e308,
  [3],
  {},
  { count: '9' },
  { count: { count: 1 } },
])('%j counts nothing', (data) => expect(countIn(data)).toBeNull());

test('a count is cut in thousands, as each language does', () => {
  expect([0, 999, 1204, 1_234_567].map((count) => formatCount(count))).toEqual([
    '0',
    '999',
    '1,204',
    '1,234,567',
  ]);
  expect(formatCount(1204, 'id')).toBe('1.204');
});
