import { describe, expect, it } from 'vitest';
import { LATE_START_MS, nextLookAt, nextShow } from './next-show.js';
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

  it('is the latest to watch again when none is to come', () => {
    const older = show('older', 'ENDED', 1_900_000_000_000);
    const newer = show('newer', 'ENDED', 1_950_000_000_000);
    expect(nextShow([older, newer], before)?.name).toBe('newer');
    expect(nextShow([newer, soon, older], before)?.name).toBe('soon');
  });

  it('is the one on air that began first, of several', () => {
    expect(nextShow([live, show('early', 'LIVE', 1_999_000_000_000)], before)?.name).toBe('early');
  });

  it('is one whose hour nobody knows only after all that have one', () => {
    const sometime = show('sometime', 'WAITING', Number.NaN);
    expect(nextShow([sometime, later], before)?.name).toBe('later');
    expect(nextShow([sometime], before)?.name).toBe('sometime');
  });

  it('is no music video, no radio fest and nothing unheard of', () => {
    expect(nextShow([show('clip', 'MUSIC_VIDEO', 1_900_000_000_000)], before)).toBeNull();
    expect(nextShow([], before)).toBeNull();
  });
});

describe('a show that is looked after', () => {
  const start = showStart(soon);

  it('is let be until its hour strikes, and after it has ended', () => {
    expect(nextLookAt(soon, start - 1)).toBeNull();
    expect(nextLookAt(show('over', 'ENDED', 1_900_000_000_000), start)).toBeNull();
  });

  it('is looked at often until it begins, and now and then until it ends', () => {
    expect(nextLookAt(soon, start)).toBe(30_000);
    expect(nextLookAt(live, start)).toBe(60_000);
  });
});
