import type { Coupon, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { addCoupon, buy, giveUp, signInCustomer, takeByCoupon } from '../../../tests/buying.js';
import { newEmail, type Person, stayIn } from '../../../tests/people.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const unusable = { status: 400, code: 'coupon_unusable', message: 'This coupon cannot be used' };

let api: Api;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

const half = (fields: object = {}) => addCoupon(api, { owner: ayu, type: 'DISC-50', ...fields });
const whole = (fields: object = {}) => addCoupon(api, { owner: ayu, type: 'FREE-ONE', ...fields });
const change = (id: number, fields: object) =>
  api.ports.database.updateTable('coupon').set(fields).where('id', '=', id).execute();
const read = async (id: number) => {
  const coupons = api.ports.database.selectFrom('coupon').select(['status', 'payment_id']);
  return coupons.where('id', '=', id).executeTakeFirstOrThrow();
};
const unused = { status: 'UNUSED', payment_id: null };

describe('half off', () => {
  it('is taken off the ticket, rounded to a rupiah, and never off the donation', async () => {
    const show = await api.addShow({ ticket_type: 'flexible', ticket_price: 75_001 });
    const couponId = await half();
    const wish = { by: 'BCA', as: { person: ayu }, show, donate: 5_000, couponId } as const;
    for (const total of [80_001, 42_500, 37_501, 40_001]) {
      expect(await buy(api, { ...wish, total })).toMatchObject({ status: 400, code: 'amount_mismatch' });
    }
    expect(await read(couponId)).toEqual(unused);
    const { status, data } = await buy(api, { ...wish, total: 42_501 });
    expect([status, data]).toMatchObject([
      201,
      { amount: 42_501, donate: 5_000, coupon_id: couponId, payment_type: 'BCA', status: 'PENDING' },
    ]);
    expect(await read(couponId)).toEqual({ status: 'USED', payment_id: data.id });
  });

  it('is checked against what the channel takes', async () => {
    const show = await api.addShow({ ticket_price: 12_000 });
    const answer = await buy(api, {
      by: 'BCA',
      as: { person: ayu },
      show,
      total: 6_000,
      couponId: await half(),
    });
    expect(answer).toMatchObject({ status: 400, code: 'amount_out_of_range' });
  });

  it('pays half of a ticket for another, and is the buyer’s', async () => {
    const show = await api.addShow();
    const as = { person: ayu, receiver: budi };
    const couponId = await half();
    const { data } = await buy(api, { by: 'DANA', as, show, total: 75_000, couponId });
    expect(data).toMatchObject({ user_id: ayu.user.id, for_user_id: budi.user.id, coupon_id: couponId });
  });

  it('does not pay a whole ticket', async () => {
    const show = await api.addShow();
    const answer = await takeByCoupon(api, { as: { person: ayu }, show, couponId: await half() });
    expect(answer).toMatchObject({ status: 400, code: 'amount_mismatch' });
  });
});

describe('a free one', () => {
  it('is a ticket at once, by its own call alone', async () => {
    const show = await api.addShow({ ticket_type: 'flexible' });
    const couponId = await whole();
    const as = { person: ayu };
    const byBank = await buy(api, { by: 'BCA', as, show, total: 0, couponId });
    expect(byBank).toMatchObject({ status: 400, code: 'amount_out_of_range' });
    const given = await takeByCoupon(api, { as, show, couponId, body: { donate: 5_000 } });
    expect(given).toMatchObject({ status: 400, code: 'amount_mismatch' });
    const { status, data } = await takeByCoupon(api, { as, show, couponId });
    expect([status, data]).toMatchObject([
      201,
      { status: 'COMPLETED', payment_type: 'COUPON', amount: 0, donate: 0, coupon_id: couponId },
    ]);
    expect(await read(couponId)).toEqual({ status: 'USED', payment_id: data.id });
    const again = await takeByCoupon(api, { as, show: await api.addShow(), couponId });
    expect(again).toMatchObject(unusable);
  });
});

describe('a coupon is refused', () => {
  const order = async (couponId: number, show = api.addShow()) =>
    buy(api, { by: 'BCA', as: { person: ayu }, show: await show, total: 75_000, couponId });

  it('to anybody but its owner, and where there is none', async () => {
    for (const id of [await addCoupon(api, { owner: budi, type: 'DISC-50' }), 999_999]) {
      expect(await order(id)).toMatchObject(unusable);
    }
  });

  it('outside its dates, unverified, for another type of ticket, and for what costs nothing', async () => {
    const wrong = [
      { end_date: api.now() - 1 },
      { start_date: api.now() + 1 },
      { verification: 'UNVERIFIED' },
      { ticket_type: 'flexible' },
    ];
    for (const fields of wrong) {
      const id = await half();
      await change(id, fields);
      expect(await order(id)).toMatchObject(unusable);
    }
    const free = await api.addShow({ ticket_price: 0 });
    const taken = await takeByCoupon(api, { as: { person: ayu }, show: free, couponId: await whole() });
    expect(taken).toMatchObject(unusable);
  });

  it('to guests', async () => {
    const show = await api.addShow();
    const couponId = await half();
    const answer = await buy(api, { by: 'BCA', as: { email: newEmail() }, show, couponId });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

describe('a coupon comes back', () => {
  it('when its payment is deleted, runs out or is refused by the gateway', async () => {
    const couponId = await half();
    const wish = { by: 'BCA', as: { person: ayu }, total: 75_000, couponId } as const;
    const first = await buy(api, { ...wish, show: await api.addShow() });
    await giveUp(api, first.data, ayu);
    expect(await read(couponId)).toEqual(unused);
    const second = await buy(api, { ...wish, show: await api.addShow() });
    expect(second.status).toBe(201);
    api.advance(25 * HOUR);
    await api.runJobs();
    expect(await read(couponId)).toEqual(unused);
    // The sandbox refuses this amount.
    const show = await api.addShow({ ticket_price: 20_200 });
    const as = { person: await stayIn(api, ayu) };
    const third = await buy(api, { ...wish, by: 'DANA', as, show, total: 10_100 });
    expect(third).toMatchObject({ status: 503, code: 'gateway_unavailable' });
    expect(await read(couponId)).toEqual(unused);
  });

  it('but not to pay twice: money that comes late for a coupon spent elsewhere is owed back', async () => {
    const couponId = await half();
    const order = async () => {
      const as = { person: await stayIn(api, ayu) };
      return buy(api, { by: 'BCA', as, show: await api.addShow(), total: 75_000, couponId });
    };
    const { data: late } = await order();
    api.gateway.set({ callback: 'late', transactions: 'late', lateBy: 30 * HOUR });
    await api.pay(late);
    api.advance(25 * HOUR);
    await api.runJobs();
    expect(await read(couponId)).toEqual(unused);
    const { data: other } = await order();
    api.advance(10 * HOUR);
    await api.gateway.sendCallbacks({ all: true });
    api.gateway.set({ callback: 'normal', transactions: 'current' });
    await api.runJobs();
    const rows = api.ports.database.selectFrom('payment').select(['status', 'refund_status']);
    expect(await rows.where('id', '=', String(late.id)).executeTakeFirst()).toEqual({
      status: 'FAILED',
      refund_status: 'due',
    });
    expect(await read(couponId)).toEqual({ status: 'USED', payment_id: other.id });
  });
});

describe('many at once', () => {
  it('share one coupon: one order has it, and no seat is lost', async () => {
    const person = await stayIn(api, ayu);
    const shows = await Promise.all([api.addShow(), api.addShow(), api.addShow(), api.addShow()]);
    const couponId = await half();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const show = shows[n % shows.length] as Show;
        return buy(api, { by: 'BCA', as: { person }, show, total: 75_000, couponId });
      }),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(await read(couponId)).toEqual({ status: 'USED', payment_id: won[0]?.data.id });
    const left = await Promise.all(shows.map(async ({ id }) => (await api.show(id)).ticket_left));
    expect(left.sort()).toEqual([100, 100, 100, 99].sort());
  });
});

describe('the list', () => {
  it('is one’s own, by status and type of ticket, without what is out of its dates', async () => {
    const owner = await signInCustomer(api);
    const stranger = await stayIn(api, budi);
    const add = (fields: object) => addCoupon(api, { owner, type: 'DISC-50', ...fields });
    const soon = await add({ ends: api.now() + DAY });
    const any = await add({});
    const fixed = await add({ ticketType: 'fixed', ends: api.now() + 2 * DAY });
    const flexible = await add({ ticketType: 'flexible' });
    const over = await add({ ends: api.now() - 1 });
    const ids = async (query: string, by = owner) => {
      const { data, body } = await api.get<Coupon[]>(`/api/v1/coupon?${query}`, by.headers);
      expect(body.page).toMatchObject({ total: data.length });
      return data.map(({ id }) => id);
    };
    const offered = `user_id=${owner.user.id}&status=UNUSED&verification=VERIFIED`;
    expect(await ids(`${offered}&ticket_type=fixed`)).toEqual([soon, fixed, any]);
    expect(await ids(offered)).toEqual([over, soon, fixed, any, flexible]);
    const as = { person: owner };
    await buy(api, { by: 'BCA', as, show: await api.addShow(), total: 75_000, couponId: any });
    expect(await ids(`${offered}&ticket_type=fixed`)).toEqual([soon, fixed]);
    expect(await ids(`user_id=${owner.user.id}`)).toHaveLength(5);
    expect(await ids('', stranger)).not.toContain(soon);
    const foreign = await api.get(`/api/v1/coupon?user_id=${owner.user.id}`, stranger.headers);
    expect(foreign).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await api.get('/api/v1/coupon')).toMatchObject({ status: 400, code: 'jwt_missing' });
  });
});
