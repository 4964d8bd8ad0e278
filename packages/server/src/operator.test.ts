import type { Payment } from '@panggung/core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, CALLBACK_TOKEN, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { issueCoupons } from './coupon-issue.js';
import { issueRedeemCodes } from './redeem-issue.js';
import { listRefunds, markSent, sendRefunds } from './refunds.js';
import { cancelShow } from './show-cancel.js';
import { listStuckWebhooks, replayWebhook } from './webhook-replay.js';

const DAY = 86_400_000;

let api: Api;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
});
afterAll(() => api.stop());
afterEach(() => {
  api.gateway.set({ callback: 'normal', gateway: 'up', transactions: 'current' });
  vi.restoreAllMocks();
});

let guests = 0;
const guest = () => `operator-${++guests}@panggung.test`;
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

async function orderBy(
  channel: 'QRIS' | 'DANA' | 'BCA',
  show?: { id: number | string; ticket_price: number },
) {
  const { id: room_id, ticket_price } = show ?? (await api.addShow());
  const body = { email: guest(), room_id, bank_code: channel, ewallet_type: channel };
  const path = channel === 'BCA' ? 'va' : 'ewallet';
  const sum = { amount: ticket_price, expected_amount: ticket_price };
  const { data } = await api.post<Payment>(`/api/v1/payment-${path}/guest`, { ...body, ...sum }, key());
  return data;
}

/** Somebody whose profile is complete. */
async function person(): Promise<Person> {
  const who = await api.signIn();
  const { database } = api.ports;
  const { id: work } = await database.selectFrom('work').select('id').executeTakeFirstOrThrow();
  const { id: city } = await database.selectFrom('city').select('id').executeTakeFirstOrThrow();
  const change = database.updateTable('user_account').set({ phone: '081234567890', work, city });
  await change.where('id', '=', Number(who.user.id)).execute();
  return who;
}

function books({ id }: Pick<Payment, 'id'>) {
  const payments = api.ports.database.selectFrom('payment').where('id', '=', String(id));
  return payments.select(['status', 'failure', 'seat', 'refund_status']).executeTakeFirstOrThrow();
}

const dueOf = ({ id }: Pick<Payment, 'id'>) => listRefunds(api.ports.database, String(id));
const mailsTo = async (email: string | null) => (await api.mails()).filter(({ to }) => to === email);

