import { expect, test } from 'vitest';
import { isGiftable } from './gift.js';

test.each([
  ['fixed', true],
  ['flexible', true],
  ['free', false],
  ['free_pass', false],
] as const)('a %s ticket can be given away: %j', (ticket_type, expected) => {
  expect(isGiftable({ ticket_type })).toBe(expected);
});
