import { quote } from '@panggung/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from './api.js';
import { addCoupon, buy, type Channel, signInCustomer } from './buying.js';
import type { Person } from './people.js';

const channels: Channel[] = ['BCA', 'ALFAMART', 'DANA', 'QRIS'];

let api: Api;
let person: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  person = await signInCustomer(api);
});
afterAll(() => api.stop());

/** What the gateway was told to take, in rupiah. */
function chargedFor(externalId: string, by: Channel): number | undefined {
  return by === 'BCA'
    ? api.gateway.account(externalId).expected_amount
    : api.gateway.charge(externalId).amount;
}

const purchase = fc.record({
  type: fc.constantFrom('fixed', 'flexible'),
  price: fc.oneof(fc.integer({ min: 1, max: 400_000 }), fc.integer({ min: 1, max: 50_000_000 })),
  donation: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 300_000 }),
    fc.integer({ min: 1, max: 999_999_999_999 }),
  ),
  hasCoupon: fc.boolean(),
  by: fc.constantFrom(...channels),
});

it('the amount shown is the amount charged and the amount stored, or nothing is sold', async () => {
  const methods = await api.ports.database.selectFrom('payment_type').selectAll().execute();
  await fc.assert(
    fc.asyncProperty(purchase, async ({ type, price, donation, hasCoupon, by }) => {
      const show = await api.addShow({ ticket_type: type, ticket_price: price });
      const couponId = hasCoupon ? await addCoupon(api, { owner: person, type: 'DISC-50' }) : undefined;
      const coupon = hasCoupon ? ({ coupon_type: 'DISC-50' } as const) : null;
      // What every screen shows.
      const { total, donate } = quote(show, { donate: donation, coupon });
      const { status, code, data } = await buy(api, { by, as: { person }, show, donate, couponId, total });
      const method = methods.find(({ channel_code }) => channel_code === by);
      const isTaken = method !== undefined && method.min_price <= total && total <= method.max_price;
      expect([status, code]).toEqual(isTaken ? [201, undefined] : [400, 'amount_out_of_range']);
      if (!isTaken) return;
      const rows = api.ports.database.selectFrom('payment').select(['amount', 'donate']);
      const stored = await rows.where('id', '=', String(data.id)).executeTakeFirst();
      expect([data.amount, chargedFor(String(data.external_id), by), stored]).toEqual([
        total,
        total,
        { amount: total, donate },
      ]);
    }),
    { numRuns: 60, seed: 20261121 },
  );
});
