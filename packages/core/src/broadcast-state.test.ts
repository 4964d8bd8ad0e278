import { describe, expect, it, test } from 'vitest';
import {
  afterBroadcastEvent,
  type BroadcastEvent,
  type BroadcastState,
  broadcastStates,
  isEarly,
  isFinalRefusal,
  isOnStage,
} from './broadcast-state.js';
import { showStart } from './show.js';

const after = (...events: BroadcastEvent[]) =>
  events.reduce<BroadcastState>((state, event) => afterBroadcastEvent(state, event), 'idle');

describe('a broadcast', () => {
  test.each<[string, BroadcastEvent[], BroadcastState]>([
    ['rests at first', [], 'idle'],
    ['starts when its host presses', ['start'], 'start_streaming'],
    ['streams once the server has its picture', ['start', 'publish'], 'streaming'],
    ['stops when its host presses', ['start', 'publish', 'stop'], 'stop'],
    ['is over when the server says so', ['start', 'publish', 'stop', 'finish'], 'finished'],
    ['is over also where nobody pressed', ['start', 'publish', 'finish'], 'finished'],
    ['reconnects when the server gets no picture', ['start', 'publish', 'lose'], 'reconnecting'],
    ['streams again', ['start', 'publish', 'lose', 'publish'], 'streaming'],
    ['can be stopped while it reconnects', ['start', 'publish', 'lose', 'stop'], 'stop'],
    ['is over when it may not come back', ['start', 'publish', 'lose', 'refuse'], 'finished'],
    ['rests again when it was refused at its start', ['start', 'refuse'], 'idle'],
    ['rests again when its host thinks better of it', ['start', 'stop'], 'idle'],
    ['may start anew after its end', ['start', 'publish', 'finish', 'start'], 'start_streaming'],
    ['starts once, however often that is pressed', ['start', 'start', 'publish', 'start'], 'streaming'],
    ['hears of no picture before it starts', ['publish', 'lose', 'finish', 'refuse', 'stop'], 'idle'],
  ])('%s', (_, events, state) => {
    expect(after(...events)).toBe(state);
  });

  it('is early more than an hour before its show, until that has begun', () => {
    const show = { start_date: 0, start_time: 0, video_status: 'WAITING', status: 'WAITING' } as const;
    const hour = 3_600_000;
    const early = (ahead: number, own = {}) => isEarly({ ...show, ...own }, showStart(show) - ahead);
    expect([early(hour + 1), early(hour), early(-1)]).toEqual([true, false, false]);
    expect(early(24 * hour, { video_status: 'LIVE' })).toBe(false);
  });

  it('would be ended by leaving from its start to its end', () => {
    expect(broadcastStates.filter(isOnStage)).toEqual([
      'start_streaming',
      'streaming',
      'reconnecting',
      'stop',
    ]);
  });
});

test('a name that is held, and a token that ran out, are tried again; what no try can change is not', () => {
  expect(['streamIdInUse', 'unauthorized_access', 'highResourceUsage'].some(isFinalRefusal)).toBe(false);
  expect(['user_blocked', 'not_allowed_unregistered_streams'].every(isFinalRefusal)).toBe(true);
});
