import { expect, test } from 'vitest';
import { giftOf, isGiftable } from './gift.js';

test.each([
  ['fixed', true],
  ['flexible', true],
  ['free', false],
  ['free_pass', false],
] as const)('a %s ticket can be given away: %j', (ticket_type, expected) => {
  expect(isGiftable({ ticket_type })).toBe(expected);
  expect(isGiftable({ ticket_type, status: 'CANCELLED' })).toBe(false);
});

test.each([
  [7, '9', '9'],
  [7, '7', null],
  [7, null, null],
  [null, null, null],
  [null, 9, null],
])('a ticket that %j bought for %j is a gift to %j', (user_id, for_user_id, expected) => {
  expect(giftOf({ user_id, for_user_id })).toBe(expected);
});
