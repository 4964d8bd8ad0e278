import { showStart } from '@panggung/core';
import { expect, test } from 'vitest';
import { startOfShow } from './start-of-show.js';

const at = (now: string, starts: Parameters<typeof startOfShow>[0]) =>
  new Date(showStart(startOfShow(starts, Date.parse(now)))).toISOString();

test('a date and a time are read in WIB', () => {
  expect(at('2026-11-21T03:00:00Z', { date: '2026-12-24', time: '19:30' })).toBe('2026-12-24T12:30:00.000Z');
});

test('days are counted from the day in WIB, which begins at 17:00 UTC', () => {
  expect(at('2026-11-21T16:59:59Z', { day: 0, time: '00:00' })).toBe('2026-11-20T17:00:00.000Z');
  expect(at('2026-11-21T17:00:00Z', { day: 0, time: '00:00' })).toBe('2026-11-21T17:00:00.000Z');
  expect(at('2026-11-21T17:00:00Z', { day: -2, time: '06:15' })).toBe('2026-11-19T23:15:00.000Z');
});

test('the parts are what the documents keep: midnight of the day, and the time of 1 January 1970', () => {
  const { start_date, start_time } = startOfShow({ date: '2026-12-24', time: '06:00' }, 0);
  expect(new Date(start_date).toISOString()).toBe('2026-12-23T17:00:00.000Z');
  expect(start_time).toBe(-3_600_000);
});
