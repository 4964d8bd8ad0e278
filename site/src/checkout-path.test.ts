import type { CheckoutStep, Payment } from '@panggung/core';
import { describe, expect, test } from 'vitest';
import { type CheckoutPlace, checkoutPath, isReplacing } from './checkout-path.js';

const guest: CheckoutPlace = {
  show: 7,
  email: 'ayu@kotak.id',
  payment: null,
  paymentTypeId: 3,
  channelCode: 'BCA',
  donate: '',
  forUserId: null,
};
const giver: CheckoutPlace = { ...guest, email: '', forUserId: 9 };
const path = (next: CheckoutStep, place: CheckoutPlace, from: CheckoutStep = 'email') =>
  checkoutPath(next, { from, place });

describe('each screen has its address and inputs', () => {
  test.each([
    ['email', guest, '/withEmail?id=7'],
    ['donation', guest, '/Donation?id=7&email=ayu%40kotak.id'],
    ['redeem', guest, '/PaymentFree?id=7&email=ayu%40kotak.id'],
    ['method', guest, '/PaymentTypeList?id=7'],
    ['method', { ...guest, donate: '1500.7' }, '/PaymentTypeList?id=7&donate=1500'],
    ['method', { ...guest, donate: 'nothing' }, '/PaymentTypeList?id=7&donate=0'],
    ['phone', { ...guest, channelCode: 'OVO' }, '/PaymentWithOVO?id=7&payTypeId=3&email=ayu%40kotak.id'],
    ['pending', guest, '/PaymentCountdown'],
    ['detail', guest, '/PaymentDetail?id=7'],
    ['success', guest, '/PaymentSuccess'],
    ['entry', guest, '/show/detail?id=7'],
  ] as const)('%s of a guest: F-12 to F-14, F-19, H-09', (next, place, expected) => {
    expect(path(next, place)).toBe(expected);
  });

  test.each([
    ['donation', giver, '/Donation?id=7&forUserId=9'],
    ['method', giver, '/PaymentTypeList?id=7&forUserId=9'],
    [
      'phone',
      { ...giver, channelCode: 'LINKAJA', donate: '5000' },
      '/PaymentWithLinkAja?id=7&forUserId=9&donate=5000&payTypeId=3',
    ],
    ['detail', giver, '/PaymentDetail?id=7&forUserId=9'],
    ['entry', giver, '/TicketGift?id=7'],
  ] as const)('%s of who buys for somebody else: G-09, L-35, L-36', (next, place, expected) => {
    expect(path(next, place)).toBe(expected);
  });
});

describe('after the payment', () => {
  const paidBy = (payment_type: string, user_id: number | null) => ({
    ...guest,
    payment: { payment_type, user_id } as Payment,
  });

  test.each([
    ['BCA', null, '/PaymentSuccess'],
    ['FREE', 5, '/PaymentSuccess'],
    ['COUPON', 5, '/yourTicket'],
    ['REDEEM_CODE', 5, '/yourTicket'],
    ['REDEEM_CODE', null, '/'],
  ] as const)('%s of %s leads to %s: G-04, G-06, AMB-117', (type, user, expected) => {
    expect(path('success', paidBy(type, user), 'redeem')).toBe(expected);
  });

  test('who finds a ticket again may look at it', () => {
    expect(path('success', paidBy('REDEEM_CODE', null), 'email')).toBe('/PaymentSuccess');
  });
});

test.each([
  ['email', 'method', false],
  ['email', 'donation', false],
  ['donation', 'method', false],
  ['method', 'phone', false],
  ['method', 'donation', true],
  ['phone', 'method', true],
  ['method', 'email', true],
  ['method', 'pending', true],
  ['pending', 'success', true],
] as const)('from %s to %s stands in its place: %j', (from, next, expected) => {
  expect(isReplacing(next, { from, isPerson: false })).toBe(expected);
});

test("a guest's address is nothing to come back to for who has signed in", () => {
  expect(isReplacing('method', { from: 'email', isPerson: true })).toBe(true);
});
