import type { Payment, UserData } from '@panggung/core';
import { UserDataSchema } from '@panggung/core/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { addCoupon, buy, signInCustomer, take } from '../../../../tests/buying.js';
import { enter, type Person } from '../../../../tests/people.js';

let api: Api;
let sari: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [sari, budi] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

const exportOf = ({ user }: Person, by?: Partial<Person>) =>
  api.get<UserData>(`/api/v1/user/${user.id}/export`, (by ?? { headers: {} }).headers);
const keyed = ({ headers }: Person) => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;

/** Lives a life: buys, gives, is given, comments, likes, waits, is told. */
async function liveALife() {
  const [show, gift, present, soldOut] = await Promise.all([
    api.addShow({ name: 'Senja di Braga' }),
    api.addShow({ ...free, name: 'Hadiah' }),
    api.addShow({ name: 'Dari Budi' }),
    api.addShow({ name: 'Habis', ticket_quota: 0 }),
  ]);
  const own = await buy(api, { by: 'OVO', as: { person: sari }, show, phone: '081277778888' });
  await take(api, { as: { person: sari, receiver: budi }, show: gift });
  const received = await buy(api, {
    by: 'OVO',
    as: { person: budi, receiver: sari },
    show: present,
    phone: '081299990000',
  });
  await api.pay(received.data);
  await addCoupon(api, { owner: sari, type: 'DISC-50' });
  const about = { room_video_id: show.id };
  await api.post('/api/v1/room-comment', { ...about, comment: 'Ditunggu!' }, keyed(sari));
  await api.post('/api/v1/room-comment', { ...about, comment: 'Rahasia Budi' }, keyed(budi));
  const { id } = await api.addShow({
    ...free,
    name: 'Live',
    video_status: 'LIVE',
    start_date: 0,
    video_created_id: Number(budi.user.id),
  });
  for (const person of [sari, budi]) {
    const comment = person === sari ? 'Merdu!' : 'Rahasia Budi';
    expect((await api.post(`/api/v1/room/video/${id}/chat`, { comment }, person.headers)).status).toBe(201);
  }
  await api.post('/api/v1/room-like', about, sari.headers);
  await api.post('/api/v1/reminder', { ...about, is_reminded: true }, sari.headers);
  await api.post('/api/v1/waiting-list', { room_id: soldOut.id }, sari.headers);
  await api.post('/api/v1/log-activity', { device_name: 'Chrome · Linux' }, keyed(sari));
  await enter(api, sari.email);
  return own.data;
}

describe('the data that are kept of a person', () => {
  it('are all there, each from where it lies', async () => {
    const own = await liveALife();
    const { status, data } = await exportOf(sari, sari);
    expect(status).toBe(200);
    expect(() => v.parse(v.strictObject(UserDataSchema.entries), data)).not.toThrow();
    expect(data.profile).toMatchObject({ email: sari.email, referral_code: sari.user.referral_code });
    expect(data.tickets.map(({ role, video_name }) => [role, video_name]).sort()).toEqual([
      ['given', 'Hadiah'],
      ['own', 'Senja di Braga'],
      ['received', 'Dari Budi'],
    ]);
    expect(data.tickets.find(({ role }) => role === 'own')).toMatchObject({
      id: own.id,
      amount: 150_000,
      payment_type: 'OVO',
      phone: '081277778888',
      status: 'PENDING',
    });
    expect(data.coupons).toMatchObject([{ coupon_type: 'DISC-50' }]);
    expect(data.comments).toMatchObject([{ video_name: 'Senja di Braga', comment: 'Ditunggu!' }]);
    expect(data.chat_messages).toMatchObject([{ video_name: 'Live', comment: 'Merdu!' }]);
    expect(data.likes).toMatchObject([{ video_name: 'Senja di Braga' }]);
    expect(data.reminders).toMatchObject([{ video_name: 'Senja di Braga', is_reminded: true }]);
    expect(data.waiting_lists).toMatchObject([{ video_name: 'Habis', status: 'waiting' }]);
    expect(data.notifications.length).toBeGreaterThan(0);
    expect(data.mails.length).toBeGreaterThan(0);
    expect(data.sessions).toHaveLength(2);
    expect(data.activity).toMatchObject([{ device_name: 'Chrome · Linux', type_activity: 'LOGIN' }]);
  });

  it('say when a ticket was sent on, and to its holder alone when they came in', async () => {
    const [giver, holder, creator] = [
      await signInCustomer(api),
      await signInCustomer(api),
      await api.signIn(),
    ];
    const show = await api.addShow({ ...free, video_created_id: Number(creator.user.id) });
    const { data } = await take(api, { as: { person: giver }, show });
    await api.patch(`/api/v1/send-ticket/${data.id}`, { for_user_id: holder.user.id }, giver.headers);
    const path = `/api/v1/payment?id=${data.id}`;
    const [ticket] = (await api.get<Payment[]>(path, holder.headers)).data;
    const entry = { room_id: show.id, code: ticket?.entry_code, device_id: 'pintu' };
    expect((await api.post('/api/v1/admission', entry, creator.headers)).status).toBe(201);
    const ticketOf = async (person: Person) => (await exportOf(person, person)).data.tickets[0];
    const [given, received] = [await ticketOf(giver), await ticketOf(holder)];
    const times = { transferred_at: api.now() };
    expect(given).toMatchObject({ role: 'given', ...times, admitted_at: null });
    expect(received).toMatchObject({ role: 'received', ...times, admitted_at: api.now() });
  });

  it('hold no secret and nothing of others', async () => {
    const text = JSON.stringify((await exportOf(sari, sari)).data);
    const sessions = await api.ports.database.selectFrom('session').selectAll().execute();
    const payments = await api.ports.database.selectFrom('payment').selectAll().execute();
    const secrets = [
      ...sessions.flatMap(({ id, refresh_hash, previous_hash }) => [id, refresh_hash, previous_hash]),
      ...payments.flatMap(({ code_guest, checkout_url }) => [code_guest, checkout_url]),
      sari.headers.authorization?.slice('Bearer '.length),
      budi.email,
      budi.user.referral_code,
      budi.user.full_name === sari.user.full_name ? null : budi.user.full_name,
      '081299990000',
      'Rahasia Budi',
    ];
    for (const secret of secrets.filter((secret) => secret)) expect(text).not.toContain(secret);
  });

  it('are nobody else’s, who is told that there is no such person', async () => {
    const refusal = { status: 404, code: 'account_not_found' };
    expect(await exportOf(sari, budi)).toMatchObject(refusal);
    expect(await exportOf({ ...sari, user: { ...sari.user, id: 987_654 } }, budi)).toMatchObject(refusal);
    expect(await exportOf(sari)).toMatchObject({ status: 400, code: 'jwt_missing' });
  });

  it('are not gathered over and over', async () => {
    const eager = await api.signIn();
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push(await exportOf(eager, eager));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    api.advance(60_000);
    expect((await exportOf(eager, eager)).status).toBe(200);
  });
});
