import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasStage,
  isCountingDown,
  landscapeImage,
  portraitImage,
  showBadge,
  showStart,
  videoStatuses,
} from './show.js';

const WIB = 7 * 3_600_000;
/** 28 November 2025, 19:30 in Jakarta, as the documents carry it: both parts minus 7 h. */
const show = {
  start_date: Date.UTC(2025, 10, 28) - WIB,
  start_time: (19 * 60 + 30) * 60_000 - WIB,
  video_status: 'WAITING' as const,
};

describe('the start of a show', () => {
  test('is date plus time plus 25200000 ms, which is the true instant', () => {
    expect(showStart(show)).toBe(Date.UTC(2025, 10, 28, 12, 30));
  });

  test('is right at any day and minute', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(1439), (day, minute) => {
        const start = showStart({
          start_date: day * 86_400_000 - WIB,
          start_time: minute * 60_000 - WIB,
        });
        expect(start).toBe(day * 86_400_000 + minute * 60_000 - WIB);
      }),
    );
  });

  test.each([
    ['start_date', null],
    ['start_date', undefined],
    ['start_time', null],
    ['start_time', true],
    ['start_time', '41400000'],
    ['start_date', 8.64e15],
  ])('is unknown where %s is %j', (field, value) => {
    const vague = { ...show, [field]: value };
    expect(showStart(vague)).toBeNaN();
    expect(isCountingDown(vague, 0)).toBe(false);
  });

  test('is an instant or unknown, whatever an answer says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (start_date, start_time) => {
        const start = showStart({ start_date, start_time } as unknown as typeof show);
        expect(Number.isNaN(start) || !Number.isNaN(new Date(start).getTime())).toBe(true);
      }),
    );
  });

  test('is counted down to only while it waits and lies ahead', () => {
    const start = showStart(show);
    expect(isCountingDown(show, start - 1)).toBe(true);
    expect(isCountingDown(show, start)).toBe(false);
    expect(isCountingDown({ ...show, video_status: 'LIVE' }, start - 1)).toBe(false);
    expect(isCountingDown({ ...show, status: 'CANCELLED' }, start - 1)).toBe(false);
  });
});

test('the badge is the status, LIVE for one nobody knows yet, and that a show was called off before all else', () => {
  for (const video_status of videoStatuses) {
    expect(showBadge({ video_status })).toBe(video_status);
    expect(showBadge({ video_status, status: 'CANCELLED' })).toBe('CANCELLED');
  }
  for (const unknown of ['REHEARSAL', '']) expect(showBadge({ video_status: unknown as never })).toBe('LIVE');
});

test.each([
  ['a broadcast to come', {}, true],
  ['a broadcast on air', { video_status: 'LIVE' }, true],
  ['a broadcast that is over', { video_status: 'ENDED' }, false],
  ['a broadcast that was called off', { status: 'CANCELLED' }, false],
  ['a film', { islive: 0 }, false],
] as const)('%s has a stage: %o, %s', (_, show, is) => {
  expect(hasStage({ islive: 1, video_status: 'WAITING', ...show })).toBe(is);
});

describe('the picture of a show', () => {
  const none = { url_cover: null, banner_image: null, image: null, vertical_image: null };
  test.each([
    [{ ...none, url_cover: 'c', banner_image: 'b', image: 'i' }, 'c'],
    [{ ...none, banner_image: 'b', image: 'i' }, 'b'],
    [{ ...none, url_cover: '', image: 'i' }, 'i'],
    [none, null],
  ])('lying: of %j it is %s', (given, picture) => expect(landscapeImage(given)).toBe(picture));
  test.each([
    [{ ...none, vertical_image: 'v', url_cover: 'c' }, 'v'],
    [{ ...none, url_cover: 'c' }, 'c'],
    [none, null],
  ])('standing: of %j it is %s', (given, picture) => expect(portraitImage(given)).toBe(picture));
});
