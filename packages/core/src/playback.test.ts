import { describe, expect, it, test } from 'vitest';
import { OVERRUN_MS, SHOW_START_OFFSET_MS } from './constants.js';
import {
  plannedEnd,
  playbackSource,
  publishEnd,
  streamOf,
  type WatchFacts,
  watchRefusal,
} from './playback.js';
import { videoStatuses } from './show.js';

const now = 1_000_000;
const ticket = { status: 'COMPLETED', expired_ticket: 0 } as const;
const facts = (own: Partial<WatchFacts> & { status?: WatchFacts['show']['video_status'] } = {}) => {
  const { status = 'LIVE', ...rest } = own;
  return { show: { video_status: status }, payments: [ticket], isCreator: false, now, ...rest };
};

describe('a ticket', () => {
  test.each(videoStatuses)('opens a show that is %s, unless it has not begun', (status) => {
    expect(watchRefusal(facts({ status }))).toBe(status === 'WAITING' ? 'show_not_started' : null);
  });

  test.each([
    ['of nobody', [], 'ticket_not_found'],
    ['that is to be paid', [{ ...ticket, status: 'PENDING' }], 'ticket_not_found'],
    ['that failed', [{ ...ticket, status: 'FAILED' }], 'ticket_not_found'],
    ['that ran out', [{ ...ticket, expired_ticket: now }], 'ticket_expired'],
    ['that runs out soon', [{ ...ticket, expired_ticket: now + 1 }], null],
    ['beside one that ran out', [{ ...ticket, expired_ticket: 1 }, ticket], null],
  ] as const)('%s', (_, payments, refusal) => expect(watchRefusal(facts({ payments }))).toBe(refusal));

  it('is none for whoever makes the show', () => {
    expect(watchRefusal(facts({ isCreator: true }))).toBe('own_show');
  });
});

test('only a live show on air comes as a stream', () => {
  for (const video_status of videoStatuses) {
    expect(playbackSource({ video_status, islive: 0 })).toBe('file');
    expect(playbackSource({ video_status, islive: 1 })).toBe(video_status === 'LIVE' ? 'live' : 'file');
  }
});

test('a stage is open until long after the planned end, and for hours to whoever is late', () => {
  const show = {
    start_date: -SHOW_START_OFFSET_MS,
    start_time: 0,
    duration: 90,
    video_status: 'LIVE',
  } as const;
  const end = 90 * 60_000;
  expect(plannedEnd(show)).toBe(end);
  expect(publishEnd(show, -1)).toBe(end + OVERRUN_MS);
  expect(publishEnd(show, 1e9)).toBe(1e9 + OVERRUN_MS);
  expect(publishEnd({ ...show, video_status: 'ENDED' }, 1e9)).toBe(end + OVERRUN_MS);
});

test('a rehearsal has a stage of its own', () => {
  expect([streamOf(7), streamOf(7, true)]).toEqual(['7', 'rehearsal-7']);
});
