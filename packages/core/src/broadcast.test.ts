import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { afterNews, type BroadcastNews, broadcastStatus, missedNews, noBroadcast } from './broadcast.js';

const started = (at: number): BroadcastNews => ({ action: 'liveStreamStarted', at });
const ended = (at: number): BroadcastNews => ({ action: 'liveStreamEnded', at });
const recorded = (name: string, duration: number, at = 0): BroadcastNews => ({
  action: 'vodReady',
  recording: { name, duration, at },
});
const told = (...news: BroadcastNews[]) => news.reduce(afterNews, noBroadcast);

describe('a show', () => {
  it('is as it was before anything is told', () => {
    expect(broadcastStatus(noBroadcast, { now: 0 })).toBeNull();
    expect(broadcastStatus(told(recorded('a', 1)), { now: 0 })).toBeNull();
  });

  test.each([
    ['begins with its first picture', [started(10)], 10, 'LIVE'],
    ['stays on air for the grace', [started(10), ended(20)], 30_019, 'LIVE'],
    ['ends when the grace is over', [started(10), ended(20)], 30_020, 'ENDED'],
    ['goes on when the publisher comes back', [started(10), ended(20), started(25)], 90_000, 'LIVE'],
    ['goes on when that is told late', [ended(20), started(25), started(10)], 90_000, 'LIVE'],
    ['ends though its beginning was never told', [ended(20)], 30_020, 'ENDED'],
    [
      'ends though its last beginning is told after it',
      [ended(30), started(25), started(10)],
      90_000,
      'ENDED',
    ],
  ] as const)('%s', (_, news, now, status) => {
    expect(broadcastStatus(told(...news), { now })).toBe(status);
  });

  it('began with the first of its pictures, also where that is told last', () => {
    expect(told(started(25), ended(20), started(10))).toMatchObject({ began_at: 10, started_at: 25 });
  });

  it('without a grace ends at its end', () => {
    const premiere = told(started(0), ended(100));
    expect([99, 100].map((now) => broadcastStatus(premiere, { now, grace: 0 }))).toEqual(['LIVE', 'ENDED']);
  });

  it('keeps the longest of its recordings: a short second take replaces no show', () => {
    expect(told(recorded('show', 7_200_000, 1), recorded('show_1', 9000, 2)).recording?.name).toBe('show');
    expect(told(recorded('a', 5, 1), recorded('b', 5, 2)).recording?.name).toBe('b');
  });
});

describe('a stream that is looked at', () => {
  const show = { name: 'show', duration: 100, at: 30 };
  const short = { name: 'show_1', duration: 9, at: 40 };

  test.each([
    ['on air, and nobody told so', [], true, [started(50)]],
    ['on air again, and nobody told so', [started(10), ended(20)], true, [started(50)]],
    ['off air, and nobody told so', [started(10)], false, [ended(50)]],
    ['on air as it is known', [started(10)], true, []],
    ['off air as it is known', [started(10), ended(20)], false, []],
    ['off air, and never was on air', [], false, []],
  ] as const)('may be %s', (_, told, isOnAir, missed) => {
    const known = told.reduce<ReturnType<typeof afterNews>>(afterNews, noBroadcast);
    expect(missedNews(known, { isOnAir, at: 50, recordings: [] })).toEqual(missed);
  });

  it('may have a recording that is better than the known one', () => {
    const look = { isOnAir: false, at: 50, recordings: [show, short] };
    expect(missedNews(told(recorded('show_1', 9, 40)), look)).toEqual([recorded('show', 100, 30)]);
    expect(missedNews(told(recorded('show', 100, 30)), look)).toEqual([]);
  });
});

test('whatever the order, and however often each is told, the same is known in the end', () => {
  const at = fc.integer({ min: 0, max: 5 });
  const news = fc.oneof(
    at.map(started),
    at.map(ended),
    fc
      .tuple(fc.constantFrom('a', 'b', 'c'), at, at)
      .map(([name, duration, ready]) => recorded(name, duration, ready)),
  );
  const heard = fc
    .array(news, { maxLength: 8 })
    .chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
    );
  const same = fc.property(heard, ([once, doubled]) => {
    expect(told(...doubled)).toEqual(told(...once));
  });
  fc.assert(same);
});
