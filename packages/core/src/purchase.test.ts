import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DONATION_MAX } from './constants.js';
import { couponTypes } from './coupon.js';
import { phoneProblem } from './phone.js';
import {
  accountName,
  completedExit,
  donationOf,
  donationProblem,
  pendingAction,
  purchaseWay,
  quote,
  redeemCodeOf,
  takesAmount,
} from './purchase.js';
import { ticketTypes } from './show.js';

const price = fc.integer({ min: 0, max: 100_000_000 });
const donation = fc.integer({ min: 0, max: DONATION_MAX });
const coupon = fc.option(fc.constantFrom(...couponTypes).map((coupon_type) => ({ coupon_type })));

test.each([
  ['flexible', 75_000, 'donate'],
  ['flexible', 0, 'donate'],
  ['free', 0, 'redeem'],
  ['free', 75_000, 'redeem'],
  ['free_pass', 0, 'take'],
  ['free_pass', 75_000, 'take'],
  ['fixed', 0, 'take'],
  ['fixed', 75_000, 'proceed'],
] as const)('a %s ticket at %d: %s', (ticket_type, ticket_price, way) => {
  expect(purchaseWay({ ticket_type, ticket_price })).toBe(way);
});

describe('a donation', () => {
  test.each([
    ['', 0, null],
    ['-5', 0, null],
    ['-0.5', 0, null],
    ['0.5', 0, null],
    ['abc', 0, null],
    ['1500.7', 1500, null],
    ['25.000', 25_000, null],
    ['1.500.000', 1_500_000, null],
    ['1500.7000', 1500, null],
    [' 1500 ', 1500, null],
    ['999999999999', 999_999_999_999, null],
    ['1000000000000', 1e12, 'donation_max'],
    ['0000000000001', 1, 'donation_max'],
    ['1e12', 1e12, 'donation_max'],
    ['Infinity', 0, 'donation_max'],
  ])('%j is sent as %d: %s', (text, sent, problem) => {
    expect(donationOf(text)).toBe(sent);
    expect(donationProblem(text)).toBe(problem);
  });

  test('is what was typed, whatever that is, in whole rupiah', () => {
    fc.assert(fc.property(donation, (amount) => donationOf(String(amount)) === amount));
    fc.assert(fc.property(donation, (amount) => donationProblem(String(amount)) === null));
  });

  test('is never negative, broken or too large where nothing is wrong with it', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String));
    fc.assert(
      fc.property(typed, (text) => {
        const sent = donationOf(text);
        expect(Object.is(sent, -0)).toBe(false);
        expect(Number.isInteger(sent) && sent >= 0).toBe(true);
        if (donationProblem(text) === null) expect(sent).toBeLessThanOrEqual(DONATION_MAX);
      }),
    );
  });
});

describe('a quote', () => {
  const flexible = (ticket_price: number) => ({ ticket_type: 'flexible' as const, ticket_price });

  test.each([
    [100_000, 'DISC-50', { ticket: 100_000, discount: 50_000, donate: 5000, total: 55_000 }],
    [75_001, 'DISC-50', { ticket: 75_001, discount: 37_500, donate: 5000, total: 42_501 }],
    [1, 'DISC-50', { ticket: 1, discount: 0, donate: 5000, total: 5001 }],
    [100_000, 'FREE-ONE', { ticket: 100_000, discount: 100_000, donate: 0, total: 0 }],
    [100_000, null, { ticket: 100_000, discount: 0, donate: 5000, total: 105_000 }],
  ] as const)('of %d and a donation with %s', (price, type, quoted) => {
    const coupon = type && { coupon_type: type };
    expect(quote(flexible(price), { donate: 5000, coupon })).toEqual(quoted);
  });

  test('counts a donation for a flexible ticket alone, and nothing for what is not sold', () => {
    const of = (ticket_type: (typeof ticketTypes)[number]) =>
      quote({ ticket_type, ticket_price: 100 }, { donate: 7 }).total;
    expect(ticketTypes.map((type) => [type, of(type)])).toEqual([
      ['free', 0],
      ['fixed', 100],
      ['flexible', 107],
      ['free_pass', 0],
    ]);
  });

  test('adds up, in whole rupiah that are never negative', () => {
    const type = fc.constantFrom(...ticketTypes);
    fc.assert(
      fc.property(type, price, donation, coupon, (ticket_type, ticket_price, donate, coupon) => {
        const quoted = quote({ ticket_type, ticket_price }, { donate, coupon });
        expect(quoted.total).toBe(quoted.ticket - quoted.discount + quoted.donate);
        expect(Object.values(quoted).every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  test('takes half off the price and nothing off the donation, rounded up', () => {
    fc.assert(
      fc.property(price, donation, (price, donate) => {
        const { total } = quote(flexible(price), { donate, coupon: { coupon_type: 'DISC-50' } });
        expect(total).toBe(Math.ceil(price / 2) + donate);
      }),
    );
  });
});

test.each([
  [9_999, true, false],
  [10_000, true, true],
  [50_000, true, true],
  [50_001, true, false],
  [20_000, false, false],
])('a channel for 10,000 to 50,000, asked for %d (open: %s): %s', (total, is_enabled, takes) => {
  expect(takesAmount({ is_enabled, min_price: 10_000, max_price: 50_000 }, total)).toBe(takes);
});

test('no channel takes nothing', () => {
  expect(takesAmount({ is_enabled: true, min_price: 0, max_price: 50_000 }, 0)).toBe(false);
});

test.each([
  ['', 'phone_required'],
  ['  ', 'phone_required'],
  ['081234567', 'phone_length'],
  ['0812345678', null],
  ['0812345678901', null],
  ['08123456789012', 'phone_length'],
  ['+6281234567', 'phone_length'],
  ['0812-3456-78', 'phone_length'],
])('phone %j: %s', (text, problem) => {
  expect(phoneProblem(text)).toBe(problem);
});

test('a redeem code is compared without its case and what stands around it', () => {
  expect(redeemCodeOf('  ombak-7\n')).toBe('OMBAK-7');
});

test.each([
  ['BCA', 7, 'success'],
  ['FREE', null, 'success'],
  ['COUPON', 7, 'your_ticket'],
  ['REDEEM_CODE', 7, 'your_ticket'],
  ['REDEEM_CODE', null, 'dashboard'],
])('a ticket by %s of %s leads to %s', (payment_type, user_id, exit) => {
  expect(completedExit({ payment_type, user_id })).toBe(exit);
});

test.each([
  ['redirect', 'https://wallet.test/7', 'continue'],
  ['redirect', null, 'details'],
  ['push', 'https://wallet.test/7', 'details'],
  ['number', null, 'details'],
  [null, null, 'details'],
] as const)('a payment by %s with link %s offers %s', (way, checkout_url, action) => {
  expect(pendingAction({ way, checkout_url })).toBe(action);
});

test('an account is named by letters alone', () => {
  expect(accountName({ email: 'a1.b@x.co' })).toBe('a  b x co');
  expect(accountName({ full_name: "Siti Ni'mah 2" })).toBe('Siti Ni mah  ');
});
