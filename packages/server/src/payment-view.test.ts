import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { buy, readBack, signInCustomer, take } from '../../../tests/buying.js';
import { newEmail, type Person } from '../../../tests/people.js';
import { cancelShow } from './show-cancel.js';

let api: Api;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi();
  [ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

let show: Show;
beforeEach(async () => {
  show = await api.addShow();
});

const change = async (table: 'show' | 'payment', id: unknown, fields: object) => {
  await api.ports.database
    .updateTable(table)
    .set(fields)
    .where('id', '=', id as never)
    .execute();
};
const codeOf = async (payment: Payment, as: Parameters<typeof readBack>[2]) =>
  (await readBack(api, payment, as)).data.entry_code;
const code = () => expect.stringMatching(`^PE1\\.${show.id}\\.[0-9A-Z]{10}\\.[0-9A-Z]{103}$`);

it('a ticket says what lets in from when it is paid on, and the same each time', async () => {
  const as = { person: ayu };
  const { data } = await buy(api, { by: 'BCA', as, show });
  expect(data.entry_code).toBeNull();
  expect(await codeOf(data, as)).toBeNull();
  await api.pay(data);
  const first = await codeOf(data, as);
  expect(first).toEqual(code());
  expect(await codeOf(data, as)).toBe(first);
  const { data: list } = await api.get<Payment[]>('/api/v1/payment?per_page=-1', ayu.headers);
  expect(list.find(({ id }) => id === data.id)?.entry_code).toBe(first);
});

it('one that is sold at once says it in the answer, to a guest, too', async () => {
  show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
  const email = newEmail();
  const [own, guests] = [
    await take(api, { as: { person: ayu }, show }),
    await take(api, { as: { email }, show }),
  ];
  expect([own.data.entry_code, guests.data.entry_code]).toEqual([code(), code()]);
  expect(own.data.entry_code).not.toBe(guests.data.entry_code);
  expect(await codeOf(guests.data, { email })).toBe(guests.data.entry_code);
  const status = await api.get(`/api/v1/payment/guest/${email}/${show.id}`);
  expect(status.data).not.toHaveProperty('entry_code');
});

it('of a gift it is told to whom it is for, and not to the buyer, nor to anybody else', async () => {
  const { data } = await buy(api, { by: 'BCA', as: { person: ayu, receiver: budi }, show });
  await api.pay(data);
  expect(await codeOf(data, { person: budi })).toEqual(code());
  expect(await codeOf(data, { person: ayu })).toBeNull();
  const path = `/api/v1/payment/${data.id}/events`;
  const events = (await api.fetch(path, { headers: ayu.headers })).body?.getReader();
  const { value } = (await events?.read()) ?? {};
  await events?.cancel();
  expect(new TextDecoder().decode(value)).toContain('"entry_code":null');
  const others = await api.get(
    `/api/v1/payment/${show.id}/${budi.user.id}`,
    (await signInCustomer(api)).headers,
  );
  expect(others.data).toEqual({ status: 'COMPLETED' });
});

it('one whose show is over, which ran out, or was called off says nothing any more', async () => {
  const as = { person: ayu };
  const { data } = await buy(api, { by: 'BCA', as, show });
  await api.pay(data);
  await change('show', show.id, { video_status: 'ENDED' });
  expect(await codeOf(data, as)).toBeNull();
  await change('show', show.id, { video_status: 'RADIOFEST' });
  expect(await codeOf(data, as)).toEqual(code());
  await change('payment', data.id, { expired_ticket: api.now() });
  expect(await codeOf(data, as)).toBeNull();
  await change('payment', data.id, { expired_ticket: api.now() + 1 });
  expect(await codeOf(data, as)).toEqual(code());
  await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
  expect(await codeOf(data, as)).toBeNull();
});
