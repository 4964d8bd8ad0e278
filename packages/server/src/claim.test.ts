import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let guests = 0;
const nextGuest = () => `guest-${++guests}@panggung.test`;
const HOUR = 3_600_000;

describe('the last seats', () => {
  it('gives 100 seats to 100 of 500 guests who want them at once, and tells the others clearly', async () => {
    const show = await api.addShow({ ticket_quota: 100 });
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => api.order({ email: nextGuest(), show })),
    );
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 400);
    expect(taken).toHaveLength(100);
    expect(new Set(taken.map(({ data }) => data.account_number)).size).toBe(100);
    expect(refused).toHaveLength(400);
    expect(refused.every(({ code, message }) => code === 'sold_out' && message === 'Sold Out')).toBe(true);
    expect((await api.show(show.id)).ticket_left).toBe(0);
  });

  it('tells when a held seat may come back, and that none will once all are paid', async () => {
    const show = await api.addShow({ ticket_quota: 1 });
    const { data: payment } = await api.order({ email: nextGuest(), show });
    const whileHeld = await api.order({ email: nextGuest(), show });
    expect(whileHeld.body.next_release_at).toBe((payment.expiration_date ?? 0) + 60_000);
    await api.pay(payment);
    const whenSold = await api.order({ email: nextGuest(), show });
    expect(whenSold.body).toEqual({ code: 'sold_out', message: 'Sold Out', next_release_at: null });
  });

  it('leaves an offered seat to whom it was offered, and tells when it may come back', async () => {
    const show = await api.addShow({ ticket_quota: 1, ticket_offered: 1 });
    const offer_expires_at = api.now() + HOUR;
    const offer = { room_id: Number(show.id), email: nextGuest(), offer_hash: 'hash', offer_expires_at };
    await api.ports.database
      .insertInto('waiting_list')
      .values({ ...offer, status: 'offered', created_at: api.now() })
      .execute();
    const refused = await api.order({ email: nextGuest(), show });
    expect(refused.body).toMatchObject({ code: 'sold_out', next_release_at: offer_expires_at });
    const { ticket_left, next_release_at } = await api.show(show.id);
    expect([ticket_left, next_release_at]).toEqual([0, offer_expires_at]);
  });

  it('sells several shows in one rush without mixing them up', async () => {
    const shows = await Promise.all([3, 1, 2].map((quota) => api.addShow({ ticket_quota: quota })));
    const wishes = Array.from({ length: 30 }, (_, n) => shows[n % 3] ?? shows[0]);
    await Promise.all(wishes.map((show) => show && api.order({ email: nextGuest(), show })));
    const left = await Promise.all(shows.map(async ({ id }) => (await api.show(id)).ticket_left));
    expect(left).toEqual([0, 0, 0]);
  });

  it('sells free passes at once, to the last one', async () => {
    const show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0, ticket_quota: 2 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.takeFree({ email: nextGuest(), show })),
    );
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken.map(({ data }) => [data.status, data.amount, data.payment_type])).toEqual([
      ['COMPLETED', 0, 'FREE'],
      ['COMPLETED', 0, 'FREE'],
    ]);
    expect(taken[0]?.data.code_guest).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const mails = (await api.mails()).filter(({ to }) => to === taken[0]?.data.email);
    expect(mails.map(({ text }) => text.includes(String(taken[0]?.data.code_guest)))).toEqual([true]);
  });

  it('gives one guest one ticket for a show, however often they ask at once', async () => {
    const show = await api.addShow();
    const email = nextGuest();
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.order({ email, show })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status === 400).map(({ code }) => code))).toEqual(
      new Set(['ticket_exists']),
    );
    expect((await api.show(show.id)).ticket_left).toBe(99);
  });
});

describe('a seat that nobody paid for', () => {
  it('comes back when its time and the grace for money on its way are over', async () => {
    const show = await api.addShow({ ticket_quota: 1 });
    const email = nextGuest();
    const { data: payment } = await api.order({ email, show });
    api.advance((payment.expiration_date ?? 0) - api.now());
    await api.runJobs();
    expect((await api.show(show.id)).ticket_left).toBe(0);
    api.advance(60_000);
    await api.runJobs();
    expect((await api.show(show.id)).ticket_left).toBe(1);
    expect((await api.order({ email, show })).status).toBe(201);
  });

  it('is over as soon as somebody reads the payment, without any background work', async () => {
    const show = await api.addShow({ ticket_quota: 1 });
    const { data: payment } = await api.order({ email: nextGuest(), show });
    api.advance(25 * HOUR);
    const read = await api.get<{ status: string }>(
      `/api/v1/payment/guest?code_guest=${payment.code_guest}&room_video_id=${show.id}`,
    );
    expect(read.data.status).toBe('FAILED');
    expect((await api.show(show.id)).ticket_left).toBe(1);
  });

  it('must be paid before a show that is about to start', async () => {
    const show = await api.addShow({ start_date: api.now() - 25_200_000, start_time: 2 * HOUR });
    const { data: payment } = await api.order({ email: nextGuest(), show });
    expect(payment.expiration_date).toBe(api.now() + 2 * HOUR);
  });
});

