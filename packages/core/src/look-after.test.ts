import { describe, expect, it } from 'vitest';
import { askAgainIn } from './look-after.js';
import { showStart, type VideoStatus } from './show.js';

const show = (video_status: VideoStatus) => ({
  video_status,
  start_date: 2_000_000_000_000,
  start_time: 0,
});
const start = showStart(show('WAITING'));

describe('a show that is looked after', () => {
  it('is let be until its hour strikes, and once it has ended', () => {
    expect(askAgainIn(show('WAITING'), start - 1)).toBeNull();
    expect(askAgainIn(show('ENDED'), start)).toBeNull();
  });

  it('is asked about often until it begins, and now and then until it ends', () => {
    expect(askAgainIn(show('WAITING'), start)).toBe(30_000);
    expect(askAgainIn(show('LIVE'), start)).toBe(60_000);
  });

  it('is let be when nobody knows its hour', () => {
    expect(askAgainIn({ ...show('WAITING'), start_date: Number.NaN }, start)).toBeNull();
  });
});
