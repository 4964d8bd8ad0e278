import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../tests/api.js';
import { newEmail, type Person } from '../../../tests/people.js';

let api: Api;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi();
  [ayu, budi] = await Promise.all([person(), person()]);
});
afterAll(() => api.stop());

const change = (who: Person, fields: object) =>
  api.ports.database.updateTable('user_account').set(fields).where('id', '=', Number(who.user.id)).execute();

const known = { phone: '081234567890', work: null, city: null };

/** Somebody whose profile is complete. */
async function person(): Promise<Person> {
  const who = await api.signIn();
  const { database } = api.ports;
  const work = await database.selectFrom('work').select('id').executeTakeFirst();
  const city = await database.selectFrom('city').select('id').executeTakeFirst();
  await change(who, { ...known, work: work?.id ?? null, city: city?.id ?? null });
  return who;
}

interface Wish {
  by: Person;
  show: Show;
  body?: object;
  key?: string;
}

function order({ by, show, body, key = crypto.randomUUID() }: Wish): Promise<Answer> {
  const wish = { room_id: show.id, bank_code: 'BCA', expected_amount: show.ticket_price, ...body };
  return api.post<Payment>('/api/v1/payment-va', wish, { ...by.headers, 'idempotency-key': key });
}

function takeFree({ by, show, body, key = crypto.randomUUID() }: Wish): Promise<Answer> {
  const wish = { room_id: show.id, ...body };
  return api.post<Payment>('/api/v1/payment-bypass', wish, { ...by.headers, 'idempotency-key': key });
}

const free = (fields: object = {}) => api.addShow({ ticket_type: 'free_pass', ticket_price: 0, ...fields });

