import { OFFER_WINDOW_MS, type QueuePlace, type Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../tests/api.js';
import {
  addCode,
  addCoupon,
  buy,
  crowd,
  giveUp,
  readBack,
  redeem,
  rowOf,
  signInCustomer,
  take,
  takeByCoupon,
} from '../../../tests/buying.js';
import { newEmail, type Person, stayIn } from '../../../tests/people.js';
import { sellingOf } from './selling.js';

/** What somebody tries who wants more than they pay for. */
let api: Api;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
beforeEach(async () => {
  [ayu, budi] = await Promise.all([stayIn(api, ayu), stayIn(api, budi)]);
});
afterAll(() => api.stop());

const guest = () => ({ email: newEmail() });
const outcomes = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { code, status } of answers) counts[code ?? status] = (counts[code ?? status] ?? 0) + 1;
  return counts;
};
const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;

async function books({ id }: Pick<Show, 'id'>) {
  const { database } = api.ports;
  const show = database.selectFrom('show').select(['ticket_sold', 'ticket_held', 'ticket_offered']);
  const taken = database.selectFrom('payment').select('id').where('room_id', '=', Number(id));
  const { ticket_sold, ticket_held, ticket_offered } = await show
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const rows = await taken.where('seat', '<>', 'none').execute();
  expect(rows).toHaveLength(ticket_sold + ticket_held);
  return { sold: ticket_sold, held: ticket_held, offered: ticket_offered };
}

describe('one pass', () => {
  it('of the line lets one order in, however many show it at once', async () => {
    const show = await api.addShow({ ticket_quota: 10, ticket_sold: 0, sale_opens_at: api.now() });
    const enter = async () => (await api.post<QueuePlace>('/api/v1/sale-queue', { room_id: show.id })).data;
    const places = [await enter()];
    for (let n = 0; n < 30; n++) places.push(await enter());
    const pass = places[0]?.pass ?? '';
    const answers = await crowd(20, () => buy(api, { by: 'BCA', as: guest(), show, pass }));
    expect(outcomes(answers)).toEqual({ 201: 1, queue_required: 19 });
  });

  it('of an offer is for whom it was made, once, and not a moment longer', async () => {
    const show = await api.addShow({ ...free, name: 'Satu Kursi', ticket_quota: 1, ticket_sold: 1 });
    const { email } = guest();
    await api.post('/api/v1/waiting-list', { room_id: show.id, email });
    const shows = api.ports.database.updateTable('show').where('id', '=', Number(show.id));
    await shows.set({ ticket_sold: 0 }).execute();
    await api.runJobs();
    const mail = (await api.mails()).find(({ to, text }) => to === email && text.includes('#offer='));
    const pass = /#offer=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const thieves = await crowd(10, () => take(api, { as: guest(), show, pass }));
    expect(outcomes(thieves)).toEqual({ offer_of_another: 10 });
    const another = await api.addShow(free);
    expect((await take(api, { as: { email }, show: another, pass })).code).toBe('offer_expired');
    api.advance(OFFER_WINDOW_MS - 1);
    const own = await crowd(10, () => take(api, { as: { email }, show, pass }));
    expect(outcomes(own)[201]).toBe(1);
    expect(await books(show)).toEqual({ sold: 1, held: 0, offered: 0 });
  });
});

describe('one coupon', () => {
  it('halves one price, by whatever channels it is tried at once', async () => {
    const shows = await crowd(8, () => api.addShow());
    const couponId = await addCoupon(api, { owner: ayu, type: 'DISC-50' });
    const by = ['BCA', 'OVO', 'DANA', 'ALFAMART'] as const;
    const answers = await crowd(8, (n) => {
      const show = shows[n] as Show;
      const as = { person: ayu, ...(n % 2 && { receiver: budi }) };
      return buy(api, { by: by[n % 4] ?? 'BCA', as, show, couponId, total: show.ticket_price / 2 });
    });
    expect(outcomes(answers)).toEqual({ 201: 1, coupon_unusable: 7 });
  });

  it('is never worth two, however often its order is given up and its money comes late', async () => {
    const couponId = await addCoupon(api, { owner: ayu, type: 'DISC-50' });
    const as = { person: ayu };
    const order = async (show: Show) =>
      (await buy(api, { by: 'DANA', as, show, couponId, total: show.ticket_price / 2 })).data;
    const first = await order(await api.addShow());
    await Promise.all([giveUp(api, first, ayu), giveUp(api, first, ayu)]);
    const second = await order(await api.addShow());
    await api.gateway.pay(String(first.external_id), { isLate: true });
    await api.pay(second);
    expect([await rowOf(api, first), await rowOf(api, second)]).toMatchObject([
      { status: 'FAILED', refund_status: 'due' },
      { status: 'COMPLETED', refund_status: 'none' },
    ]);
  });

  it('pays whole only what it pays whole', async () => {
    const show = await api.addShow();
    const half = await addCoupon(api, { owner: ayu, type: 'DISC-50' });
    expect((await takeByCoupon(api, { as: { person: ayu }, show, couponId: half })).code).toBe(
      'amount_mismatch',
    );
    const whole = await addCoupon(api, { owner: ayu, type: 'FREE-ONE', ends: api.now() + 1_000 });
    api.advance(1_001);
    expect((await takeByCoupon(api, { as: { person: ayu }, show, couponId: whole })).code).toBe(
      'coupon_unusable',
    );
  });
});

