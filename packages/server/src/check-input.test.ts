import { contract } from '@panggung/core/contract';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { check } from './check-input.js';

function refusalOf(schema: v.GenericSchema, value: unknown): string | null {
  try {
    check(schema, value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const refusal = (call: keyof typeof contract, value: unknown) => {
  const { body, query } = contract[call] as { body?: v.GenericSchema; query?: v.GenericSchema };
  return refusalOf((body ?? query) as v.GenericSchema, value);
};

const order = { email: 'ayu@kampus.id', room_id: 1, bank_code: 'BCA', expected_amount: 50_000 };
const profile = { full_name: 'Ayu', phone: '081234567890' };
const wallet = { email: order.email, room_id: 1, ewallet_type: 'OVO', amount: 50_000 };
const phoneLength = 'Phone number must be 10 numbers and not more than 13 number';

describe('what a person left out is named as what they left empty is', () => {
  test.each([
    ['POST /api/v1/payment-va/guest', order, 'email', 'E-mail is required'],
    ['POST /api/v1/payment/guest/redeem-code', order, 'redeem_code', 'Redeem Code is required'],
    ['PUT /api/v1/user/:id', profile, 'phone', 'Phone is required'],
    ['PUT /api/v1/user/:id', profile, 'full_name', 'Name is required'],
    ['POST /api/v1/room-comment', { room_video_id: 1 }, 'comment', 'Comment is required'],
  ] as const)('%s: %s without %s', (call, body, field, sentence) => {
    for (const value of [undefined, '', null]) {
      expect(refusal(call, { ...body, [field]: value })).toBe(sentence);
    }
    expect(refusal(call, Object.fromEntries(Object.entries(body).filter(([key]) => key !== field)))).toBe(
      sentence,
    );
  });
});

test.each([
  [{ ...order, donate: 1e12 }, 'donation max Rp. 999,999,999,999'],
  [{ ...order, donate: Number.MAX_VALUE }, 'donation max Rp. 999,999,999,999'],
  [{ ...order, donate: -1 }, 'Donation must be whole rupiah'],
  [{ ...order, donate: 0.5 }, 'Donation must be whole rupiah'],
  [{ ...order, donate: '5000' }, 'Donation must be a number'],
  [{ ...order, email: 'ayu' }, 'E-mail must be valid'],
  [{ ...order, email: ['a@b.co'] }, 'E-mail is required'],
  [{ ...order, room_id: undefined }, 'room_id is required'],
  [{ ...order, room_id: {} }, 'room_id is not valid'],
  [{ ...order, expected_amount: '50000' }, 'expected_amount is not valid'],
  [{ ...order, expected_amount: Number.NaN }, 'expected_amount is not valid'],
  [{ ...order, bank_code: 'x'.repeat(51) }, 'bank_code is not valid'],
  [{ ...order, coupon_id: 1 }, 'Coupons are for those who signed in'],
  [null, 'The request is not valid'],
  ['order', 'The request is not valid'],
  [[order], 'room_id is required'],
])('an order of %j is refused with: %s', (body, sentence) => {
  expect(refusal('POST /api/v1/payment-va/guest', body)).toBe(sentence);
});

test('a phone that is none is told of in the words of its field', () => {
  const call = 'POST /api/v1/payment-ewallet/guest';
  expect(refusal(call, { ...wallet, phone: '0'.repeat(31) })).toBe(phoneLength);
  expect(refusal(call, { ...wallet, phone: 812_345_678_90 })).toBe('Phone is required');
  const items = [{ id: 1, name: 'Tiket', price: -1, quantity: 1 }];
  expect(refusal(call, { ...wallet, items })).toBe('items.0.price is not valid');
});

test('only enabled ways to pay are listed, and who asks for others is told so', () => {
  const call = 'GET /api/v1/payment-type';
  expect(refusal(call, { is_enabled: 'true' })).toBeNull();
  expect(refusal(call, { is_enabled: 'false' })).toBe('Only enabled payment methods are listed');
});

const nonsense = [undefined, null, '', ' ', {}, [], -1, Number.POSITIVE_INFINITY, 'x'.repeat(20_000)];

test('no call says anything in the words of the library', () => {
  for (const endpoint of Object.values(contract)) {
    const { body, query } = endpoint as { body?: v.GenericSchema; query?: v.GenericSchema };
    for (const schema of [body, query]) {
      const fields = schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];
      const said = fields.flatMap((field) =>
        nonsense.map((value) => refusalOf(schema as v.GenericSchema, { [field]: value })),
      );
      for (const words of said) expect(words ?? '').not.toMatch(/Invalid|Expected|received/i);
    }
  }
});
