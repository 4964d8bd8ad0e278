import { describe, expect, test } from 'vitest';
import { formatPlayTime, playerCommand, typedPaymentCode } from './player-control.js';

describe('a key', () => {
  test.each([
    [' ', { do: 'play' }],
    ['K', { do: 'play' }],
    ['j', { do: 'skip', seconds: -10 }],
    ['ArrowRight', { do: 'skip', seconds: 5 }],
    ['ArrowDown', { do: 'volume', step: -0.05 }],
    ['0', { do: 'jump', share: 0 }],
    ['9', { do: 'jump', share: 0.9 }],
    ['?', { do: 'settings' }],
  ])('%j asks for %j', (key, command) => {
    expect(playerCommand(key)).toEqual(command);
  });

  test.each(['Tab', 'Enter', 'Escape', 'x', '10', 'constructor'])('%j asks for nothing', (key) => {
    expect(playerCommand(key)).toBeNull();
  });
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds read %s', (time, text) => {
  expect(formatPlayTime(time)).toBe(text);
});

test.each([
  ['abc', 'ABC'],
  [' ab 12 ', 'AB12'],
  ['abcdefghijkl', 'ABCDEFGHIJ'],
])('a code typed as %j is %j', (typed, code) => {
  expect(typedPaymentCode(typed)).toBe(code);
});
