import { OFFER_WINDOW_MS, type SeatOffer, type Show, type Waiting } from '@panggung/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Api, startApi } from '../../../../tests/api.js';
import { newEmail } from '../../../../tests/people.js';
import { lockShows } from '../claim-seats.js';
import { ORDERS_PER_MINUTE } from '../order-limit.js';
import { offerSeats } from '../waiting-offers.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const newAddress = () => ({ [ADDRESS_HEADER]: crypto.randomUUID() });
const join = (show: Pick<Show, 'id'>, email?: string, headers = {}) =>
  api.post<Waiting>('/api/v1/waiting-list', { room_id: show.id, email }, headers);
const look = (show: Pick<Show, 'id'>, pass = '') =>
  api.get<SeatOffer>(`/api/v1/waiting-list/offer?room_id=${show.id}`, pass ? { 'panggung-pass': pass } : {});
const take = (show: Show, email: string, pass?: string, key: string = crypto.randomUUID()) => {
  const headers = { 'idempotency-key': key, ...(pass && { 'panggung-pass': pass }) };
  return api.post('/api/v1/payment-bypass', { email, room_id: show.id }, headers);
};
/** Who was offered a seat, in this order, and with what. */
async function offersOf({ name }: Show): Promise<{ to: string; pass: string }[]> {
  const mails = (await api.mails()).filter(({ subject }) => subject === `Ada kursi untuk kamu: ${name}`);
  return mails.map(({ to, text }) => ({ to, pass: /#offer=(\S+)/.exec(text)?.[1] ?? '' }));
}
const seats = async ({ id }: Show) =>
  api.ports.database
    .selectFrom('show')
    .select(['ticket_sold', 'ticket_held', 'ticket_offered'])
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();

let count = 0;
/** Every seat is held by somebody who pays. */
async function addHeld(quota: number) {
  const show = await api.addShow({ name: `Penuh ${count++}`, ticket_quota: quota });
  const emails = Array.from({ length: quota }, (_, at) => `pembeli-${at}@kotak.id`);
  const payments = await Promise.all(emails.map((email) => api.order({ email, show })));
  expect(payments.map(({ status }) => status)).toEqual(emails.map(() => 201));
  return { show, payments: payments.map(({ data }) => data) };
}
/** Every seat was given away. */
async function addFreePass(quota: number) {
  const show = await api.addShow({
    name: `Penuh ${count++}`,
    ticket_type: 'free_pass',
    ticket_price: 0,
    ticket_quota: quota,
    ticket_sold: quota,
  });
  const free = (many = 1) =>
    api.ports.database
      .updateTable('show')
      .set(({ eb }) => ({ ticket_sold: eb('ticket_sold', '-', many) }))
      .where('id', '=', Number(show.id))
      .execute();
  return { show, free };
}

const first = (table: 'city' | 'work') => sql<number>`(select min(id) from ${sql.table(table)})`;

describe('joining', () => {
  it('answers alike for the first time and the second', async () => {
    const { show } = await addFreePass(1);
    const first = await join(show, 'Ratna@Kotak.id');
    expect(first).toMatchObject({ status: 201, data: { room_id: show.id, email: 'ratna@kotak.id' } });
    expect((await join(show, 'ratna@kotak.id')).body).toEqual(first.body);
    const rows = api.ports.database.selectFrom('waiting_list').selectAll();
    expect(await rows.where('room_id', '=', Number(show.id)).execute()).toHaveLength(1);
  });

  it('takes whoever is signed in by their own address', async () => {
    const { show } = await addFreePass(1);
    const sari = await api.signIn();
    expect((await join(show, 'budi@kotak.id', sari.headers)).data.email).toBe(sari.email);
    expect((await join(show, undefined, { authorization: 'Bearer forged' })).code).toBe('jwt_invalid');
  });

  it('says what is wrong', async () => {
    const { show } = await addFreePass(1);
    expect(await join(show)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await join(show, 'nobody')).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await join({ id: 999_999 }, 'a1@kotak.id')).toMatchObject({ code: 'show_not_found' });
    expect(await join(await api.addShow(), 'a2@kotak.id')).toMatchObject({
      status: 400,
      code: 'seats_available',
    });
    const closed = await api.addShow({ ticket_quota: 0, status: 'INACTIVE' });
    expect(await join(closed, 'a3@kotak.id')).toMatchObject({ code: 'sale_closed' });
    const sari = await api.signIn();
    const own = await api.addShow({ ticket_quota: 0, video_created_id: Number(sari.user.id) });
    expect(await join(own, undefined, sari.headers)).toMatchObject({ code: 'own_show' });
  });

  it('is slowed down by address and by recipient', async () => {
    const { show } = await addFreePass(1);
    const shows = [show, ...(await Promise.all([1, 1, 1].map(async () => (await addFreePass(1)).show)))];
    const codes = [];
    for (const wanted of shows) codes.push((await join(wanted, 'korban@kotak.id', newAddress())).status);
    expect(codes).toEqual([201, 201, 201, 429]);
    api.advance(4 * MINUTE);
    expect((await join(show, 'korban@kotak.id', newAddress())).status).toBe(201);
    const address = newAddress();
    const many = await Promise.all(
      Array.from({ length: ORDERS_PER_MINUTE + 2 }, (_, at) => join(show, `banyak-${at}@kotak.id`, address)),
    );
    expect(many.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('a seat that comes back', () => {
  it('is offered to who joined first, and is theirs alone', async () => {
    const { show } = await addHeld(1);
    for (const name of ['satu', 'dua']) await join(show, `${name}@kotak.id`);
    api.advance(26 * 60 * MINUTE);
    await api.runJobs();
    const [offer, ...others] = await offersOf(show);
    expect(others).toEqual([]);
    expect(offer?.to).toBe('satu@kotak.id');
    expect(await seats(show)).toEqual({ ticket_sold: 0, ticket_held: 0, ticket_offered: 1 });
    const told = await api.show(show.id);
    expect(told).toMatchObject({ ticket_left: 0, next_release_at: api.now() + OFFER_WINDOW_MS });
    expect((await look(show, offer?.pass)).data).toEqual({
      room_id: show.id,
      expires_at: api.now() + OFFER_WINDOW_MS,
      email: 's***@kotak.id',
    });

    expect((await api.order({ email: 'orang@kotak.id', show })).code).toBe('sold_out');
    const headers = { 'idempotency-key': 'pesan-satu', 'panggung-pass': offer?.pass ?? '' };
    const body = { email: 'orang@kotak.id', room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 };
    const order = (email: string) => api.post('/api/v1/payment-va/guest', { ...body, email }, headers);
    expect((await order('orang@kotak.id')).code).toBe('offer_of_another');
    const taken = await order('satu@kotak.id');
    expect(taken).toMatchObject({ status: 201, data: { status: 'PENDING' } });
    expect(await seats(show)).toEqual({ ticket_sold: 0, ticket_held: 1, ticket_offered: 0 });
    expect((await order('satu@kotak.id')).data.id).toBe(taken.data.id);
    expect((await look(show, offer?.pass)).code).toBe('offer_expired');

    api.advance(26 * 60 * MINUTE);
    await api.runJobs();
    expect((await offersOf(show)).map(({ to }) => to)).toEqual(['satu@kotak.id', 'dua@kotak.id']);
  });

  it('goes on after a quarter of an hour, and to everybody after the last', async () => {
    const { show, free } = await addFreePass(1);
    for (const name of ['satu', 'dua']) await join(show, `${name}@kotak.id`);
    await free();
    await api.runJobs();
    await api.runJobs();
    expect(await offersOf(show)).toHaveLength(1);
    api.advance(OFFER_WINDOW_MS);
    const [first] = await offersOf(show);
    expect((await take(show, 'satu@kotak.id', first?.pass)).code).toBe('offer_expired');
    expect((await take(show, 'orang@kotak.id')).code).toBe('sold_out');
    await api.runJobs();
    expect((await offersOf(show)).map(({ to }) => to)).toEqual(['satu@kotak.id', 'dua@kotak.id']);
    api.advance(OFFER_WINDOW_MS);
    await api.runJobs();
    expect(await offersOf(show)).toHaveLength(2);
    expect(await seats(show)).toMatchObject({ ticket_offered: 0 });
    expect((await take(show, 'orang@kotak.id')).status).toBe(201);
    expect((await join(show, 'satu@kotak.id')).status).toBe(201);
  });

  it('is taken by the account of the address, and by no forged pass', async () => {
    const { show, free } = await addFreePass(1);
    const sari = await api.signIn();
    await api.ports.database
      .updateTable('user_account')
      .set({ phone: '081234567890', city: first('city'), work: first('work') })
      .where('email', '=', sari.email)
      .execute();
    await join(show, sari.email);
    await free();
    await api.runJobs();
    const [offer] = await offersOf(show);
    const pass = offer?.pass ?? '';
    const forged = pass.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const wrong of [forged, 'offer', 'offer.1.2.3', `offer.${show.id}..`, pass.slice(0, -32)]) {
      expect((await look(show, wrong)).code, wrong).toBe('offer_expired');
      expect((await take(show, sari.email, wrong)).code, wrong).not.toBe(undefined);
    }
    const other = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    expect((await take(other, 'satu@kotak.id', pass)).code).toBe('offer_expired');
    expect((await take(show, sari.email, pass)).code).toBe('email_registered');
    const taken = await api.post(
      '/api/v1/payment-bypass',
      { room_id: show.id },
      { ...sari.headers, 'idempotency-key': crypto.randomUUID(), 'panggung-pass': pass },
    );
    expect(taken).toMatchObject({ status: 201, data: { status: 'COMPLETED' } });
    expect(await seats(show)).toEqual({ ticket_sold: 1, ticket_held: 0, ticket_offered: 0 });
  });

  it.each([
    ['a ticket', 0],
    ['a ticket with an end', 86_400_000],
  ])('passes over who has %s by now', async (_what, life) => {
    const { show, free } = await addFreePass(1);
    const [first, second] = [`satu-${life}@kotak.id`, `dua-${life}@kotak.id`];
    await join(show, first);
    await free();
    const { status, data } = await take(show, first);
    expect(status).toBe(201);
    const tickets = api.ports.database.updateTable('payment').where('id', '=', String(data.id));
    await tickets.set({ expired_ticket: life && api.now() + life }).execute();
    await join(show, second);
    await free();
    await api.runJobs();
    expect((await offersOf(show)).map(({ to }) => to)).toEqual([second]);
  });

  it('is offered again after a crash in the middle', async () => {
    const { show, free } = await addFreePass(1);
    await join(show, 'satu@kotak.id');
    await free();
    const crash = api.ports.database.transaction().execute(async (transaction) => {
      await lockShows(transaction, [Number(show.id)]);
      expect(await offerSeats(transaction, [Number(show.id)], api.now())).toBe(1);
      throw new Error('crash');
    });
    await expect(crash).rejects.toThrow('crash');
    expect(await offersOf(show)).toEqual([]);
    expect(await seats(show)).toMatchObject({ ticket_offered: 0 });
    await api.runJobs();
    expect(await offersOf(show)).toHaveLength(1);
  });
});

describe('a crowd', () => {
  it('gets each seat once, in the order it joined, while others buy and time passes', async () => {
    const { show, free } = await addFreePass(6);
    const waiting = Array.from({ length: 20 }, (_, at) => `antre-${at}@kotak.id`);
    for (const email of waiting) await join(show, email, newAddress());
    await Promise.all([free(2), api.runJobs(), api.runJobs(), ...storm(show, 10)]);
    await free(1);
    await Promise.all([api.runJobs(), ...storm(show, 10), api.runJobs()]);
    const offers = await offersOf(show);
    expect(offers.map(({ to }) => to)).toEqual(waiting.slice(0, offers.length));
    const { ticket_offered } = await seats(show);
    expect(ticket_offered).toBe(offers.length);
    const takes = offers.flatMap(({ to, pass }) => [take(show, to, pass), take(show, to, pass)]);
    const statuses = (await Promise.all([...takes, ...storm(show, 10)])).map(({ status }) => status);
    expect(statuses.slice(0, takes.length).filter((status) => status === 201)).toHaveLength(offers.length);
    const after = await seats(show);
    expect(after.ticket_offered).toBe(0);
    expect(after.ticket_sold).toBeLessThanOrEqual(6);
  });

  /** People who come without an offer. */
  const storm = (show: Show, many: number) =>
    Array.from({ length: many }, () => take(show, newEmail('orang')));
});
