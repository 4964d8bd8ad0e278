import { type Payment, quote, type Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellingOf } from '../packages/server/src/selling.js';
import { type Answer, type Api, startApi } from './api.js';
import {
  addCode,
  addCoupon,
  buy,
  type Customer,
  giveUp,
  readBack,
  redeem,
  signInCustomer,
  take,
  takeByCoupon,
} from './buying.js';
import { channelOf, type Outcome, prices, type Row, rows } from './checkout-matrix.js';
import { enter, newEmail, type Person } from './people.js';

const MINUTE = 60_000;
const DONATION = 25_000;
const QUOTA = 1;

let api: Api;
let person: Person;
let receiver: Person;
/** When the session of {@link person} began, by the API's clock. */
let entered: number;

beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [person, receiver] = [await signInCustomer(api), await signInCustomer(api)];
  entered = api.now();
});
afterAll(() => api.stop());

/** Sessions grow old while orders expire. */
async function stayIn(): Promise<void> {
  if (api.now() - entered < 5 * MINUTE) return;
  person = await enter(api, person.email);
  entered = api.now();
}

/** A purchase under way. */
interface Deal {
  row: Row;
  as: Customer;
  show: Show;
  couponId: number | undefined;
  payment: Payment;
}

function customerOf({ buyer }: Row): Customer {
  if (buyer === 'guest') return { email: newEmail() };
  return buyer === 'person' ? { person } : { person, receiver };
}

const donationOf = ({ type, way }: Row) => (type === 'flexible' && way !== 'FREE-ONE' ? DONATION : 0);
const couponOf = ({ way }: Row) => (way === 'FREE-ONE' || way === 'DISC-50' ? way : null);

function totalOf(row: Row): number {
  const coupon = couponOf(row);
  const show = { ticket_type: row.type, ticket_price: prices[row.type] };
  return quote(show, { donate: donationOf(row), coupon: coupon && { coupon_type: coupon } }).total;
}

async function place(row: Row, as: Customer, show: Show, couponId: number | undefined): Promise<Answer> {
  if (row.way === 'nothing') return take(api, { as, show });
  if (row.way === 'code') return redeem(api, { as, show, code: await addCode(api, show) });
  if (row.way === 'FREE-ONE') return takeByCoupon(api, { as, show, couponId: couponId ?? 0 });
  const by = channelOf[row.way] ?? 'BCA';
  return buy(api, { by, as, show, couponId, donate: donationOf(row), total: totalOf(row) });
}

async function open(row: Row): Promise<Deal> {
  await stayIn();
  const show = await api.addShow({
    ticket_type: row.type,
    ticket_price: prices[row.type],
    ticket_quota: QUOTA,
  });
  const type = couponOf(row);
  const couponId = type ? await addCoupon(api, { owner: person, type }) : undefined;
  const as = customerOf(row);
  const answer = await place(row, as, show, couponId);
  expect([answer.status, answer.message]).toEqual([201, undefined]);
  return { row, as, show, couponId, payment: answer.data };
}

/** What a buyer must be given to be able to pay. */
const given: Record<NonNullable<Payment['way']>, (payment: Payment) => unknown> = {
  number: ({ account_number }) => account_number,
  code: ({ payment_code }) => payment_code,
  push: ({ phone }) => phone,
  redirect: ({ checkout_url }) => checkout_url,
  qr: ({ qr_string }) => qr_string,
};

const isWallet = ({ way }: Row) => way === 'OVO' || way === 'DANA' || way === 'LINKAJA';
const reference = ({ payment }: Deal) => String(payment.external_id);

/** Tells the API all there is to tell, and lets it do its work. */
async function catchUp(): Promise<void> {
  await api.gateway.sendCallbacks({ all: true });
  await sellingOf(api.ports).background.idle();
  await api.runJobs();
}

/** Lets the hold run out while nobody hears of money. */
async function runOut({ payment }: Deal): Promise<void> {
  const left = (payment.expiration_date ?? api.now()) - api.now();
  api.advance(left + 61 * MINUTE);
  await api.runJobs();
}

/** Pays while the gateway tells nobody, until the hold is over; a wallet takes back that it failed. */
async function payUnheard(deal: Deal): Promise<void> {
  if (isWallet(deal.row)) {
    await runOut(deal);
    await catchUp();
    await api.gateway.pay(reference(deal), { isLate: true });
    return;
  }
  api.gateway.set({ callback: 'late', transactions: 'late', lateBy: 60 * 24 * 60 * MINUTE });
  await api.gateway.pay(reference(deal));
  await runOut(deal);
}

