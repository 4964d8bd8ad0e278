import type { Notification, Payment, Promotion } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { newEmail, type Person } from '../../../../tests/people.js';
import { adoptGuestTickets } from '../adopt-tickets.js';
import { releaseExpired } from '../payment-release.js';
import { publishPromotion } from '../promotion-rows.js';

let api: Api;
let ayu: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  ayu = await api.signIn();
});
afterAll(() => api.stop());

const list = (person: Person, query = '') =>
  api.get<Notification[]>(`/api/v1/notification?${query}`, person.headers);
const titles = async (person: Person, query = '') =>
  (await list(person, query)).data.map(({ title }) => title);

/** A ticket of an account: ordered as a guest, then theirs. */
async function order(person: Person, show: Awaited<ReturnType<Api['addShow']>>): Promise<Payment> {
  const email = newEmail();
  const { data } = await api.order({ email, show });
  const userId = Number(person.user.id);
  await api.ports.database
    .transaction()
    .execute((transaction) => adoptGuestTickets(transaction, { userId, email, now: api.now() }));
  return data;
}

function publish(slug: string, fields: object = {}) {
  const promotion = { slug, title: `Promo ${slug}`, description: 'Murah', created_at: api.now(), ...fields };
  return api.ports.database.transaction().execute((transaction) => publishPromotion(transaction, promotion));
}

describe('a ticket', () => {
  it('is told of to its owner once it is paid, and to nobody else', async () => {
    const show = await api.addShow({ name: 'Malam Tiket' });
    const payment = await order(ayu, show);
    expect(await titles(ayu)).toEqual([]);
    await api.pay(payment);
    const { data } = await list(ayu);
    expect(data).toEqual([
      expect.objectContaining({
        type: 'ticket',
        room_video_id: show.id,
        promotion_id: null,
        created_at: api.now(),
      }),
    ]);
    expect(data[0]?.description).toContain('Malam Tiket, 28 November 2026 19.30 WIB');
    expect(await titles(await api.signIn())).toEqual([]);
  });

  it('is told of when it was not paid in time', async () => {
    const show = await api.addShow({ name: 'Terlambat' });
    const payment = await order(ayu, show);
    const { hold_expires_at } = await api.ports.database
      .selectFrom('payment')
      .select('hold_expires_at')
      .where('id', '=', String(payment.id))
      .executeTakeFirstOrThrow();
    const now = hold_expires_at ?? 0;
    await api.ports.database.updateTable('payment_inquiry').set({ answered_at: now }).execute();
    await releaseExpired(api.ports.database, { now, ids: [String(payment.id)] });
    expect(await titles(ayu)).toEqual(['Pembayaran kamu gagal']);
  });

  it('is told of when the account took a wrong amount', async () => {
    const payment = await order(ayu, await api.addShow());
    await api.pay(payment, { amount: 7 });
    expect(await titles(ayu)).toEqual(['Pembayaran kamu gagal']);
  });

  it("of a guest is told of in no account's list", async () => {
    const { data } = await api.order({ email: newEmail(), show: await api.addShow() });
    await api.pay(data);
    expect(await titles(ayu)).toEqual([]);
  });
});

