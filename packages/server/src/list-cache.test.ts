import { expect, test } from 'vitest';
import { createListCache } from './list-cache.js';

test('a thousand who ask at the same time cost one answer', async () => {
  let made = 0;
  const cache = createListCache({ clock: () => 0 });
  const make = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return `body ${++made}`;
  };
  const bodies = await Promise.all(Array.from({ length: 1000 }, () => cache('shows', make)));
  expect(made).toBe(1);
  expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set(['body 1']));
});

test('a failure is told to all who waited, and forgotten', async () => {
  const cache = createListCache({ clock: () => 0 });
  const broken = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([cache('shows', broken), cache('shows', broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache('shows', async () => 'back')).body).toBe('back');
});

test('the lifetime runs from when the answer is there, not from when it was asked for', async () => {
  let now = 0;
  const cache = createListCache({ clock: () => now, lifetime: 1000 });
  const slow = async () => {
    now += 5000;
    return 'slow';
  };
  await cache('shows', slow);
  now += 999;
  expect((await cache('shows', async () => 'new')).body).toBe('slow');
  now += 1;
  expect((await cache('shows', async () => 'new')).body).toBe('new');
});

test('many different questions do not fill the memory', async () => {
  const cache = createListCache({ clock: () => 0, capacity: 10 });
  for (let i = 0; i < 1000; i++) await cache(`q=${i}`, async () => String(i));
  expect((await cache('q=0', async () => 'made again')).body).toBe('made again');
  expect((await cache('q=999', async () => 'made again')).body).toBe('999');
});
