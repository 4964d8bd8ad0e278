import { describe, expect, it } from 'vitest';
import { paymentEnd } from './payment-end.js';
import { showStart } from './show.js';

const MINUTE = 60_000;
const show = { video_status: 'WAITING', start_date: 0, start_time: 0 } as const;
const start = showStart(show);

describe('until when one may pay', () => {
  it.each([
    ['number', 24 * 60, 60, 60],
    ['number', 10, 60, 10],
    // Shortly before the start there is a minute at least.
    ['qr', 30, 0.5, 1],
    ['code', 24 * 60, 60, 30],
    ['code', 24 * 60, 31, 1],
    ['code', 24 * 60, 30.5, null],
    ['code', 24 * 60, 5, null],
    // It has begun.
    ['code', 24 * 60, -1, 24 * 60],
  ] as const)(
    'is, by %s in a window of %d min, %d min before the show, %s min',
    (way, window, before, left) => {
      const now = start - before * MINUTE;
      const end = paymentEnd({ way, payment_window: window * MINUTE }, show, now);
      expect(end).toBe(left === null ? null : now + left * MINUTE);
    },
  );

  it('is the window alone for a show that is no longer to come', () => {
    const live = { ...show, video_status: 'LIVE' } as const;
    expect(paymentEnd({ way: 'code', payment_window: MINUTE }, live, start - MINUTE)).toBe(start);
  });
});
