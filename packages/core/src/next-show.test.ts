import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LATE_START_MS, nextShow } from './next-show.js';
import { showStart, type VideoStatus, videoStatuses } from './show.js';

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
    expect(nextShow([null, 'text', soon] as (typeof soon)[], before)).toBe(soon);
  });
});

describe("an artist's next show, whatever there is", () => {
  const DAY = 86_400_000;
  const shows = fc.uniqueArray(
    fc.record({
      name: fc.uuid(),
      video_status: fc.constantFrom(...videoStatuses),
      start_date: fc.integer({ min: -500, max: 500 }).map((days) => before + days * DAY),
      start_time: fc.constant(0),
    }),
    { selector: ({ start_date }) => start_date },
  );

  it('is the same in whatever order they come', () => {
    fc.assert(
      fc.property(shows, (some) => {
        expect(nextShow(some.toReversed(), before)).toEqual(nextShow(some, before));
      }),
    );
  });

  it('is over only when nothing is on air or to come, and nothing only when nothing is over either', () => {
    fc.assert(
      fc.property(shows, (some) => {
        const isOpen = (one: (typeof some)[number]) =>
          one.video_status === 'LIVE' ||
          (one.video_status === 'WAITING' && showStart(one) > before - LATE_START_MS);
        const isOver = ({ video_status }: (typeof some)[number]) => video_status === 'ENDED';
        const next = nextShow(some, before);
        expect(next !== null && isOpen(next)).toBe(some.some(isOpen));
        expect(next === null).toBe(!some.some((one) => isOpen(one) || isOver(one)));
      }),
    );
  });
});
