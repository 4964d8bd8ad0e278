import type { Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { buy, signInCustomer, take } from '../../../tests/buying.js';
import { newEmail, type Person } from '../../../tests/people.js';

const HOUR = 3_600_000;
const WIB = 25_200_000;

let api: Api;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

const order = (show: Show, person = ayu, rest: { body?: Record<string, unknown>; key?: string } = {}) =>
  buy(api, { by: 'BCA', as: { person }, show, ...rest });
const gift = (show: Show, receiver: Person, person = ayu) =>
  buy(api, { by: 'BCA', as: { person, receiver }, show });
const free = () => api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
const withHeaders = (headers: Record<string, string>): Person => ({ ...ayu, headers });
const change = ({ user }: Person, fields: object) =>
  api.ports.database.updateTable('user_account').set(fields).where('id', '=', Number(user.id)).execute();

describe('somebody signed in', () => {
  it('orders a ticket under their own name, without an address or a code on it', async () => {
    const show = await api.addShow();
    const { status, data } = await order(show, ayu, { body: { email: newEmail(), name: 'Orang Lain' } });
    const ids = { user_id: ayu.user.id, for_user_id: ayu.user.id };
    expect([status, data]).toMatchObject([
      201,
      { ...ids, status: 'PENDING', email: null, code_guest: null, amount: 150_000 },
    ]);
    expect(data.account_number).toMatch(/^\d+$/);
    expect(api.gateway.account(String(data.external_id)).name).toBe(ayu.user.full_name.toUpperCase());
    await api.pay(data);
    const read = await api.get(`/api/v1/payment/${show.id}/${ayu.user.id}`, ayu.headers);
    expect(read.data).toMatchObject({ id: data.id, status: 'COMPLETED' });
  });

  it('needs a bearer that holds, on free tickets as well', async () => {
    const show = await free();
    expect(await order(show, withHeaders({}))).toMatchObject({ status: 400, code: 'jwt_missing' });
    const stale = { person: withHeaders({ authorization: 'Bearer stale' }) };
    const asGuest = { email: newEmail() };
    expect(await take(api, { as: stale, show, body: asGuest })).toMatchObject({ status: 401 });
    const nobody = { person: withHeaders({}) };
    expect(await take(api, { as: nobody, show })).toMatchObject({ code: 'invalid_request' });
  });

  it('buys for themselves though their verification was not noted yet; a gift it is not', async () => {
    const newcomer = await signInCustomer(api);
    await change(newcomer, { status: 'UNVERIFIED' });
    const show = await api.addShow();
    expect(await gift(show, newcomer)).toMatchObject({ status: 400, code: 'receiver_incomplete' });
    expect((await order(show, newcomer)).status).toBe(201);
  });

  it('must be who the order names', async () => {
    const body = { user_id: budi.user.id };
    expect(await order(await api.addShow(), ayu, { body })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('has one ticket for a show, also where the first one was ordered as a guest', async () => {
    const [show, other] = [await api.addShow(), await api.addShow()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(show)));
    const outcomes = answers.map(({ status, code }) => code ?? status);
    expect(outcomes.sort()).toEqual([201, ...Array(4).fill('ticket_exists')]);
    // Ordered while nobody had registered with it.
    const { data } = await api.order({ email: newEmail(), show: other });
    const payments = api.ports.database.updateTable('payment').set({ email: budi.email });
    await payments.where('id', '=', String(data.id)).execute();
    expect(await order(other, budi)).toMatchObject({ code: 'ticket_exists' });
  });

  it('completes their profile first', async () => {
    const show = await api.addShow();
    const citra = await signInCustomer(api);
    for (const fields of [{ phone: null }, { phone: '081234567890', work: null }, { city: null }]) {
      await change(citra, fields);
      expect(await order(show, citra)).toMatchObject({
        status: 400,
        code: 'profile_incomplete',
        message: 'Please complete your profile first',
      });
    }
  });

  it('buys no ticket for their own show, nor does anybody for them', async () => {
    const show = await api.addShow({ video_created_id: Number(ayu.user.id) });
    expect(await order(show)).toMatchObject({ status: 400, code: 'own_show' });
    expect(await gift(show, ayu, budi)).toMatchObject({ status: 400, code: 'own_show' });
    expect((await api.show(show.id)).ticket_left).toBe(100);
  });

  it('takes what costs nothing at once, and nothing else', async () => {
    const { status, data } = await take(api, { as: { person: ayu }, show: await free() });
    expect([status, data]).toMatchObject([
      201,
      { status: 'COMPLETED', payment_type: 'FREE', amount: 0, user_id: ayu.user.id, code_guest: null },
    ]);
    const paid = await take(api, { as: { person: ayu }, show: await api.addShow() });
    expect(paid).toMatchObject({ status: 400, code: 'amount_mismatch' });
    const priced = await take(api, { as: { person: budi }, show: await free(), body: { amount: 1 } });
    expect(priced).toMatchObject({ status: 400, code: 'amount_mismatch' });
  });

  it('is not answered with what somebody else got under the same key', async () => {
    const show = await api.addShow();
    const key = crypto.randomUUID();
    const first = await order(show, ayu, { key });
    expect(await order(show, ayu, { key })).toMatchObject({ status: 201, data: { id: first.data.id } });
    expect(await order(show, budi, { key })).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('a ticket for another person', () => {
  it('is theirs, and paid by who ordered it', async () => {
    const show = await api.addShow();
    const { status, data } = await gift(show, budi);
    expect([status, data]).toMatchObject([201, { user_id: ayu.user.id, for_user_id: budi.user.id }]);
    expect((await order(show)).status).toBe(201);
  });

  it('needs somebody who registered, whose profile is complete and who has none', async () => {
    const show = await api.addShow();
    const { id: inCatalogue } = await api.ports.database
      .insertInto('user_account')
      .values({ email: newEmail(), full_name: 'Sekar', status: 'VERIFIED', created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const id of [999_999, 'abc', inCatalogue]) {
      const answer = await order(show, ayu, { body: { for_user_id: id } });
      expect(answer).toMatchObject({ status: 404, code: 'account_not_found' });
    }
    expect(await gift(show, await api.signIn())).toMatchObject({ status: 400, code: 'receiver_incomplete' });
    await order(show, budi);
    expect(await gift(show, budi)).toMatchObject({ code: 'ticket_exists' });
  });

  it('may wait for money five times at once', async () => {
    const giver = await signInCustomer(api);
    const shows = await Promise.all(Array.from({ length: 8 }, () => api.addShow()));
    const answers = await Promise.all(shows.map((show) => gift(show, budi, giver)));
    const refused = answers.filter(({ status }) => status !== 201).map(({ code }) => code);
    expect(refused).toEqual(Array(3).fill('too_many_pending'));
    expect((await order(shows[0] as Show, giver)).status).toBe(201);
    const given = await take(api, { as: { person: giver, receiver: budi }, show: await free() });
    expect(given.data.status).toBe('COMPLETED');
  });
});

describe('what a channel needs', () => {
  it('is a phone number where money is pushed to one, in the words for its field', async () => {
    const show = await api.addShow();
    const wish = { by: 'OVO', as: { email: newEmail() }, show } as const;
    const phones = {
      '': 'Phone is required',
      '081234567': wrongPhone,
      '08123456789012': wrongPhone,
      abc: wrongPhone,
    };
    for (const [phone, message] of Object.entries(phones)) {
      const answer = await buy(api, { ...wish, phone });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_request', message });
    }
    const { data } = await buy(api, { ...wish, phone: '0812345678' });
    expect(data).toMatchObject({ phone: '0812345678', expiration_date: api.now() + 30_000 });
    const { data: dana } = await buy(api, { by: 'DANA', as: { email: newEmail() }, show });
    expect([dana.phone, dana.way]).toEqual([null, 'redirect']);
  });

  it('is its own kind of call', async () => {
    const show = await api.addShow();
    const body = { bank_code: 'OVO' };
    expect(await buy(api, { by: 'BCA', as: { email: newEmail() }, show, body })).toMatchObject({
      status: 400,
      code: 'method_unavailable',
    });
  });

  it('is half an hour before the start at a counter, and any time before it elsewhere', async () => {
    const at = (ms: number) => api.addShow({ start_date: api.now() - WIB, start_time: ms });
    const as = { email: newEmail() };
    const soon = await at(2 * HOUR);
    const { data } = await buy(api, { by: 'ALFAMART', as, show: soon });
    expect(data.expiration_date).toBe(api.now() + 1.5 * HOUR);
    const show = await at(HOUR / 2);
    expect(await buy(api, { by: 'ALFAMART', as, show })).toMatchObject({ code: 'method_unavailable' });
    expect((await buy(api, { by: 'QRIS', as, show })).status).toBe(201);
  });
});

const wrongPhone = 'Phone number must be 10 numbers and not more than 13 number';
