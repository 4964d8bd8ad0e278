import { describe, expect, it } from 'vitest';
import { LATE_START_MS, nextShow } from './next-show.js';
import { showStart, type VideoStatus } from './show.js';

const show = (name: string, video_status: VideoStatus, start_date: number) => ({
  name,
  video_status,
  start_date,
  start_time: 0,
});
const soon = show('soon', 'WAITING', 2_000_000_000_000);
const later = show('later', 'WAITING', 2_000_100_000_000);
const live = show('live', 'LIVE', 1_999_999_000_000);
const before = showStart(soon) - 1000;

describe("an artist's next show", () => {
  it('is the nearest to come, whatever the order of the list', () => {
    expect(nextShow([later, soon], before)?.name).toBe('soon');
  });

  it('is the one on air rather than any to come', () => {
    expect(nextShow([soon, live, later], before)?.name).toBe('live');
  });

  it('stays while the host is late, and gives way when it never began', () => {
    const start = showStart(soon);
    expect(nextShow([soon, later], start + LATE_START_MS - 1)?.name).toBe('soon');
    expect(nextShow([soon, later], start + LATE_START_MS)?.name).toBe('later');
  });

  it('is nothing when all are over', () => {
    expect(nextShow([show('over', 'ENDED', 3_000_000_000_000)], before)).toBeNull();
    expect(nextShow([], before)).toBeNull();
  });
});
