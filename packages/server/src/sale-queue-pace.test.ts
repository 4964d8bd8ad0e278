import { expect, test } from 'vitest';
import { createPace } from './sale-queue-pace.js';

let now = 0;
/** Work that takes so long, done so often, so many at a time. */
async function work(pace: ReturnType<typeof createPace>, { each, times, at = 1 }: Record<string, number>) {
  const work = pace.watch(async () => {});
  for (let done = 0; done < (times ?? 0); done++) {
    const running = Array.from({ length: at ?? 1 }, () => work(null));
    now += each ?? 0;
    await Promise.all(running);
    now += 1_000;
  }
}

test('the line moves at twenty a second before anything was measured, and for what is slow', async () => {
  const pace = createPace(() => now);
  expect(pace.perSecond()).toBe(20);
  await work(pace, { each: 1, times: 10 });
  expect(pace.perSecond()).toBe(20);
  await work(pace, { each: 100, times: 100 });
  expect(pace.perSecond()).toBe(20);
});

test('it moves at three quarters of what is managed while there is something to do', async () => {
  const pace = createPace(() => now);
  await work(pace, { each: 4, times: 100 });
  expect(pace.perSecond()).toBe(187);
  await work(pace, { each: 10, times: 200, at: 100 });
  expect(pace.perSecond()).toBeGreaterThan(5_000);
});

test('it forgets how fast it once was', async () => {
  const pace = createPace(() => now);
  await work(pace, { each: 1, times: 1_000 });
  await work(pace, { each: 500, times: 200 });
  expect(pace.perSecond()).toBeLessThan(25);
});

test('work that fails counts as work, and goes on failing', async () => {
  const pace = createPace(() => now);
  const failing = pace.watch(() => Promise.reject(new Error('no')));
  await expect(failing(null)).rejects.toThrow('no');
});