describe('money that is owed back', () => {
  it('is listed with whom to ask, and sent once by the way it came', async () => {
    const payment = await orderBy('QRIS');
    await api.pay(payment, { amount: 2_000 });
    const due = await dueOf(payment);
    expect(due).toMatchObject([
      {
        amount: 2_000,
        reason: 'wrong_amount',
        channel: 'QRIS',
        contact: payment.email,
        show: 'Malam Tepi Laut',
      },
    ]);
    // Twice at the same time, as by two operators.
    const both = await Promise.all([sendRefunds(api.ports, due), sendRefunds(api.ports, due)]);
    expect(both).toMatchObject([[{ outcome: 'sent' }], [{ outcome: 'settled' }]]);
    expect(await dueOf(payment)).toEqual([]);
    expect((await books(payment)).refund_status).toBe('sent');
    expect(await sendRefunds(api.ports, due)).toMatchObject([{ outcome: 'settled' }]);
  });

  it('is not sent once more where somebody paid it by hand since the list was read', async () => {
    const payment = await orderBy('QRIS');
    await api.pay(payment, { amount: 2_000 });
    const due = await dueOf(payment);
    const refund = vi.spyOn(api.ports.gateway, 'refund');
    await markSent(api.ports.database, String(payment.id), api.now());
    expect(await sendRefunds(api.ports, due)).toMatchObject([{ outcome: 'settled' }]);
    expect(refund).not.toHaveBeenCalled();
  });

  it('is noted by hand no more while the gateway is sending it', async () => {
    const payment = await orderBy('QRIS');
    await api.pay(payment, { amount: 2_000 });
    const { gateway, database } = api.ports;
    const { refund } = gateway;
    let marking: Promise<number> | undefined;
    vi.spyOn(gateway, 'refund').mockImplementation(async (order) => {
      marking = markSent(database, String(payment.id), api.now());
      return refund(order);
    });
    expect(await sendRefunds(api.ports, await dueOf(payment))).toMatchObject([{ outcome: 'sent' }]);
    expect(await marking).toBe(0);
  });

  it('stays due while the gateway does not answer', async () => {
    const payment = await orderBy('QRIS');
    await api.pay(payment, { amount: 2_000 });
    api.gateway.set({ gateway: 'down' });
    expect(await sendRefunds(api.ports, await dueOf(payment))).toMatchObject([{ outcome: 'failed' }]);
    expect(await dueOf(payment)).toHaveLength(1);
    expect((await books(payment)).refund_status).toBe('due');
  });

  it('from a bank is paid by hand, and noted when somebody did', async () => {
    const payment = await orderBy('BCA');
    await api.pay(payment, { amount: 2_000 });
    const refund = vi.spyOn(api.ports.gateway, 'refund');
    expect(await sendRefunds(api.ports, await dueOf(payment))).toMatchObject([{ outcome: 'by_hand' }]);
    expect(refund).not.toHaveBeenCalled();
    expect(await markSent(api.ports.database, String(payment.id), api.now())).toBe(1);
    expect((await books(payment)).refund_status).toBe('sent');
    expect(await markSent(api.ports.database, String(payment.id), api.now())).toBe(0);
  });

  it('after its order was given up buys no ticket, however many seats are free', async () => {
    const ayu = await person();
    const show = await api.addShow();
    const body = { room_id: show.id, ewallet_type: 'QRIS', amount: show.ticket_price, donate: 0 };
    const { data: payment } = await api.post<Payment>('/api/v1/payment-ewallet', body, {
      ...ayu.headers,
      ...key(),
    });
    const { status } = await api.delete(`/api/v1/payment/${payment.id}`, ayu.headers);
    expect(status).toBe(200);
    await api.runJobs();
    await api.pay(payment);
    expect(await books(payment)).toEqual({
      status: 'FAILED',
      failure: 'deleted',
      seat: 'none',
      refund_status: 'due',
    });
    expect(await dueOf(payment)).toMatchObject([{ reason: 'deleted', contact: ayu.email }]);
    expect((await mailsTo(ayu.email)).at(-1)?.text).toContain('setelah pesanannya kamu hapus');
  });
});

it('who gives an order up can pay it no more at the bank', async () => {
  const ayu = await person();
  const show = await api.addShow();
  const body = { room_id: show.id, bank_code: 'BCA', expected_amount: show.ticket_price };
  const { data: payment } = await api.post<Payment>('/api/v1/payment-va', body, { ...ayu.headers, ...key() });
  await api.delete(`/api/v1/payment/${payment.id}`, ayu.headers);
  await api.runJobs();
  api.advance(60_000);
  await expect(api.gateway.pay(String(payment.external_id))).rejects.toThrow();
});

describe('an order given up before the gateway answered', () => {
  async function giveUpUnheard(path: 'va' | 'ewallet', wish: Record<string, unknown>): Promise<string> {
    const ayu = await person();
    const show = await api.addShow();
    const { gateway, database } = api.ports;
    let answer = () => {};
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { open } = gateway;
    gateway.open = async (order) => {
      await silence;
      return open(order);
    };
    const body = { room_id: show.id, expected_amount: show.ticket_price, amount: show.ticket_price, ...wish };
    const ordering = api.post<Payment>(`/api/v1/payment-${path}`, body, { ...ayu.headers, ...key() });
    const own = () => database.selectFrom('payment').select('id').where('user_id', '=', Number(ayu.user.id));
    await expect.poll(async () => (await own().execute()).length).toBe(1);
    const { id } = await own().executeTakeFirstOrThrow();
    await api.delete(`/api/v1/payment/${id}`, ayu.headers);
    const closing = api.runJobs();
    answer();
    gateway.open = open;
    await Promise.all([ordering, closing]);
    return id;
  }

  it('is closed once it did', async () => {
    const id = await giveUpUnheard('va', { bank_code: 'BCA' });
    api.advance(5_000);
    await api.runJobs();
    api.advance(60_000);
    await expect(api.gateway.pay(id)).rejects.toThrow();
  });

  it('is asked after: what is paid all the same is owed back, though no callback tells of it', async () => {
    const id = await giveUpUnheard('ewallet', { ewallet_type: 'QRIS' });
    api.gateway.set({ callback: 'lost' });
    await api.gateway.pay(id);
    api.advance(3 * 60_000);
    await api.runJobs();
    expect(await dueOf({ id })).toMatchObject([{ reason: 'deleted', channel: 'QRIS' }]);
  });
});

