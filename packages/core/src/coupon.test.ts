import { describe, expect, test } from 'vitest';
import type { Coupon } from './contract/coupon.js';
import { isCouponUsable } from './coupon.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const coupon = {
  coupon_type: 'DISC-50',
  status: 'UNUSED',
  verification: 'VERIFIED',
  ticket_type: '',
  start_date: now - 1,
  end_date: now + 1,
} as const satisfies Partial<Coupon>;
const fixed = { ticket_type: 'fixed', ticket_price: 75_000 } as const;

describe('a coupon', () => {
  test.each<[string, Partial<Coupon>, boolean]>([
    ['for any ticket', {}, true],
    ['for a ticket of this type', { ticket_type: 'fixed' }, true],
    ['for a ticket of another type', { ticket_type: 'flexible' }, false],
    ['that is used', { status: 'USED' }, false],
    ['that nobody verified', { verification: 'UNVERIFIED' }, false],
    ['of a kind nobody knows', { coupon_type: 'DISC-90' as Coupon['coupon_type'] }, false],
    ['on its first instant', { start_date: now }, true],
    ['before it', { start_date: now + 1, end_date: now + 2 }, false],
    ['on its last instant', { end_date: now }, true],
    ['after it', { start_date: now - 2, end_date: now - 1 }, false],
    ['without dates', { start_date: null, end_date: null }, true],
  ])('%s: %o is usable: %s', (_, changes, isUsable) => {
    expect(isCouponUsable({ ...coupon, ...changes }, fixed, now)).toBe(isUsable);
  });

  test.each([
    ['fixed', 75_000, true],
    ['flexible', 75_000, true],
    ['fixed', 0, false],
    ['flexible', 0, false],
    ['free', 75_000, false],
    ['free_pass', 75_000, false],
  ] as const)('for a %s ticket at %d: %s', (ticket_type, ticket_price, isUsable) => {
    expect(isCouponUsable(coupon, { ticket_type, ticket_price }, now)).toBe(isUsable);
  });
});
