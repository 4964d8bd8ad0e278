import { SHOW_START_OFFSET_MS } from '@panggung/core';
import type { Starts } from './catalogue-schema.js';

const DAY_MS = 86_400_000;

/**
 * A start as the two numbers the documents keep: both carry WIB's seven hours. AMB-081.
 * @example startOfShow({ date: '2026-12-24', time: '19:30' }, Date.now())
 */
export function startOfShow(starts: Starts, now: number): { start_date: number; start_time: number } {
  const [hours = 0, minutes = 0] = starts.time.split(':').map(Number);
  const day = 'day' in starts ? today(now) + starts.day * DAY_MS : Date.parse(`${starts.date}T00:00:00Z`);
  return {
    start_date: day - SHOW_START_OFFSET_MS,
    start_time: (hours * 60 + minutes) * 60_000 - SHOW_START_OFFSET_MS,
  };
}

/** Midnight that began the day in WIB, were it UTC. */
function today(now: number): number {
  return Math.floor((now + SHOW_START_OFFSET_MS) / DAY_MS) * DAY_MS;
}
