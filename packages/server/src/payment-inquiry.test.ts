import type { Payment } from '@panggung/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, CALLBACK_TOKEN, startApi } from '../../../tests/api.js';

const MINUTE = 60_000;
const DAY = 86_400_000;

let api: Api;
let asked: string[];
beforeAll(async () => {
  api = await startApi();
  const { gateway } = api.ports;
  const { find } = gateway;
  gateway.find = (order) => {
    asked.push(order.externalId);
    return find(order);
  };
});
afterAll(() => api.stop());
afterEach(() => api.gateway.set({ callback: 'normal', gateway: 'up', transactions: 'current' }));

let guests = 0;

/** One ticket of a show that has no other, paid for unless told otherwise, while the callback gets lost. */
async function orderLast({ isPaid = true } = {}) {
  asked = [];
  const show = await api.addShow({ ticket_quota: 1 });
  const { data: payment } = await api.order({ email: `asker-${++guests}@panggung.test`, show });
  api.gateway.set({ callback: 'lost' });
  if (isPaid) await api.pay(payment);
  return { show, payment };
}

async function pass(ms: number) {
  api.advance(ms);
  await api.runJobs();
}

function books({ id }: Pick<Payment, 'id'>) {
  const payments = api.ports.database.selectFrom('payment').where('id', '=', String(id));
  return payments.select(['status', 'seat', 'failure', 'refund_status']).executeTakeFirstOrThrow();
}

const mailsTo = async ({ email }: Payment) => (await api.mails()).filter(({ to }) => to === email);
const left = async (show: { id: string | number }) => (await api.show(show.id)).ticket_left;
const timesAsked = ({ external_id }: Payment) => asked.filter((id) => id === external_id).length;

const sold = { status: 'COMPLETED', seat: 'sold', failure: null, refund_status: 'none' };
const ended = { status: 'FAILED', seat: 'none', failure: 'expired', refund_status: 'none' };

describe('money whose callback never comes', () => {
  it('is found minutes later: the ticket is sold and its code mailed', async () => {
    const { payment } = await orderLast();
    await api.runJobs();
    expect((await books(payment)).status).toBe('PENDING');
    await pass(3 * MINUTE);
    expect(await books(payment)).toEqual(sold);
    expect((await mailsTo(payment)).at(-1)?.text).toContain(String(payment.code_guest));
  });

  it('is found before the seat is let go, and told to who looks at the payment', async () => {
    const { payment, show } = await orderLast();
    api.gateway.set({ transactions: 'late', lateBy: DAY });
    await pass(3 * MINUTE);
    await pass(23 * 60 * MINUTE);
    expect((await books(payment)).status).toBe('PENDING');
    await pass(2 * 60 * MINUTE);
    expect(await books(payment)).toEqual(sold);
    const { data } = await api.get(
      `/api/v1/payment/guest?code_guest=${payment.code_guest}&room_video_id=${show.id}`,
    );
    expect(data.status).toBe('COMPLETED');
  });

  it('gets the seat that is free again when even the gateway heard of it after the hold', async () => {
    const { payment } = await orderLast();
    api.gateway.set({ transactions: 'late', lateBy: 2 * DAY });
    await pass(25 * 60 * MINUTE);
    expect(await books(payment)).toEqual(ended);
    await pass(2 * DAY);
    expect(await books(payment)).toEqual(sold);
  });

  it('is owed back when somebody else has that seat by then', async () => {
    const { payment, show } = await orderLast();
    api.gateway.set({ transactions: 'late', lateBy: 2 * DAY });
    await pass(25 * 60 * MINUTE);
    const { data: other } = await api.order({ email: `asker-${++guests}@panggung.test`, show });
    api.gateway.set({ callback: 'normal' });
    await api.pay(other);
    await pass(2 * DAY);
    expect(await books(payment)).toEqual({ ...ended, refund_status: 'due' });
    expect((await mailsTo(payment)).at(-1)?.subject).toContain('kembalikan');
    expect(await books(other)).toEqual(sold);
  });

  it('is owed back when its buyer has another ticket by then, also one that ends', async () => {
    const { payment, show } = await orderLast();
    api.gateway.set({ transactions: 'late', lateBy: 2 * DAY });
    await pass(25 * 60 * MINUTE);
    const { data: other } = await api.order({ email: String(payment.email), show });
    api.gateway.set({ callback: 'normal' });
    await api.pay(other);
    const { database } = api.ports;
    await database.updateTable('show').set({ ticket_quota: 2 }).where('id', '=', Number(show.id)).execute();
    const tickets = database.updateTable('payment').set({ expired_ticket: api.now() + 30 * DAY });
    await tickets.where('id', '=', String(other.id)).execute();
    await pass(2 * DAY);
    expect(await books(payment)).toEqual({ ...ended, refund_status: 'due' });
  });

  it('of the wrong amount is found too, and owed back', async () => {
    const { payment } = await orderLast({ isPaid: false });
    await api.pay(payment, { amount: 149_000 });
    await pass(3 * MINUTE);
    expect(await books(payment)).toMatchObject({ failure: 'wrong_amount', refund_status: 'due' });
  });
});

