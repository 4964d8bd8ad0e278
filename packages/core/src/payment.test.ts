import { expect, test } from 'vitest';
import { paymentBadge, refreshOutcome } from './payment.js';

test.each([
  ['PENDING', 'PENDING', 'waiting'],
  ['COMPLETED', 'COMPLETED', 'completed'],
  ['FAILED', 'FAILED', 'failed'],
  // What nobody knows yet: the badge says failed, but REFRESH never ends a payment for it. AMB-090.
  ['REFUNDED', 'FAILED', 'waiting'],
  ['', 'FAILED', 'waiting'],
])('a payment that is %s wears %s, and REFRESH finds it %s', (status, badge, outcome) => {
  expect(paymentBadge(status)).toBe(badge);
  expect(refreshOutcome(status)).toBe(outcome);
});
