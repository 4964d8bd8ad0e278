import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterPlayerEvent, type PlayerEvent, type PlayerState, playerStates } from './player.js';

const events: PlayerEvent[] = [
  'shut',
  'wait',
  'due',
  'open',
  'refuse',
  'taken',
  'absent',
  'play_live',
  'play_file',
  'stall',
  'end',
  'retry',
  'take_over',
  'replay',
];
const after = (start: PlayerState, ...path: PlayerEvent[]) => path.reduce(afterPlayerEvent, start);

/** Every state that these events alone lead to. */
function reached(from: PlayerState, by: readonly PlayerEvent[]): Set<PlayerState> {
  const found = new Set([from]);
  for (const state of found) for (const event of by) found.add(afterPlayerEvent(state, event));
  return found;
}

describe('an evening', () => {
  test('goes from the gate to the replay without a press but the last', () => {
    expect(after('gate', 'wait', 'due', 'open', 'absent', 'play_live')).toBe('live');
    expect(after('live', 'stall', 'play_live', 'end')).toBe('ended');
    expect(after('ended', 'replay', 'play_file')).toBe('replay');
  });

  test('leaves no state without a way on', () => {
    for (const state of playerStates) expect(reached(state, events).size).toBe(playerStates.length);
  });

  test('starts by itself: only who watches elsewhere, was refused or saw the end has something to press', () => {
    const presses: PlayerEvent[] = ['retry', 'take_over', 'replay'];
    const byItself = events.filter((event) => !presses.includes(event));
    const needsPress = playerStates.filter((state) => {
      const next = byItself.map((event) => afterPlayerEvent(state, event));
      return !next.some((one) => ['connecting', 'live'].includes(one)) && state !== 'replay';
    });
    expect(needsPress).toEqual(['elsewhere', 'refused']);
  });

  test('is the same however often a thing is said', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), fc.constantFrom(...events), (path, event) => {
        const once = after('gate', ...path, event);
        const twice = afterPlayerEvent(once, event);
        // Pressed twice, an end is a way on: that is `open`, which nobody presses.
        if (event !== 'open') expect(twice).toBe(once);
      }),
    );
  });

  test('keeps a picture while the server only says again that it may be watched', () => {
    for (const state of ['live', 'interrupted', 'replay'] as const) {
      expect(after(state, 'open', 'due', 'wait', 'absent')).toBe(state);
    }
  });
});