describe('a show that is called off', () => {
  it('owes everybody what they paid, frees who waits to pay, and tells all', async () => {
    const show = await api.addShow();
    const [paid, waits] = [await orderBy('DANA', show), await orderBy('BCA', show)];
    await api.pay(paid);
    const { database } = api.ports;
    const done = await cancelShow(database, { showId: Number(show.id), now: api.now() });
    expect(done).toEqual({ name: show.name, tickets: 1, orders: 1, owed: show.ticket_price });
    expect(await books(paid)).toEqual({
      status: 'FAILED',
      failure: 'cancelled',
      seat: 'none',
      refund_status: 'due',
    });
    expect(await books(waits)).toMatchObject({
      status: 'FAILED',
      failure: 'cancelled',
      refund_status: 'none',
    });
    expect((await mailsTo(paid.email)).at(-1)?.text).toContain('ke DANA kamu');
    expect(await sendRefunds(api.ports, await dueOf(paid))).toMatchObject([{ outcome: 'sent' }]);
    const again = await cancelShow(database, { showId: Number(show.id), now: api.now() });
    expect(again).toMatchObject({ tickets: 0, orders: 0, owed: 0 });
    expect((await api.order({ email: guest(), show })).code).toBe('sale_closed');
  });

  it('gives no ticket for money that comes later, and owes it', async () => {
    const show = await api.addShow();
    const payment = await orderBy('QRIS', show);
    await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
    await api.pay(payment);
    expect(await dueOf(payment)).toMatchObject([{ reason: 'cancelled', amount: show.ticket_price }]);
    expect(await books(payment)).toMatchObject({ status: 'FAILED', seat: 'none' });
  });

  it('tells who has a ticket that cost nothing, and gives a coupon back', async () => {
    const ayu = await person();
    const show = await api.addShow();
    const { database } = api.ports;
    const coupon = { email: ayu.email, title: 'Gratis', count: 1, endsAt: null, ticketType: '' } as const;
    const [id] = await issueCoupons(database, { ...coupon, type: 'FREE-ONE', now: api.now() });
    const body = { room_id: show.id, coupon_id: id, amount: 0, donate: 0 };
    const { status, message } = await api.post('/api/v1/payment', body, { ...ayu.headers, ...key() });
    expect(status, message).toBe(201);
    await cancelShow(database, { showId: Number(show.id), now: api.now() });
    expect((await mailsTo(ayu.email)).at(-1)?.subject).toBe(`Dibatalkan: ${show.name}`);
    const row = database.selectFrom('coupon').select('status').where('id', '=', Number(id));
    expect(await row.executeTakeFirst()).toEqual({ status: 'UNUSED' });
  });

  it('must be there', async () => {
    await expect(cancelShow(api.ports.database, { showId: 999, now: 0 })).rejects.toThrow(
      'There is no show 999.',
    );
  });
});

