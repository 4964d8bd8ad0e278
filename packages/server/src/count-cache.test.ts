import { expect, test } from 'vitest';
import { createCountCache } from './count-cache.js';

test('a count is kept for a second, or a thousand times what it took', async () => {
  let now = 0;
  let made = 0;
  const counted = createCountCache({ clock: () => now });
  const count = (span: number) => async () => {
    now += span;
    return ++made;
  };
  expect([await counted('quick', count(0)), await counted('quick', count(0))]).toEqual([1, 1]);
  now += 1000;
  expect(await counted('quick', count(0))).toBe(2);
  expect(await counted('slow', count(40))).toBe(3);
  now += 39_999;
  expect(await counted('slow', count(40))).toBe(3);
  now += 1;
  expect(await counted('slow', count(40))).toBe(4);
});

test('those who ask at the same time wait for one count, and a failure is forgotten', async () => {
  const counted = createCountCache({ clock: () => 0 });
  let made = 0;
  const both = await Promise.all([1, 2].map(() => counted('shows', async () => ++made)));
  expect(both).toEqual([1, 1]);
  await expect(counted('broken', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await counted('broken', async () => 7)).toBe(7);
});

test('only so many counts are kept', async () => {
  const counted = createCountCache({ clock: () => 0, capacity: 2 });
  let made = 0;
  for (const key of ['a', 'b', 'c', 'b', 'a']) await counted(key, async () => ++made);
  expect(made).toBe(4);
});
