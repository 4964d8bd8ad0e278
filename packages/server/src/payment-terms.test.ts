import {
  type CouponType,
  couponTypes,
  DONATION_MAX,
  quote,
  type TicketType,
  ticketTypes,
} from '@panggung/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Papers } from './claim.js';
import type { CouponRow, MethodRow, ShowRow } from './payment-row.js';
import { couponTerms, freeTerms, orderTerms } from './payment-terms.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

/** Takes whatever is charged: what is looked at is the amount. */
const method = {
  id: 1,
  channel_code: 'BCA',
  name: 'BCA',
  is_enabled: true,
  min_price: 0,
  max_price: Number.MAX_SAFE_INTEGER,
  payment_window: 60_000,
  payment_grace: 1_000,
  way: 'number',
  needs_phone: false,
} as MethodRow;

const showOf = (ticket_type: TicketType, ticket_price: number) =>
  ({ ticket_type, ticket_price, video_status: 'LIVE', start_date: 0, start_time: 0 }) as ShowRow;
const papersOf = (coupon_type: CouponType | null): Papers => ({
  coupon: coupon_type && ({ coupon_type } as CouponRow),
  code: null,
});

interface Sale {
  type: TicketType;
  price: number;
  donate: number;
  coupon: CouponType | null;
}

const sale: fc.Arbitrary<Sale> = fc.record({
  type: fc.constantFrom(...ticketTypes),
  price: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.nat(50_000_000)),
  donate: fc.oneof(
    fc.constant(0),
    fc.maxSafeNat().map((n) => n % (DONATION_MAX + 1)),
  ),
  coupon: fc.constantFrom(null, ...couponTypes),
});

const order = ({ type, price, donate, coupon }: Sale, total: number) => {
  const buyer = { kind: 'guest', email: 'ayu@kotak.id' } as const;
  const terms = orderTerms({ total, donate, phone: null, method, buyer });
  return () => terms(showOf(type, price), NOW, papersOf(coupon));
};

test('what is shown is charged and kept, and nothing else is taken for it', () => {
  fc.assert(
    fc.property(sale, fc.integer({ min: 1, max: 1_000_000 }), (sold, off) => {
      const { type, price, donate, coupon } = sold;
      const { total } = quote(
        { ticket_type: type, ticket_price: price },
        { donate, coupon: coupon && { coupon_type: coupon } },
      );
      const isPaid = (type === 'fixed' || type === 'flexible') && total > 0;
      const isGift = donate > 0 && (type !== 'flexible' || coupon === 'FREE-ONE');
      if (isPaid && !isGift)
        expect(order(sold, total)()).toMatchObject({ amount: total, donate, seat: 'held' });
      else expect(order(sold, total)).toThrow();
      for (const wrong of [total + off, total - off]) expect(order(sold, wrong)).toThrow();
    }),
  );
});

test('nothing is given away but what costs nothing', () => {
  fc.assert(
    fc.property(sale, ({ type, price, coupon }) => {
      const show = showOf(type, price);
      const isFree = type === 'free_pass' || (type !== 'free' && price === 0);
      if (isFree) expect(freeTerms(show)).toMatchObject({ amount: 0, payment_type: 'FREE', seat: 'sold' });
      else expect(() => freeTerms(show)).toThrow('This ticket is not free');
      const isWhole = coupon === 'FREE-ONE' && price > 0 && (type === 'fixed' || type === 'flexible');
      const take = () => couponTerms(show, NOW, papersOf(coupon));
      if (isWhole) expect(take()).toMatchObject({ amount: 0, donate: 0, payment_type: 'COUPON' });
      else expect(take).toThrow('This coupon does not pay for the whole ticket');
    }),
  );
});
