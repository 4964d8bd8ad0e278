import { expect, test } from 'vitest';
import { startNews } from './start-news.js';

test.each([
  [Number.NaN, null],
  [60 * 60_000 + 1, null],
  [60 * 60_000, 60],
  [30 * 60_000 + 1, 60],
  [30 * 60_000, 30],
  [5 * 60_000, 5],
  [60_000, 1],
  [1, 1],
  [0, 0],
  [-1, 0],
])('%d ms before a start, the last mark is %j', (left, mark) => {
  expect(startNews(left)).toBe(mark);
});

test('a show that is waited for tells six times in its last hour, not each second', () => {
  const seconds = Array.from({ length: 2 * 3600 }, (_, second) => startNews((2 * 3600 - second) * 1000));
  expect(new Set(seconds).size - 1).toBe(5);
});
