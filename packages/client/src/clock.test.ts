import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.js';

const HOUR = 3_600_000;
const answerAt = (instant: number) =>
  new Response(null, { headers: { date: new Date(instant).toUTCString() } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.300Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test("goes by the server's time when the visitor's clock is wrong", () => {
  const clock = createClock();
  clock.correct(answerAt(Date.now() + 2 * HOUR), Date.now());
  expect(Math.abs(clock.now() - (Date.now() + 2 * HOUR))).toBeLessThan(1000);
});

test('keeps a clock that is right to the second', () => {
  const clock = createClock();
  clock.correct(answerAt(Date.now()), Date.now());
  expect(clock.now()).toBe(Date.now());
});

test('is not put back by an answer from a cache', () => {
  const clock = createClock();
  clock.correct(answerAt(Date.now()), Date.now());
  clock.correct(answerAt(Date.now() - HOUR), Date.now());
  expect(clock.now()).toBe(Date.now());
});

test('ticks once a second, only while somebody listens', () => {
  const clock = createClock();
  const heard: number[] = [];
  const stop = clock.$now.listen((now) => heard.push(now));
  vi.advanceTimersByTime(3000);
  expect(heard.map((now) => now % 1000)).toEqual([0, 0, 0]);
  stop();
  vi.advanceTimersByTime(5000);
  expect(heard).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('is right at the next tick after the computer slept', () => {
  const clock = createClock();
  const stop = clock.$now.listen(() => {});
  vi.setSystemTime(Date.now() + 8 * HOUR);
  vi.advanceTimersByTime(1000);
  expect(Math.abs(clock.$now.get() - Date.now())).toBeLessThan(1000);
  stop();
});