describe('one key', () => {
  it('names one order: of another guest, show, channel or price it is refused, and tells nothing', async () => {
    const [show, other] = [await api.addShow(), await api.addShow()];
    const key = crypto.randomUUID();
    const as = guest();
    const { data } = await buy(api, { by: 'BCA', as, show, key });
    const replays = [
      buy(api, { by: 'BCA', as: guest(), show, key }),
      buy(api, { by: 'BCA', as, show: other, key }),
      buy(api, { by: 'OVO', as, show, key }),
      buy(api, { by: 'BCA', as, show, key, body: { expected_amount: 1 } }),
      buy(api, { by: 'BCA', as: { person: ayu }, show, key }),
      take(api, { as, show, key }),
    ];
    for (const answer of replays.map((replay) => replay)) {
      const { code, body } = await answer;
      expect(['idempotency_key_reused', 'request_in_progress']).toContain(code);
      expect(JSON.stringify(body)).not.toContain(String(data.code_guest));
    }
    expect(await books(show)).toMatchObject({ held: 1 });
    expect(await books(other)).toMatchObject({ held: 0 });
  });
});

describe('one redeem code', () => {
  it('opens one ticket: for a guest, a person and a present at once', async () => {
    const show = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
    const code = await addCode(api, show);
    const answers = await crowd(30, (n) => {
      const as = [guest(), { person: ayu }, { person: ayu, receiver: budi }][n % 3] ?? guest();
      return redeem(api, { as, show, code });
    });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await books(show)).toMatchObject({ sold: 1 });
  });
});

describe('at the last moment', () => {
  const settle = () => sellingOf(api.ports).background.idle();

  it.each([-1, 0, 1])('%i ms from the end of a hold, money and the sweeper agree', async (after) => {
    const show = await api.addShow({ ticket_quota: 1 });
    const { data } = await buy(api, { by: 'DANA', as: guest(), show });
    const { hold_expires_at } = await rowOf(api, data);
    api.advance((hold_expires_at ?? 0) - api.now() + after);
    const rival = guest();
    const [, , answer] = await Promise.all([
      api.gateway.pay(String(data.external_id), { isLate: true }).then(settle),
      api.runJobs(),
      buy(api, { by: 'BCA', as: rival, show }),
    ]);
    await api.runJobs();
    const { status, refund_status } = await rowOf(api, data);
    const hasWon = status === 'COMPLETED';
    expect([status, refund_status]).toEqual(hasWon ? ['COMPLETED', 'none'] : ['FAILED', 'due']);
    expect(answer.code ?? answer.status).toBe(hasWon ? 'sold_out' : 201);
    expect(await books(show)).toMatchObject(hasWon ? { sold: 1, held: 0 } : { sold: 0, held: 1 });
  });

  it('of giving up, paying and running out, one happens, and no money is lost', async () => {
    for (let round = 0; round < 6; round++) {
      const show = await api.addShow({ ticket_quota: 1 });
      const { data } = await buy(api, { by: 'DANA', as: { person: budi }, show });
      const acts = [
        () => giveUp(api, data, budi),
        () => api.gateway.pay(String(data.external_id)).then(settle),
        () => readBack(api, data, { person: budi }),
        () => buy(api, { by: 'OVO', as: { person: ayu, receiver: budi }, show }),
      ];
      await Promise.allSettled([...acts.slice(round % 4), ...acts.slice(0, round % 4)].map((act) => act()));
      await api.runJobs();
      const { status, refund_status } = await rowOf(api, data);
      expect(['COMPLETED none', 'FAILED due']).toContain(`${status} ${refund_status}`);
      await books(show);
    }
  });
});

it('nobody fills seats and mailboxes with presents that cost nothing', async () => {
  const shows = await crowd(25, () => api.addShow(free));
  const answers = await crowd(25, (n) =>
    take(api, { as: { person: ayu, receiver: budi }, show: shows[n] as Show }),
  );
  expect(outcomes(answers)).toEqual({ 201: 20, rate_limited: 5 });
  expect(
    (await take(api, { as: { person: budi, receiver: ayu }, show: await api.addShow(free) })).status,
  ).toBe(201);
  expect((await take(api, { as: { person: ayu }, show: await api.addShow(free) })).status).toBe(201);
});

it('nobody is sold a ticket in the name of a person who has registered, however it is written', async () => {
  const show = await api.addShow(free);
  for (const email of [
    ayu.email.toUpperCase(),
    ` ${ayu.email}\t`,
    `${ayu.email}\u0000`,
    `${ayu.email}\u200b`,
  ]) {
    const answer = await take(api, { as: { email }, show });
    expect(['email_registered', 'invalid_request']).toContain(answer.code);
  }
  expect(await books(show)).toMatchObject({ sold: 0 });
});