describe('somebody signed in', () => {
  it('orders a ticket under their own name, without an address or a code on it', async () => {
    const show = await api.addShow();
    const body = { user_id: ayu.user.id, for_user_id: ayu.user.id, email: newEmail(), name: 'Orang Lain' };
    const { status, data } = await order({ by: ayu, show, body });
    expect([status, data]).toMatchObject([
      201,
      {
        status: 'PENDING',
        user_id: ayu.user.id,
        for_user_id: ayu.user.id,
        email: null,
        code_guest: null,
        amount: show.ticket_price,
      },
    ]);
    expect(data.account_number).toMatch(/^\d+$/);
    const row = await api.ports.database
      .selectFrom('payment')
      .select('account_name')
      .where('id', '=', String(data.id))
      .executeTakeFirst();
    expect(row?.account_name).toBe(ayu.user.full_name);
    await api.pay(data);
    const read = await api.get<Payment>(`/api/v1/payment/${show.id}/${ayu.user.id}`, ayu.headers);
    expect(read.data).toMatchObject({ id: data.id, status: 'COMPLETED' });
  });

  it('needs a bearer that holds, on free tickets as well', async () => {
    const show = await free();
    const nobody = { ...ayu, headers: {} };
    expect(await order({ by: nobody, show })).toMatchObject({ status: 400, code: 'jwt_missing' });
    const stale = { ...ayu, headers: { authorization: 'Bearer stale' } };
    expect(await takeFree({ by: stale, show, body: { email: newEmail() } })).toMatchObject({ status: 401 });
    expect(await takeFree({ by: nobody, show })).toMatchObject({ code: 'invalid_request' });
  });

  it('must be who the order names', async () => {
    const show = await api.addShow();
    expect(await order({ by: ayu, show, body: { user_id: budi.user.id } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('has one ticket for a show, also where the first one was ordered as a guest', async () => {
    const [show, other] = [await api.addShow(), await api.addShow()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => order({ by: ayu, show })));
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      201,
      ...Array(4).fill('ticket_exists'),
    ]);
    // Ordered while nobody had registered with it.
    const { data } = await api.order({ email: newEmail(), show: other });
    const payments = api.ports.database.updateTable('payment').set({ email: budi.email });
    await payments.where('id', '=', String(data.id)).execute();
    expect(await order({ by: budi, show: other })).toMatchObject({ code: 'ticket_exists' });
  });

  it('completes their profile first', async () => {
    const show = await api.addShow();
    const citra = await person();
    for (const fields of [{ phone: null }, { phone: '081234567890', work: null }, { city: null }]) {
      await change(citra, fields);
      expect(await order({ by: citra, show })).toMatchObject({
        status: 400,
        code: 'profile_incomplete',
        message: 'Please complete your profile first',
      });
    }
  });

  it('buys no ticket for their own show, nor does anybody for them', async () => {
    const show = await api.addShow({ video_created_id: Number(ayu.user.id) });
    expect(await order({ by: ayu, show })).toMatchObject({ status: 400, code: 'own_show' });
    const gift = { for_user_id: ayu.user.id };
    expect(await order({ by: budi, show, body: gift })).toMatchObject({ code: 'own_show' });
    expect((await api.show(show.id)).ticket_left).toBe(100);
  });

  it('takes what costs nothing at once', async () => {
    const show = await free();
    const body = {
      user_id: ayu.user.id,
      for_user_id: ayu.user.id,
      payment_type: 'FREE',
      status: 'COMPLETED',
    };
    const { status, data } = await takeFree({ by: ayu, show, body });
    expect([status, data]).toMatchObject([
      201,
      { status: 'COMPLETED', payment_type: 'FREE', amount: 0, user_id: ayu.user.id, code_guest: null },
    ]);
    const paid = await api.addShow();
    expect(await takeFree({ by: ayu, show: paid })).toMatchObject({ code: 'amount_mismatch' });
  });

  it('is not answered with what somebody else got under the same key', async () => {
    const show = await api.addShow();
    const key = crypto.randomUUID();
    const first = await order({ by: ayu, show, key });
    expect(first.status).toBe(201);
    const again = await order({ by: ayu, show, key });
    expect(again).toMatchObject({ status: 201, data: { id: first.data.id } });
    expect(await order({ by: budi, show, key })).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('a ticket for another person', () => {
  const gift = (show: Show, to: Person['user']['id'], by = ayu) =>
    order({ by, show, body: { for_user_id: to } });

  it('is theirs, and paid by who ordered it', async () => {
    const show = await api.addShow();
    const { status, data } = await gift(show, budi.user.id);
    expect([status, data]).toMatchObject([201, { user_id: ayu.user.id, for_user_id: budi.user.id }]);
    expect(await order({ by: budi, show })).toMatchObject({ code: 'ticket_exists' });
    expect((await order({ by: ayu, show })).status).toBe(201);
  });

  it('needs somebody who registered, whose profile is complete and who has none', async () => {
    const show = await api.addShow();
    const { id: inCatalogue } = await api.ports.database
      .insertInto('user_account')
      .values({ email: newEmail(), full_name: 'Sekar', status: 'VERIFIED', created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const id of [999_999, 'abc', inCatalogue]) {
      expect(await gift(show, id)).toMatchObject({ status: 404, code: 'account_not_found' });
    }
    const citra = await api.signIn();
    expect(await gift(show, citra.user.id)).toMatchObject({ code: 'receiver_incomplete' });
    await order({ by: budi, show });
    expect(await gift(show, budi.user.id)).toMatchObject({ code: 'ticket_exists' });
  });

  it('may wait for money five times at once', async () => {
    const giver = await person();
    const shows = await Promise.all(Array.from({ length: 8 }, () => api.addShow()));
    const answers = await Promise.all(shows.map((show) => gift(show, budi.user.id, giver)));
    const refused = answers.filter(({ status }) => status !== 201).map(({ code }) => code);
    expect(refused).toEqual(Array(3).fill('too_many_pending'));
    expect((await order({ by: giver, show: shows[0] as Show, body: {} })).status).toBe(201);
  });
});