describe('the start of a show', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const today = () => Math.floor((api.now() + 7 * HOUR) / DAY) * DAY - 7 * HOUR;
  /** Midnight of the day and a time of 1970, each with WIB's seven hours. */
  const startingIn = (span: number) => ({
    start_date: today(),
    start_time: api.now() + span - today() - 7 * HOUR,
  });

  it('is told once to those who have a ticket by then, whoever looks how often', async () => {
    const show = await api.addShow({ name: 'Mulai', ...startingIn(10_000) });
    const late = await api.signIn();
    await api.pay(await order(ayu, show));
    await api.runJobs();
    expect(await titles(ayu, 'type=show')).toEqual([]);
    api.advance(10_000);
    await Promise.all([api.runJobs(), api.runJobs(), api.runJobs()]);
    await api.runJobs();
    expect(await titles(ayu, 'type=show')).toEqual(['Mulai dimulai']);
    api.advance(1);
    await api.pay(await order(late, show));
    expect(await titles(late, 'type=show')).toEqual([]);
    expect(await titles(await api.signIn())).toEqual([]);
  });

  it('is told half an hour ahead to those who have a ticket by then', async () => {
    const show = await api.addShow({ name: 'Segera', ...startingIn(31 * 60_000) });
    await api.pay(await order(ayu, show));
    await api.runJobs();
    expect(await titles(ayu)).toEqual(['Tiket kamu sudah terbit']);
    api.advance(60_000);
    await api.runJobs();
    await api.runJobs();
    expect(await titles(ayu, 'exclude_type=promo')).toEqual([
      'Sebentar lagi: Segera',
      'Tiket kamu sudah terbit',
    ]);
  });

  it('is told again when the show was moved, and not when it is long gone or over', async () => {
    const { database } = api.ports;
    const show = await api.addShow({ name: 'Pindah', ...startingIn(0) });
    const old = await api.addShow({ name: 'Lama', ...startingIn(-4 * HOUR) });
    const over = await api.addShow({ name: 'Selesai', video_status: 'ENDED', ...startingIn(0) });
    for (const each of [show, old, over]) await api.pay(await order(ayu, each));
    api.advance(1);
    await api.runJobs();
    expect(await titles(ayu, 'type=show')).toEqual(['Pindah dimulai']);
    const moved = startingIn(60_000);
    await database.updateTable('show').set(moved).where('id', '=', Number(show.id)).execute();
    api.advance(60_000);
    await api.runJobs();
    expect(await titles(ayu, 'type=show')).toEqual(['Pindah dimulai', 'Pindah dimulai']);
  });
});

describe('a promotion', () => {
  it('reaches everybody with one row, and is read by its id', async () => {
    const budi = await api.signIn();
    const { id, isNew } = await publish('satu', { promo_type: 'LINK', link_url: 'https://sanggar.example/' });
    expect(isNew).toBe(true);
    const rows = await api.ports.database
      .selectFrom('notification')
      .selectAll()
      .where('promotion_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    for (const person of [ayu, budi]) {
      const { data } = await list(person, 'type=promo');
      expect(data[0]).toMatchObject({ title: 'Promo satu', promotion_id: id });
    }
    const { data } = await api.get<Promotion>(`/api/v1/promotion/${id}`);
    expect(data).toMatchObject({ id, title: 'Promo satu', promo_type: 'LINK' });
    expect(data).not.toHaveProperty('slug');
    for (const unknown of ['999999', 'abc']) {
      expect(await api.get(`/api/v1/promotion/${unknown}`)).toMatchObject({
        status: 404,
        code: 'promotion_not_found',
      });
    }
  });

  it('published again is changed, and nobody is told twice', async () => {
    const first = await publish('dua');
    const again = await publish('dua', { title: 'Lebih murah' });
    expect(again).toEqual({ id: first.id, isNew: false });
    const all = await titles(ayu, 'type=promo');
    expect(all.filter((title) => title === 'Lebih murah')).toHaveLength(1);
    expect(all).not.toContain('Promo dua');
  });
});

describe('the list', () => {
  it('takes and leaves out types, in pages of eight', async () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await publish(`list-${slug}`);
    await api.pay(await order(ayu, await api.addShow()));
    const first = await list(ayu);
    expect(first.data).toHaveLength(8);
    expect(first.body.page).toMatchObject({ page: 1, per_page: 8 });
    const newest = first.data.map(({ created_at }) => created_at);
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    const types = async (query: string) =>
      new Set((await list(ayu, `per_page=-1&${query}`)).data.map(({ type }) => type));
    expect(await types('exclude_type=promo')).toEqual(new Set(['ticket']));
    expect(await types('type=promo')).toEqual(new Set(['promo']));
    expect(await types('type=ticket,promo')).toEqual(new Set(['ticket', 'promo']));
    expect(await types('type=promo&exclude_type=promo')).toEqual(new Set());
    expect(await types("type=x' or 1=1")).toEqual(new Set());
  });

  it('is whose the bearer says', async () => {
    await api.pay(await order(ayu, await api.addShow()));
    const budi = await api.signIn();
    expect(await titles(budi, `exclude_type=promo&user_id=${ayu.user.id}`)).toEqual([]);
    expect(await api.get('/api/v1/notification')).toMatchObject({ status: 400, code: 'jwt_missing' });
  });
});
