import { MAX_PENDING_GIFTS, type Payment, type Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../tests/api.js';
import { addCoupon, buy, type Channel, rowOf, signInCustomer, take } from '../../../tests/buying.js';
import type { Person } from '../../../tests/people.js';
import type { Claim } from './claim.js';
import { claimSeats, lockShows } from './claim-seats.js';
import { ApiError } from './errors.js';
import { givenAway } from './payment-terms.js';
import { sellingOf } from './selling.js';

const DAY = 86_400_000;

let api: Api;
let ayu: Person;
let budi: Person;
let citra: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [ayu, budi, citra] = await Promise.all([signInCustomer(api), signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

let show: Show;
beforeEach(async () => {
  show = await api.addShow({ ticket_quota: 3 });
});

const gift = (by: Channel = 'BCA', giver = ayu, on: Show = show) =>
  buy(api, { by, as: { person: giver, receiver: budi }, show: on });
const own = (on: Show = show) => buy(api, { by: 'BCA', as: { person: budi }, show: on });
const ticketOf = ({ user, headers }: Person) => api.get(`/api/v1/payment/${show.id}/${user.id}`, headers);

const seats = async () => {
  const shows = api.ports.database
    .selectFrom('show')
    .select(['ticket_sold', 'ticket_held', 'ticket_offered']);
  return shows.where('id', '=', Number(show.id)).executeTakeFirstOrThrow();
};
const active = async () => {
  const payments = api.ports.database
    .selectFrom('payment')
    .select('id')
    .where('room_id', '=', Number(show.id));
  return payments.where('for_user_id', '=', Number(budi.user.id)).where('seat', '<>', 'none').execute();
};
const refunds = async ({ id }: Pick<Payment, 'id'>) => {
  const owed = api.ports.database.selectFrom('refund').select(['amount', 'reason']);
  return owed.where('payment_id', '=', String(id)).execute();
};

describe('a present that nobody has paid', () => {
  it('keeps nobody from buying: it gives way, its seat with it, and the giver is told', async () => {
    const { data: given } = await gift();
    expect((await ticketOf(budi)).code).toBe('ticket_not_found');
    const { status, data } = await own();
    expect([status, data.status]).toEqual([201, 'PENDING']);
    expect(await rowOf(api, given)).toMatchObject({ status: 'FAILED', failure: 'overtaken', seat: 'none' });
    expect(await seats()).toMatchObject({ ticket_held: 1, ticket_sold: 0 });
    const told = api.ports.database.selectFrom('notification').select(['user_id', 'title']);
    expect(await told.where('occasion', '=', `ticket ${given.id} overtaken`).execute()).toEqual([
      { user_id: Number(ayu.user.id), title: 'Hadiahmu tidak jadi' },
    ]);
    await api.runJobs();
    api.advance(60_000);
    await expect(api.gateway.pay(String(given.external_id))).rejects.toThrow();
  });

  it('keeps nobody out of the last seat, and gives back its coupon', async () => {
    const last = await api.addShow({ ticket_quota: 1 });
    const couponId = await addCoupon(api, { owner: ayu, type: 'DISC-50' });
    const as = { person: ayu, receiver: budi };
    await buy(api, { by: 'BCA', as, show: last, couponId, total: last.ticket_price / 2 });
    expect((await own(last)).status).toBe(201);
    const coupons = api.ports.database.selectFrom('coupon').select('status').where('id', '=', couponId);
    expect(await coupons.executeTakeFirst()).toEqual({ status: 'UNUSED' });
    expect((await api.show(last.id)).ticket_left).toBe(0);
  });

  it('stays when the order that would replace it is refused', async () => {
    const { data: given } = await gift();
    const wrong = await buy(api, { by: 'BCA', as: { person: budi }, show, total: 1 });
    expect(wrong.code).toBe('amount_mismatch');
    expect((await rowOf(api, given)).status).toBe('PENDING');
  });

  it('comes before another present, and is a ticket once it is paid', async () => {
    const { data: given } = await gift();
    expect((await gift('BCA', citra)).code).toBe('ticket_exists');
    await api.pay(given);
    expect((await own()).code).toBe('ticket_exists');
    expect((await ticketOf(budi)).data).toMatchObject({ id: given.id, status: 'COMPLETED' });
  });

  it('gives way to a ticket that costs nothing, too', async () => {
    const { data: given } = await gift();
    await api.ports.database
      .updateTable('show')
      .set({ ticket_price: 0 })
      .where('id', '=', Number(show.id))
      .execute();
    const { data } = await take(api, { as: { person: budi }, show });
    expect(data.status).toBe('COMPLETED');
    expect((await rowOf(api, given)).failure).toBe('overtaken');
    expect(await seats()).toMatchObject({ ticket_held: 0, ticket_sold: 1 });
  });

  it('does not cost its receiver their place in the waiting list', async () => {
    const full = await api.addShow({ ticket_quota: 1, name: 'Penuh Sekali' });
    await gift('BCA', ayu, full);
    await api.post('/api/v1/waiting-list', { room_id: full.id }, budi.headers);
    await api.ports.database
      .updateTable('show')
      .set({ ticket_quota: 2 })
      .where('id', '=', Number(full.id))
      .execute();
    await api.runJobs();
    const offer = (await api.mails()).find(({ to, text }) => to === budi.email && text.includes('#offer='));
    const pass = /#offer=(\S+)/.exec(offer?.text ?? '')?.[1];
    expect((await buy(api, { by: 'BCA', as: { person: budi }, show: full, pass })).status).toBe(201);
    expect((await api.show(full.id)).ticket_left).toBe(1);
  });
});

describe('money for a present that gave way', () => {
  /** Paid at the gateway before it hears that nobody wants it any more. */
  const payLate = async (given: Payment) => {
    await api.gateway.pay(String(given.external_id), { isLate: true });
    await sellingOf(api.ports).background.idle();
  };

  it('is owed back while the receiver has an order of their own, paid or not', async () => {
    const { data: given } = await gift('DANA');
    const { data } = await own();
    await payLate(given);
    expect(await refunds(given)).toEqual([{ amount: given.amount, reason: 'overtaken' }]);
    await api.pay(data);
    expect(await active()).toEqual([{ id: data.id }]);
    expect(await refunds(data)).toEqual([]);
    const mail = (await api.mails()).findLast(({ to }) => to === ayu.email);
    expect(mail?.text).toContain('Penerima hadiahmu sudah punya tiketnya sendiri');
  });

  it('buys the ticket after all where their own order came to nothing', async () => {
    const { data: given } = await gift('DANA');
    const { data } = await own();
    await api.delete(`/api/v1/payment/${data.id}`, budi.headers);
    await payLate(given);
    expect(await rowOf(api, given)).toMatchObject({ status: 'COMPLETED', failure: null });
    expect(await active()).toEqual([{ id: given.id }]);
    expect(await refunds(given)).toEqual([]);
  });
});

describe('at the same moment', () => {
  const outcomes = (answers: readonly Answer[]) => answers.map(({ code, status }) => code ?? status).sort();

  it('of a present and an own order the own one stands', async () => {
    for (let round = 0; round < 5; round++) {
      show = await api.addShow({ ticket_quota: 1 });
      const wishes = round % 2 ? [gift(), own()] : [own(), gift()];
      const answers = await Promise.all(wishes);
      const mine = answers.find(({ data }) => data?.user_id === budi.user.id);
      expect(mine?.status).toBe(201);
      expect(await active()).toEqual([{ id: mine?.data.id }]);
      expect(await seats()).toMatchObject({ ticket_held: 1, ticket_sold: 0 });
    }
  });

  it('of its payment and an own order one is the ticket, and the money of the other is owed', async () => {
    for (let round = 0; round < 6; round++) {
      show = await api.addShow({ ticket_quota: 1 });
      const { data: given } = await gift('DANA');
      const pay = () => api.pay(given);
      const wishes = round % 2 ? [pay(), own()] : [own(), pay()];
      const [answer] = (await Promise.all(wishes)).filter((one) => one !== undefined);
      const { status } = await rowOf(api, given);
      expect([answer?.code ?? answer?.status, status]).toEqual(
        status === 'COMPLETED' ? ['ticket_exists', 'COMPLETED'] : [201, 'FAILED'],
      );
      expect(await active()).toHaveLength(1);
      expect(await refunds(given)).toHaveLength(status === 'COMPLETED' ? 0 : 1);
    }
  });

  it('of ten orders of the receiver one stands, and the present ends once', async () => {
    const { data: given } = await gift();
    const answers = await Promise.all(Array.from({ length: 10 }, () => own()));
    expect(outcomes(answers)).toEqual([201, ...Array(9).fill('ticket_exists')]);
    expect((await rowOf(api, given)).failure).toBe('overtaken');
    expect(await seats()).toMatchObject({ ticket_held: 1, ticket_sold: 0 });
  });
});

it('a clock that runs out on a present that gave way changes nothing', async () => {
  const { data: given } = await gift();
  await own();
  api.advance(2 * DAY);
  await api.runJobs();
  expect(await rowOf(api, given)).toMatchObject({ failure: 'overtaken', seat: 'none' });
  expect(await seats()).toEqual({ ticket_sold: 0, ticket_held: 0, ticket_offered: 0 });
});

it('a present that is refused counts neither among those one holds nor among the seats', async () => {
  const { database } = api.ports;
  const none = await api.addShow({ ticket_quota: 0 });
  const dita = await signInCustomer(api);
  const ids = { user_id: Number(dita.user.id), for_user_id: Number(budi.user.id) };
  const mails = { email: String(dita.user.email), forEmail: String(budi.user.email), fullName: 'Dita' };
  const held = { ...givenAway, seat: 'held', payment_type: 'BCA', hold_expires_at: api.now() + DAY } as const;
  const present = ({ id }: Show): Claim => ({
    showId: Number(id),
    buyer: { kind: 'account', ...ids, ...mails },
    partnerId: null,
    key: { key: crypto.randomUUID(), bodyHash: '' },
    terms: () => held,
  });
  const claims = [...Array.from({ length: MAX_PENDING_GIFTS }, () => present(none)), present(show)];
  const results = await claimSeats(claims, { database, now: api.now(), lock: lockShows });
  const codes = results.map((result) => (result instanceof ApiError ? result.code : 'held'));
  expect(codes).toEqual([...Array(MAX_PENDING_GIFTS).fill('sold_out'), 'held']);
});