describe('a callback that comes after its money was found', () => {
  async function orderFound() {
    const { payment } = await orderLast({ isPaid: false });
    api.gateway.set({ callback: 'late' });
    await api.pay(payment);
    await pass(3 * MINUTE);
    expect(await books(payment)).toEqual(sold);
    return payment;
  }

  it('changes nothing and mails nothing', async () => {
    const payment = await orderFound();
    await api.gateway.sendCallbacks({ all: true });
    await pass(MINUTE);
    expect(await books(payment)).toEqual(sold);
    expect(await mailsTo(payment)).toHaveLength(2);
  });

  it('is known by its other id as well', async () => {
    const payment = await orderFound();
    const inbox = api.ports.database.selectFrom('webhook_inbox').select('dedupe_key');
    const { dedupe_key } = await inbox.where('payment_id', '=', String(payment.id)).executeTakeFirstOrThrow();
    const body = { id: dedupe_key, payment_id: 'another-name', external_id: payment.external_id };
    await api.post('/api/v1/payment-callback/va', body, { 'x-callback-token': CALLBACK_TOKEN });
    await pass(MINUTE);
    expect(await books(payment)).toEqual(sold);
    expect(await inbox.where('dedupe_key', '=', 'another-name').execute()).toEqual([]);
  });
});

it('a callback that could not be confirmed before its money was found by the other id owes nothing back', async () => {
  const { payment } = await orderLast({ isPaid: false });
  const { gateway } = api.ports;
  const { read } = gateway;
  api.gateway.set({ callback: 'lost' });
  await api.pay(payment);
  const order = { source: 'va', channelCode: 'BCA', gatewayId: null, expirationDate: null } as const;
  const found = await gateway.find({ ...order, externalId: String(payment.external_id) });
  gateway.read = async () => null;
  const body = { id: found?.paymentId, payment_id: 'told-name', external_id: payment.external_id };
  await api.post('/api/v1/payment-callback/va', body, { 'x-callback-token': CALLBACK_TOKEN });
  await pass(3 * MINUTE);
  expect(await books(payment)).toEqual(sold);
  gateway.read = async () => found && { ...found, paymentId: 'told-name' };
  await pass(3 * MINUTE);
  gateway.read = read;
  expect(await books(payment)).toEqual(sold);
});

describe('asking the gateway', () => {
  it('becomes rarer while nobody pays, and ends four days after the hold', async () => {
    const { payment, show } = await orderLast({ isPaid: false });
    for (let minute = 0; minute < 60; minute++) await pass(MINUTE);
    expect(timesAsked(payment)).toBe(9);
    for (let hour = 0; hour < 130; hour += 2) await pass(120 * MINUTE);
    expect(timesAsked(payment)).toBeLessThan(30);
    expect(await books(payment)).toEqual(ended);
    expect(await left(show)).toBe(1);
    const inquiries = api.ports.database.selectFrom('payment_inquiry').selectAll();
    expect(await inquiries.where('payment_id', '=', String(payment.id)).execute()).toEqual([]);
  });

  it('is not needed when the callback came', async () => {
    const { payment } = await orderLast({ isPaid: false });
    api.gateway.set({ callback: 'normal' });
    await api.pay(payment);
    await pass(DAY);
    expect(timesAsked(payment)).toBe(0);
  });

  it('keeps the seat for ten minutes while the gateway is silent, then lets it go and asks on', async () => {
    const { payment, show } = await orderLast();
    api.gateway.set({ gateway: 'down' });
    await pass((payment.expiration_date ?? 0) - api.now() + 2 * MINUTE);
    await pass(5 * MINUTE);
    expect((await books(payment)).status).toBe('PENDING');
    expect(await left(show)).toBe(0);
    await pass(10 * MINUTE);
    expect(await books(payment)).toEqual(ended);
    api.gateway.set({ gateway: 'up' });
    await pass(MINUTE);
    expect(await books(payment)).toEqual(sold);
  });

  it('goes on for the others when one answer fails', async () => {
    const first = await orderLast();
    const second = await orderLast();
    const { gateway } = api.ports;
    const { find } = gateway;
    gateway.find = (order) =>
      order.externalId === first.payment.external_id ? Promise.reject(new Error('no answer')) : find(order);
    await pass(3 * MINUTE);
    expect([await books(first.payment), await books(second.payment)]).toMatchObject([
      { status: 'PENDING' },
      { status: 'COMPLETED' },
    ]);
    gateway.find = find;
    await pass(MINUTE);
    expect(await books(first.payment)).toEqual(sold);
  });
});