describe('coupons and codes', () => {
  it('are given to who has registered, and nobody else', async () => {
    const coupon = { type: 'DISC-50', title: 'x', count: 1, endsAt: null, ticketType: '', now: 0 } as const;
    await expect(issueCoupons(api.ports.database, { ...coupon, email: 'nobody@kotak.id' })).rejects.toThrow(
      'Nobody has registered with nobody@kotak.id.',
    );
    const ayu = await person();
    const ids = await issueCoupons(api.ports.database, {
      ...coupon,
      email: ayu.email.toUpperCase(),
      count: 3,
    });
    expect(new Set(ids).size).toBe(3);
  });

  it('open one ticket each, of shows whose tickets are redeemed', async () => {
    const { database } = api.ports;
    const show = await api.addShow({ ticket_type: 'free', ticket_price: 0, redeem_code: 'RAMAI' });
    const codes = await issueRedeemCodes(database, { showId: Number(show.id), count: 2, now: api.now() });
    expect(codes).toHaveLength(2);
    const redeem = (redeem_code = '') =>
      api.post('/api/v1/payment/guest/redeem-code', { email: guest(), room_id: show.id, redeem_code }, key());
    expect((await redeem(codes[0])).status).toBe(201);
    expect((await redeem(codes[0])).code).toBe('redeem_code_used');
    const other = await api.addShow();
    await expect(issueRedeemCodes(database, { showId: Number(other.id), count: 1, now: 0 })).rejects.toThrow(
      'are not opened by codes',
    );
  });
});

describe('a webhook that is stuck', () => {
  it('is listed after five minutes, and booked when it is tried again', async () => {
    const payment = await orderBy('BCA');
    api.gateway.set({ callback: 'lost' });
    const paid = await api.gateway.pay(String(payment.external_id));
    const { read } = api.ports.gateway;
    api.ports.gateway.read = async () => null;
    const body = { payment_id: paid.payment_id, external_id: payment.external_id };
    const token = { 'x-callback-token': CALLBACK_TOKEN };
    await api.post('/api/v1/payment-callback/va', body, token);
    const { database } = api.ports;
    const stuck = async () =>
      (await listStuckWebhooks(database, api.now())).filter(({ key }) => key === paid.payment_id);
    expect(await stuck()).toEqual([]);
    api.advance(6 * 60_000);
    const [webhook] = await stuck();
    expect(webhook).toMatchObject({ source: 'va', state: 'waiting' });
    expect(await replayWebhook(api.ports, webhook?.id ?? 0)).toBeNull();
    api.ports.gateway.read = read;
    expect(await replayWebhook(api.ports, webhook?.id ?? 0)).toBe('fulfilled');
    expect((await books(payment)).status).toBe('COMPLETED');
    expect(await stuck()).toEqual([]);
    await expect(replayWebhook(api.ports, webhook?.id ?? 0)).rejects.toThrow('There is no stuck webhook');
  });

  it('that was given up is listed, and comes back to life by itself when the gateway tells it again', async () => {
    const payment = await orderBy('DANA');
    const body = { external_id: payment.external_id, ewallet_type: 'DANA', payment_status: 'PAID' };
    const tell = () =>
      api.post('/api/v1/payment-callback/ewallet', body, { 'x-callback-token': CALLBACK_TOKEN });
    await tell();
    for (let minute = 0; minute < 15; minute++) {
      api.advance(61_000);
      await api.runJobs();
    }
    const name = `${payment.external_id} paid`;
    const stuck = async () =>
      (await listStuckWebhooks(api.ports.database, api.now())).filter(({ key }) => key === name);
    expect(await stuck()).toMatchObject([{ state: 'unknown' }]);
    api.gateway.set({ callback: 'lost' });
    await api.gateway.pay(String(payment.external_id));
    await tell();
    await api.runJobs();
    expect((await books(payment)).status).toBe('COMPLETED');
    expect(await stuck()).toEqual([]);
  });
});

it('money is never dropped for having come two days late', async () => {
  const payment = await orderBy('QRIS');
  api.advance(DAY);
  await api.runJobs();
  expect((await books(payment)).status).toBe('FAILED');
  await api.gateway.pay(String(payment.external_id), { isLate: true });
  await api.runJobs();
  expect(await books(payment)).toEqual({
    status: 'COMPLETED',
    failure: null,
    seat: 'sold',
    refund_status: 'none',
  });
});