async function sellOut({ show }: Deal): Promise<void> {
  const left = (await api.show(show.id)).ticket_left;
  for (let seat = 0; seat < left; seat++) await api.order({ email: newEmail(), show });
}

const happen: Record<Outcome, (deal: Deal) => Promise<void>> = {
  paid: async (deal) => {
    if (channelOf[deal.row.way]) await api.pay(deal.payment);
  },
  failed: async (deal) => {
    if (isWallet(deal.row)) await api.gateway.fail(reference(deal));
    else api.gateway.expire(reference(deal));
    api.advance(5 * MINUTE);
    await catchUp();
  },
  expired: runOut,
  deleted: async ({ payment }) => {
    expect((await giveUp(api, payment, person)).status).toBe(200);
  },
  late: async (deal) => {
    await payUnheard(deal);
    await catchUp();
  },
  'too late': async (deal) => {
    if (isWallet(deal.row)) {
      await runOut(deal);
      await catchUp();
      await sellOut(deal);
      await api.gateway.pay(reference(deal), { isLate: true });
    } else {
      await payUnheard(deal);
      await sellOut(deal);
    }
    await catchUp();
  },
};

interface End {
  status: Payment['status'];
  refund_status: Payment['refund_status'];
  sold: number;
}
const lost = { status: 'FAILED', refund_status: 'none', sold: 0 } as const;
const won = { status: 'COMPLETED', refund_status: 'none', sold: 1 } as const;
const ends: Record<Outcome, End> = {
  paid: won,
  failed: lost,
  expired: lost,
  deleted: lost,
  late: won,
  'too late': { ...lost, refund_status: 'due' },
};

async function checkTicket({ as, payment }: Deal): Promise<void> {
  await stayIn();
  const { data } = await readBack(api, payment, 'person' in as ? { person } : as);
  expect(data.status).toBe('COMPLETED');
}

async function checkEnd(deal: Deal): Promise<void> {
  const { row, show, couponId, payment } = deal;
  const end = ends[row.outcome];
  const { database } = api.ports;
  const found = database.selectFrom('payment').selectAll().where('id', '=', String(payment.id));
  const kept = await found.executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ status: end.status, refund_status: end.refund_status, amount: totalOf(row) });
  const shows = database.selectFrom('show').selectAll().where('id', '=', Number(show.id));
  const seats = await shows.executeTakeFirstOrThrow();
  expect(seats.ticket_sold).toBe(end.sold);
  if (row.outcome !== 'too late') expect(seats.ticket_held).toBe(0);
  if (end.status === 'COMPLETED') await checkTicket(deal);
  if (couponId !== undefined) {
    const coupons = database.selectFrom('coupon').selectAll().where('id', '=', couponId);
    const status = end.status === 'COMPLETED' ? 'USED' : 'UNUSED';
    expect((await coupons.executeTakeFirstOrThrow()).status).toBe(status);
  }
  await checkMails(String(payment.id), end);
}

async function checkMails(id: string, { status }: End): Promise<void> {
  const mails = await api.ports.database
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient'])
    .where('payment_id', '=', id)
    .execute();
  const names = mails.map(({ kind, recipient }) => `${kind} ${recipient}`);
  expect(new Set(names).size).toBe(names.length);
  expect(mails.filter(({ kind }) => kind === 'ticket')).toHaveLength(status === 'COMPLETED' ? 1 : 0);
}

const outcomes = Object.keys(ends) as Outcome[];

describe.each(outcomes)('a purchase that is %s', (outcome) => {
  it.each(rows.filter((row) => row.outcome === outcome))('$buyer, $type, $way', async (row) => {
    const deal = await open(row);
    const { payment } = deal;
    expect(payment.amount).toBe(totalOf(row));
    if (channelOf[row.way]) {
      expect(payment.status).toBe('PENDING');
      expect(given[payment.way ?? 'number'](payment)).toEqual(expect.any(String));
    }
    await happen[row.outcome](deal);
    api.gateway.set({ callback: 'normal', transactions: 'current' });
    await checkEnd(deal);
  });
});

it('leaves nothing out but what cannot be', () => {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  expect({ all: rows.length, paid: count('paid'), deleted: count('deleted') }).toEqual({
    all: 214,
    paid: 50,
    deleted: 28,
  });
});