describe('what is not sold', () => {
  const refusals = [
    {
      name: 'a show that is not there',
      show: { id: 987_654, ticket_price: 150_000 },
      code: 'show_not_found',
    },
    { name: 'a deleted show', row: { deleted_at: 1 }, code: 'show_not_found' },
    { name: 'a show taken off sale', row: { status: 'INACTIVE' }, code: 'sale_closed' },
    { name: 'a show with no seats', row: { ticket_quota: 0 }, code: 'sold_out' },
    { name: 'a ticket that is redeemed', row: { ticket_type: 'free' }, code: 'method_unavailable' },
    { name: 'a lower amount than the price', body: { expected_amount: 1 }, code: 'amount_mismatch' },
    {
      name: 'a donation on a fixed ticket',
      body: { donate: 5, expected_amount: 150_005 },
      code: 'amount_mismatch',
    },
    { name: 'more than the bank takes', bankCode: 'BRI', code: 'amount_out_of_range' },
    { name: 'less than the bank takes', row: { ticket_price: 5_000 }, code: 'amount_out_of_range' },
    { name: 'a bank switched off', bankCode: 'MANDIRI', code: 'method_unavailable' },
    { name: 'a bank nobody knows', bankCode: 'NOPE', code: 'method_unavailable' },
    { name: 'to an address of an account', email: 'artist@panggung.test', code: 'email_registered' },
    { name: 'to something that is no address', email: 'nobody', code: 'invalid_request' },
  ] as const;

  it.each(refusals)('$name: $code', async ({ code, ...wish }) => {
    const row = 'row' in wish ? wish.row : {};
    const show = 'show' in wish ? wish.show : await readable(row);
    const answer = await api.order({ email: nextGuest(), show, ...wish });
    expect([answer.status, answer.code]).toEqual([code === 'show_not_found' ? 404 : 400, code]);
    const { ticket_held, ticket_sold } = await counts(show.id);
    expect([ticket_held, ticket_sold]).toEqual([0, 0]);
  });

  it('a paid ticket for nothing', async () => {
    const answer = await api.takeFree({ email: nextGuest(), show: await api.addShow() });
    expect(answer.code).toBe('amount_mismatch');
  });

  /** A show as the buyer saw it, even if it is gone by now. */
  async function readable(row: Parameters<Api['addShow']>[0]) {
    const show = await api.addShow({ ...row, deleted_at: null });
    const shows = api.ports.database.updateTable('show').where('id', '=', Number(show.id));
    await shows.set({ updated_at: api.now(), ...row }).execute();
    return show;
  }

  async function counts(id: string | number) {
    const row = await api.ports.database
      .selectFrom('show')
      .select(['ticket_held', 'ticket_sold'])
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return row ?? { ticket_held: 0, ticket_sold: 0 };
  }
});

describe('what is sold', () => {
  it('any show to an address that only stands in a catalogue: nobody has registered with it', async () => {
    const creator = { email: nextGuest(), full_name: 'Orkes Laut Utara', type: 'ARTIST' as const };
    await api.ports.database
      .insertInto('user_account')
      .values({ ...creator, created_at: api.now() })
      .execute();
    expect((await api.order({ email: creator.email, show: await api.addShow() })).status).toBe(201);
  });

  it('a replay of a show that has ended', async () => {
    const show = await api.addShow({ video_status: 'ENDED', start_date: api.now() - 30 * 24 * HOUR });
    expect((await api.order({ email: nextGuest(), show })).status).toBe(201);
  });

  it('a replay to who had a live-only ticket that has expired', async () => {
    const show = await api.addShow({ video_status: 'LIVE' });
    const email = nextGuest();
    const { data: payment } = await api.order({ email, show });
    await api.pay(payment);
    expect((await api.order({ email, show })).code).toBe('ticket_exists');
    const ended = { is_live_ticket: 1, expired_ticket: api.now() };
    await api.ports.database.updateTable('payment').set(ended).where('id', '=', String(payment.id)).execute();
    expect((await api.order({ email, show })).status).toBe(201);
  });

  it('a flexible ticket with a donation on top', async () => {
    const show = await api.addShow({ ticket_type: 'flexible' });
    const { data } = await api.order({ email: nextGuest(), show, donate: 25_000 });
    expect([data.amount, data.donate]).toEqual([175_000, 25_000]);
  });
});

describe('a queue that is too long', () => {
  it('is cut with a word when to come back', async () => {
    const show = await api.addShow({ ticket_quota: 10_000, ticket_type: 'free_pass', ticket_price: 0 });
    const answers = await Promise.all(
      Array.from({ length: 5_600 }, () => api.takeFree({ email: nextGuest(), show })),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.code).toBe('busy');
    expect(busy[0]?.headers.get('retry-after')).toBe('1');
    const { ticket_left } = await api.show(show.id);
    expect(10_000 - ticket_left).toBe(answers.length - busy.length);
  });
});
