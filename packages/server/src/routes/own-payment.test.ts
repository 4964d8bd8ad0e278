import type { Payment, PaymentType, Receiver, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { buy, type Channel, giveUp, readBack, signInCustomer, take } from '../../../../tests/buying.js';
import { newEmail, type Person, register, signUp } from '../../../../tests/people.js';
import { sellingOf } from '../selling.js';

let api: Api;
let ayu: Person;
let budi: Person;
/** How often the gateway was asked what became of an order. */
let asked = 0;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  const { find } = api.ports.gateway;
  api.ports.gateway.find = (order) => {
    asked += 1;
    return find(order);
  };
  [ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

const order = (show: Show, by: Channel = 'BCA', person = ayu, receiver = person) =>
  buy(api, { by, as: { person, receiver }, show });
const list = async (query: string, by: Person) => {
  const { data, body } = await api.get<Payment[]>(`/api/v1/payment?${query}`, by.headers);
  return { ids: data.map(({ id }) => id), data, page: body.page };
};
const statusOf = async (payment: Payment, person = ayu) =>
  (await readBack(api, payment, { person })).data.status;

describe('the list of tickets', () => {
  it('is what is for oneself, the newest first, a page at a time', async () => {
    const person = await signInCustomer(api);
    const bought: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      api.advance(1_000);
      bought.unshift((await order(await api.addShow(), 'BCA', person)).data.id);
    }
    const first = await list(`user_id=${person.user.id}&per_page=2`, person);
    expect(first).toMatchObject({ ids: bought.slice(0, 2), page: { total_page: 2, total: 3 } });
    expect((await list('page=2&per_page=2', person)).ids).toEqual(bought.slice(2));
    // Somebody deleted what stood there.
    expect(await list('page=3&per_page=2', person)).toMatchObject({ ids: [], page: { total: 3 } });
    expect((await list('', budi)).ids).not.toContain(bought[0]);
    const foreign = await api.get(`/api/v1/payment?user_id=${person.user.id}`, budi.headers);
    expect(foreign).toMatchObject({ status: 404, code: 'account_not_found' });
  });

  it('keeps what is to come from what is over or came to nothing', async () => {
    const person = await signInCustomer(api);
    const show = (fields: object = {}) => api.addShow({ ticket_price: 0, ...fields });
    const has = async (sold: Show) => (await take(api, { as: { person }, show: sold })).data.id;
    const had = await has(await show());
    const replay = await has(await show({ video_status: 'ENDED' }));
    const expired = await has(await show());
    const ofPayment = api.ports.database.updateTable('payment').where('id', '=', String(expired));
    await ofPayment.set({ expired_ticket: 1 }).execute();
    const { data: waiting } = await order(await api.addShow(), 'BCA', person);
    const { data: given } = await order(await api.addShow(), 'BCA', person);
    await giveUp(api, given, person);
    expect((await list('ticket_status=ACTIVE', person)).ids.sort()).toEqual([had, waiting.id].sort());
    expect((await list('ticket_status=HISTORY', person)).ids.sort()).toEqual([replay, expired].sort());
    expect((await list('video_status=ENDED,LIVE', person)).ids).toEqual([replay]);
  });

  it('shows a present to who gives it, and to who gets it once it is paid, without how it was paid', async () => {
    const [giver, receiver] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
    const { data: present } = await order(await api.addShow(), 'BCA', giver, receiver);
    expect((await list('', giver)).ids).toEqual([]);
    expect((await list('ticket_type=ticket_gift', giver)).data).toMatchObject([
      { id: present.id, account_number: present.account_number },
    ]);
    const read = await readBack(api, present, { person: giver, receiver });
    expect(read.data).toMatchObject({ id: present.id, account_number: present.account_number });
    const stranger = await readBack(api, present, { person: ayu });
    expect(stranger.data).toEqual({ status: 'PENDING' });
    expect((await list('ticket_type=ticket_gift', receiver)).ids).toEqual([]);
    expect((await readBack(api, present, { person: receiver })).code).toBe('ticket_not_found');
    await api.pay(present);
    for (const query of ['', 'ticket_type=ticket_gift']) {
      expect((await list(query, receiver)).data).toMatchObject([
        { id: present.id, status: 'COMPLETED', account_number: null, email: null, checkout_url: null },
      ]);
    }
  });
});

describe('one ticket of the list', () => {
  it('is found by its id, by whoever holds it or gave it, and by nobody else', async () => {
    const [giver, receiver] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
    const { data: own } = await take(api, {
      as: { person: giver },
      show: await api.addShow({ ticket_price: 0 }),
    });
    const { data: present } = await order(await api.addShow(), 'BCA', giver, receiver);
    await api.pay(present);
    expect((await list(`id=${own.id}`, giver)).ids).toEqual([own.id]);
    for (const person of [giver, receiver])
      expect((await list(`id=${present.id}`, person)).ids).toEqual([present.id]);
    for (const id of [own.id, present.id, 'no such ticket']) {
      const refusal = { status: 404, code: 'payment_not_found' };
      expect(await api.get(`/api/v1/payment?id=${id}`, ayu.headers)).toMatchObject(refusal);
    }
  });
});

describe('what was ordered by a kind of channel', () => {
  it('is listed for its buyer, in the words of that kind', async () => {
    const person = await signInCustomer(api);
    const shows = await Promise.all([api.addShow(), api.addShow(), api.addShow()]);
    const [bank, counter, wallet] = await Promise.all(
      (['BCA', 'ALFAMART', 'OVO'] as const).map((by, n) => order(shows[n] as Show, by, person)),
    );
    const read = (kind: string, by = person) => api.get<object[]>(`/api/v1/payment-${kind}`, by.headers);
    const common = { user_id: person.user.id, for_user_id: person.user.id, status: 'PENDING' };
    expect((await read('va')).data).toEqual([
      expect.objectContaining({
        ...common,
        bank_code: 'BCA',
        account_number: bank?.data.account_number,
        expected_amount: 150_000,
      }),
    ]);
    expect((await read('retail')).data).toEqual([
      expect.objectContaining({
        ...common,
        retail_outlet_name: 'ALFAMART',
        payment_code: counter?.data.payment_code,
      }),
    ]);
    const [item] = [{ id: shows[2]?.id, name: shows[2]?.name, price: 150_000, quantity: 1 }];
    expect((await read('ewallet')).data).toEqual([
      expect.objectContaining({ ...common, id: wallet?.data.id, ewallet_type: 'OVO', items: [item] }),
    ]);
    expect((await read('va', await signInCustomer(api))).data).toEqual([]);
    expect(await api.get('/api/v1/payment-va')).toMatchObject({ status: 400, code: 'jwt_missing' });
  });
});

describe('a payment that is deleted', () => {
  it('is gone, with its seat free and its account closed', async () => {
    const show = await api.addShow({ ticket_quota: 1 });
    const { data } = await order(show);
    expect(await giveUp(api, data, budi)).toMatchObject({ status: 404, code: 'payment_not_found' });
    expect(await giveUp(api, data, ayu)).toMatchObject({ status: 200, data: { id: data.id } });
    expect((await readBack(api, data, { person: ayu })).code).toBe('ticket_not_found');
    expect((await list('per_page=-1', ayu)).ids).not.toContain(data.id);
    expect((await api.show(show.id)).ticket_left).toBe(1);
    expect(await giveUp(api, data, ayu)).toMatchObject({ status: 400, code: 'payment_not_pending' });
    await api.runJobs();
    // The gateway takes no end that is past.
    api.advance(61_000);
    await expect(api.pay(data)).rejects.toThrow();
    expect((await order(show)).status).toBe(201);
  });

  it('buys nothing any more: money that was on its way is owed back, which its buyer still sees', async () => {
    const show = await api.addShow();
    const { data } = await order(show);
    await giveUp(api, data, ayu);
    await api.pay(data);
    expect((await readBack(api, data, { person: ayu })).code).toBe('ticket_not_found');
    expect((await list('per_page=-1&ticket_status=HISTORY', ayu)).data).toContainEqual(
      expect.objectContaining({ id: data.id, status: 'FAILED', refund_status: 'due' }),
    );
    expect((await api.show(show.id)).ticket_left).toBe(100);
  });

  it('was neither paid nor somebody else’s nor a guest’s', async () => {
    const { data: paid } = await order(await api.addShow());
    await api.pay(paid);
    expect(await giveUp(api, paid, ayu)).toMatchObject({
      status: 400,
      code: 'payment_not_pending',
      message: 'Only a pending payment can be deleted',
    });
    const { data: guests } = await api.order({ email: newEmail(), show: await api.addShow() });
    expect(await giveUp(api, guests, ayu)).toMatchObject({ status: 404 });
    expect(await giveUp(api, { id: 'none' }, ayu)).toMatchObject({ status: 404 });
    expect(await api.delete(`/api/v1/payment/${guests.id}`)).toMatchObject({ code: 'jwt_missing' });
  });

  it('ends in one way when it is paid and runs out at the same moment', async () => {
    const person = await signInCustomer(api);
    for (let n = 0; n < 8; n++) {
      const show = await api.addShow({ ticket_quota: 1 });
      const { data } = await order(show, 'BCA', person);
      const row = api.ports.database.updateTable('payment').where('id', '=', String(data.id));
      if (n % 2) await row.set({ hold_expires_at: api.now() }).execute();
      await Promise.all([giveUp(api, data, person), api.pay(data).catch(() => {}), api.runJobs()]);
      await api.runJobs();
      const { status, seat, refund_status } = await api.ports.database
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', String(data.id))
        .executeTakeFirstOrThrow();
      const money = api.gateway.accounts(String(data.external_id))[0]?.status;
      const ended = status === 'COMPLETED' ? ['sold', 'none'] : ['none', refund_status];
      expect([seat, refund_status], `${n} ${status} ${money}`).toEqual(ended);
      expect((await api.show(show.id)).ticket_left).toBe(status === 'COMPLETED' ? 0 : 1);
    }
  });
});

describe('somebody who wants to know', () => {
  it('learns what was paid though nobody told us, and asks the gateway no more than is needed', async () => {
    const { data } = await order(await api.addShow());
    api.advance(20_000);
    asked = 0;
    expect(await Promise.all([statusOf(data), statusOf(data), statusOf(data)])).toEqual(
      Array(3).fill('PENDING'),
    );
    expect(asked).toBe(1);
    api.gateway.set({ callback: 'lost' });
    await api.pay(data);
    api.gateway.set({ callback: 'normal' });
    expect([await statusOf(data), asked]).toEqual(['PENDING', 1]);
    api.advance(15_001);
    expect([await statusOf(data), asked]).toEqual(['COMPLETED', 2]);
    expect([await statusOf(data), asked]).toEqual(['COMPLETED', 2]);
  });

  it('learns of a present, too, and of what can no longer be paid', async () => {
    const { data: present } = await order(await api.addShow(), 'DANA', ayu, budi);
    api.advance(20_000);
    await api.gateway.fail(String(present.external_id)).catch(() => {});
    await sellingOf(api.ports).background.idle();
    const { data } = await list('ticket_type=ticket_gift&per_page=1', ayu);
    expect(data).toMatchObject([{ id: present.id, status: 'FAILED' }]);
  });
});

describe('the events of a payment', () => {
  it('go to who bought it and to nobody else, and end where it is deleted', async () => {
    const { data } = await order(await api.addShow(), 'BCA', ayu, budi);
    const open = (headers: Record<string, string>) =>
      api.fetch(`/api/v1/payment/${data.id}/events`, { headers });
    for (const headers of [budi.headers, {}]) expect((await open(headers)).status).toBe(404);
    expect((await open({ authorization: 'Bearer stale' })).status).toBe(401);
    const stream = await open(ayu.headers);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain(`"id":"${data.id}"`);
    await giveUp(api, data, ayu);
    expect(await reader?.read()).toMatchObject({ done: true });
    expect((await open(ayu.headers)).status).toBe(404);
  });
});

describe('who can be given a ticket', () => {
  const find = (email: string, by = ayu) =>
    api.get<Receiver>(`/api/v1/user/email?email=${encodeURIComponent(email)}`, by.headers);

  it('is found by their address, with no more than one needs to know', async () => {
    const { status, data } = await find(budi.email.toUpperCase());
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual([
      'city',
      'full_name',
      'id',
      'phone',
      'type',
      'url_photo',
      'work',
    ]);
    expect(data).toMatchObject({ id: budi.user.id, full_name: budi.user.full_name });
    expect(JSON.stringify(data)).not.toContain('081234567890');
    expect(Boolean(data.phone)).toBe(true);
  });

  it('is found who registered and never came, and is to complete the profile first', async () => {
    const [person, email] = [await signInCustomer(api), newEmail()];
    const { localId } = await signUp({ email });
    const { data: known } = await register(api, { email, localId });
    const { status, data } = await find(email, person);
    expect([status, data.id, data.work, data.phone, data.city]).toEqual([200, known.id, null, null, null]);
    const show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const receiver = { user: known } as Person;
    expect(await take(api, { as: { person, receiver }, show })).toMatchObject({
      status: 400,
      code: 'receiver_incomplete',
    });
  });

  it('is nobody who is not registered, nor to be searched for by the hundred', async () => {
    const person = await api.signIn();
    expect(await find(newEmail(), person)).toMatchObject({
      status: 404,
      code: 'account_not_found',
      message: 'Account not found',
    });
    const listed = { email: newEmail('artis'), full_name: 'Laut', created_at: api.now() };
    await api.ports.database.insertInto('user_account').values(listed).execute();
    expect(await find(listed.email, person)).toMatchObject({ status: 404 });
    for (let n = 0; n < 28; n++) await find(newEmail(), person);
    expect(await find(budi.email, person)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(await api.get('/api/v1/user/email?email=a@b.co')).toMatchObject({ code: 'jwt_missing' });
  });
});

describe('the ways to pay', () => {
  it('are those of guests, behind a session', async () => {
    const names = async (path: string, headers = {}) =>
      (await api.get<PaymentType[]>(path, headers)).data.map(({ channel_code }) => channel_code);
    const guests = await names('/api/v1/payment-type/guest?amount=1000');
    expect(guests).toEqual(['OVO', 'DANA', 'LINKAJA']);
    expect(await names('/api/v1/payment-type?amount=1000&is_enabled=true', ayu.headers)).toEqual(guests);
    const all = await api.get<PaymentType[]>('/api/v1/payment-type', ayu.headers);
    const id = all.data[0]?.id;
    const one = await api.get<PaymentType>(`/api/v1/payment-type/${id}`, ayu.headers);
    expect(one.data).toEqual(all.data[0]);
    expect(await api.get('/api/v1/payment-type')).toMatchObject({ code: 'jwt_missing' });
    expect(await api.get('/api/v1/payment-type/999', ayu.headers)).toMatchObject({ status: 404 });
  });
});
