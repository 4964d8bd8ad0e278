import { expect, test } from 'vitest';
import type { Payment } from './contract/payment.js';
import { voidReasons } from './payment.js';
import { maySend, ticketBadge } from './ticket.js';

test.each([
  // The show's end comes before all else. L-11
  ['PENDING', 'ENDED', 'ENDED'],
  ['COMPLETED', 'ENDED', 'ENDED'],
  ['FAILED', 'ENDED', 'ENDED'],
  ['REFUNDED', 'ENDED', 'ENDED'],
  ['PENDING', 'WAITING', 'PENDING'],
  ['PENDING', 'LIVE', 'PENDING'],
  ['COMPLETED', 'WAITING', 'COMPLETED'],
  ['COMPLETED', 'LIVE', 'COMPLETED'],
  ['COMPLETED', 'RADIOFEST', 'COMPLETED'],
  ['COMPLETED', 'a status to come', 'COMPLETED'],
  ['FAILED', 'WAITING', 'FAILED'],
  ['REFUNDED', 'WAITING', 'FAILED'],
  ['', '', 'FAILED'],
])('a ticket that is %j for a show that is %j wears %s', (status, video_status, badge) => {
  expect(ticketBadge({ status, video_status } as Payment)).toBe(badge);
  // What took it from its holder says more than all that.
  for (const void_reason of voidReasons) {
    expect(ticketBadge({ status, video_status, void_reason } as Payment)).toBe(void_reason);
  }
});

test.each([
  ['one that was bought', 'BCA', 7, 7, true],
  ['one whose ids differ in type alone', 'BCA', '7', 7, true],
  ['a free one', 'FREE', 7, 7, true],
  ['one got for a code', 'REDEEM_CODE', 7, 7, false],
  ['one that was a gift', 'BCA', 8, 7, false],
  ['a gift got for a code', 'REDEEM_CODE', 8, 7, false],
  ["a guest's", 'BCA', null, null, false],
])('%s may be sent on: %s, %s -> %s, %s', (_, payment_type, user_id, for_user_id, is) => {
  const ticket = { payment_type, user_id, for_user_id };
  expect(maySend({ ...ticket, void_reason: null })).toBe(is);
  for (const void_reason of voidReasons) expect(maySend({ ...ticket, void_reason })).toBe(false);
});
