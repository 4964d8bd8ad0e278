import type { Payment } from '@panggung/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, CALLBACK_TOKEN, startApi } from '../../../tests/api.js';
import { GatewayError } from './ports.js';
import { sellingOf } from './selling.js';

const MINUTE = 60_000;

let api: Api;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
});
afterAll(() => api.stop());
afterEach(() => api.gateway.set({ callback: 'normal', gateway: 'up', transactions: 'current' }));

/** How each channel is ordered by, where it is told of, and what its buyer is shown. */
const channels = {
  OVO: { path: 'ewallet', field: 'ewallet_type', source: 'ewallet', shown: 'phone' },
  DANA: { path: 'ewallet', field: 'ewallet_type', source: 'ewallet', shown: 'checkout_url' },
  LINKAJA: { path: 'ewallet', field: 'ewallet_type', source: 'ewallet', shown: 'checkout_url' },
  QRIS: { path: 'ewallet', field: 'ewallet_type', source: 'qr', shown: 'qr_string' },
  ALFAMART: { path: 'retail', field: 'retail_outlet_name', source: 'retail', shown: 'payment_code' },
  BCA: { path: 'va', field: 'bank_code', source: 'va', shown: 'account_number' },
} as const;
type Channel = keyof typeof channels;
const all = Object.keys(channels) as Channel[];

let guests = 0;

async function ask(channel: Channel, { quota = 5, price = 150_000 } = {}) {
  const show = await api.addShow({ ticket_quota: quota, ticket_price: price });
  const { path, field } = channels[channel];
  const body = {
    email: `channel-${++guests}@panggung.test`,
    room_id: show.id,
    [field]: channel,
    [path === 'ewallet' ? 'amount' : 'expected_amount']: price,
    ...(path === 'ewallet' && { phone: '081234567890' }),
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  return { show, answer: await api.post(`/api/v1/payment-${path}/guest`, body, key) };
}

async function order(channel: Channel, options = {}) {
  const { show, answer } = await ask(channel, options);
  expect(answer.status, answer.message).toBe(201);
  return { show, payment: answer.data };
}

async function books({ id, room_id }: Pick<Payment, 'id' | 'room_id'>) {
  const { database } = api.ports;
  const payment = database.selectFrom('payment').select(['status', 'refund_status', 'failure', 'seat']);
  const show = database.selectFrom('show').select(['ticket_sold', 'ticket_held']);
  return {
    ...(await payment.where('id', '=', String(id)).executeTakeFirstOrThrow()),
    ...(await show.where('id', '=', Number(room_id)).executeTakeFirstOrThrow()),
  };
}

const mailsTo = async ({ email }: Payment) => (await api.mails()).filter(({ to }) => to === email);
const dues = ({ id }: Payment) =>
  api.ports.database
    .selectFrom('refund')
    .select(['amount', 'reason', 'status'])
    .where('payment_id', '=', String(id))
    .execute();

async function pass(ms: number) {
  api.advance(ms);
  await api.runJobs();
}

const seats = { ticket_sold: 1, ticket_held: 0 };
const sold = { status: 'COMPLETED', seat: 'sold', failure: null, refund_status: 'none', ...seats };
const free = { seat: 'none', ticket_sold: 0, ticket_held: 0 };

describe.each(all)('by %s', (channel) => {
  const { source, shown } = channels[channel];

  it('shows what one pays by, and sells for the money', async () => {
    const { payment } = await order(channel);
    expect(payment[shown]).toBeTruthy();
    expect(await books(payment)).toMatchObject({ status: 'PENDING', ticket_held: 1 });
    await api.pay(payment);
    expect(await books(payment)).toEqual(sold);
    expect((await mailsTo(payment)).at(-1)?.text).toContain(String(payment.code_guest));
  });

  it('sells once when the callback comes twice', async () => {
    const { payment } = await order(channel);
    api.gateway.set({ callback: 'doubled' });
    await api.pay(payment);
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await books(payment)).toEqual(sold);
    expect((await mailsTo(payment)).filter(({ subject }) => subject.startsWith('Tiket kamu'))).toHaveLength(
      1,
    );
    expect(await dues(payment)).toEqual([]);
  });

  it('finds money whose callback got lost, and takes its callback for known', async () => {
    const { payment } = await order(channel);
    api.gateway.set({ callback: 'late' });
    await api.pay(payment);
    await pass(3 * MINUTE);
    expect(await books(payment)).toEqual(sold);
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await books(payment)).toEqual(sold);
    expect(await dues(payment)).toEqual([]);
  });

  it('lets the seat go within seconds of a look when the gateway has ended the order', async () => {
    const { payment } = await order(channel);
    api.gateway.set({ callback: 'lost' });
    api.gateway.expire(String(payment.external_id));
    await sellingOf(api.ports).inquiries.refresh(String(payment.id));
    expect(await books(payment)).toMatchObject({ ...free, status: 'FAILED', refund_status: 'none' });
  });

  it('believes no callback with another token, and none that the gateway does not bear out', async () => {
    const { payment } = await order(channel);
    const body = forged(channel, String(payment.external_id));
    const path = `/api/v1/payment-callback/${source}`;
    expect((await api.post(path, body, { 'x-callback-token': 'wrong' })).status).toBe(401);
    expect((await api.post(path, body, { 'x-callback-token': CALLBACK_TOKEN })).status).toBe(200);
    await api.runJobs();
    expect(await books(payment)).toMatchObject({ status: 'PENDING', ticket_held: 1 });
    await api.pay(payment);
    await pass(MINUTE);
    expect(await books(payment)).toMatchObject({ status: 'COMPLETED', refund_status: 'none' });
  });

  it('refuses a callback that names nothing', async () => {
    const path = `/api/v1/payment-callback/${source}`;
    const answer = await api.post(path, { amount: 1 }, { 'x-callback-token': CALLBACK_TOKEN });
    expect(answer.code).toBe('invalid_request');
  });

  it('keeps what is told of an order nobody knows, and sells nothing', async () => {
    const stranger = `stranger-${channel}`;
    const answer = await api.post(`/api/v1/payment-callback/${source}`, forged(channel, stranger), {
      'x-callback-token': CALLBACK_TOKEN,
    });
    expect(answer.status).toBe(200);
    await api.runJobs();
  });
});

/** A callback in the shape of the channel's own, for money that never came. */
function forged(channel: Channel, externalId: string): Record<string, unknown> {
  const money = { amount: 150_000, external_id: externalId };
  const bodies = {
    ewallet: { ...money, ewallet_type: channel, status: 'COMPLETED' },
    qr: {
      id: `qrpy-${externalId}`,
      amount: 150_000,
      status: 'COMPLETED',
      qr_code: { external_id: externalId },
    },
    retail: { ...money, payment_id: `made-up-${externalId}`, fixed_payment_code_id: 'nobody' },
    va: { ...money, payment_id: `made-up-${externalId}` },
  };
  return bodies[channels[channel].source];
}

describe.each(['OVO', 'DANA', 'LINKAJA'] as const)('a wallet that says no: %s', (channel) => {
  it('fails the order at once, and the seat is free', async () => {
    const { payment } = await order(channel);
    await api.gateway.fail(String(payment.external_id));
    await api.runJobs();
    expect(await books(payment)).toMatchObject({ ...free, status: 'FAILED' });
    expect(await dues(payment)).toEqual([]);
  });

  it('and is paid after all still gets a seat that is free', async () => {
    const { payment } = await order(channel);
    api.gateway.expire(String(payment.external_id));
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await books(payment)).toMatchObject({ status: 'FAILED' });
    await api.gateway.pay(String(payment.external_id), { isLate: true });
    await api.runJobs();
    expect(await books(payment)).toEqual(sold);
  });

  it('and is paid after all is owed the money back when the seat is gone', async () => {
    const { payment, show } = await order(channel, { quota: 1 });
    api.gateway.expire(String(payment.external_id));
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    await api.order({ email: `channel-${++guests}@panggung.test`, show });
    await api.gateway.pay(String(payment.external_id), { isLate: true });
    await api.runJobs();
    expect(await books(payment)).toMatchObject({ status: 'FAILED', refund_status: 'due', ticket_sold: 0 });
    expect(await dues(payment)).toEqual([{ amount: 150_000, reason: 'late', status: 'due' }]);
  });
});

describe.each(['QRIS', 'ALFAMART', 'BCA'] as const)('the wrong amount by %s', (channel) => {
  it('sells nothing and is owed back', async () => {
    const { payment } = await order(channel);
    await api.pay(payment, { amount: 149_000 });
    expect(await books(payment)).toMatchObject({ ...free, status: 'FAILED', refund_status: 'due' });
    expect(await dues(payment)).toEqual([{ amount: 149_000, reason: 'wrong_amount', status: 'due' }]);
    expect((await mailsTo(payment)).at(-1)?.text).toContain('Rp. 149,000');
  });
});

describe('an order the wallet refuses', () => {
  it.each([
    [20_103, 'wallet_refused'],
    [10_100, 'gateway_unavailable'],
    [10_101, 'gateway_unavailable'],
  ])('for %i rupiah is refused as %s, and its seat is free', async (price, code) => {
    const { show, answer } = await ask('OVO', { price, quota: 1 });
    expect(answer.code).toBe(code);
    expect((await api.show(show.id)).ticket_left).toBe(1);
    const inquiries = api.ports.database.selectFrom('payment_inquiry').select('payment_id');
    const asked = inquiries.innerJoin('payment', 'payment.id', 'payment_id');
    expect(await asked.where('room_id', '=', Number(show.id)).execute()).toEqual([]);
  });

  it('without saying whether it charged is not told to be free of charge: its seat waits for the money', async () => {
    const { show, payment } = await order('OVO', { price: 10_102, quota: 1 });
    expect(await books(payment)).toMatchObject({ status: 'PENDING', ticket_held: 1 });
    await pass(3 * MINUTE);
    expect(await books(payment)).toMatchObject({ ...free, status: 'FAILED', failure: 'expired' });
    expect((await api.show(show.id)).ticket_left).toBe(1);
  });
});

describe('an order whose answer gets lost', () => {
  /** The gateway opens what it is asked for, and its answer is lost; asked again it says what is told here. */
  async function orderUnheard(again: GatewayError) {
    const { gateway, database } = api.ports;
    const { open } = gateway;
    const lost = new GatewayError('TIMEOUT', `No answer ${crypto.randomUUID()}`, false);
    const answers = [lost];
    gateway.open = async (asked) => {
      await open(asked);
      throw answers.shift() ?? again;
    };
    const ordering = order('OVO', { quota: 1 });
    const noted = database.selectFrom('gateway_outbox').select('attempts');
    const tries = () => noted.where('last_error', '=', String(lost)).execute();
    await expect.poll(tries).toEqual([{ attempts: 1 }]);
    await pass(1_000);
    gateway.open = open;
    return ordering;
  }
  const lose = async (payment: Payment) => {
    api.gateway.set({ callback: 'lost' });
    await api.gateway.pay(String(payment.external_id), { isLate: true });
  };

  it('sells its ticket when it is paid on the phone and no callback comes either', async () => {
    const { payment } = await orderUnheard(new GatewayError('TIMEOUT', 'No answer', false));
    await lose(payment);
    await pass(3 * MINUTE);
    expect(await books(payment)).toEqual(sold);
  });

  it('and is then refused is not said to have cost nothing; what was paid is found', async () => {
    const { payment } = await orderUnheard(new GatewayError('CHANNEL_UNAVAILABLE', 'Not now', true));
    expect(await books(payment)).toMatchObject({ ...free, failure: 'gateway_refused' });
    // Who repeats the order is answered with this one, and does not pay for a second.
    const keys = api.ports.database.selectFrom('idempotency').select('payment_id');
    expect(await keys.where('payment_id', '=', String(payment.id)).execute()).toHaveLength(1);
    await lose(payment);
    await pass(3 * MINUTE);
    expect(await books(payment)).toEqual(sold);
  });
});

it('mails how to pay where there is time to read it', async () => {
  const subjects = async (channel: Channel) => {
    const { payment } = await order(channel);
    return (await mailsTo(payment)).map(({ subject }) => subject.split(':')[0]);
  };
  expect(await subjects('OVO')).toEqual([]);
  expect(await subjects('LINKAJA')).toEqual([]);
  for (const channel of ['DANA', 'QRIS', 'ALFAMART', 'BCA'] as const) {
    expect(await subjects(channel), channel).toEqual(['Menunggu pembayaran']);
  }
});

it('asks the gateway once in a quarter of a minute, however many look at a payment', async () => {
  const { payment } = await order('BCA');
  const { gateway } = api.ports;
  const { find } = gateway;
  let times = 0;
  gateway.find = (asked) => {
    times += 1;
    return find(asked);
  };
  const look = () => sellingOf(api.ports).inquiries.refresh(String(payment.id));
  await Promise.all([look(), look(), look()]);
  api.advance(10_000);
  await look();
  expect(times).toBe(1);
  api.advance(6_000);
  await look();
  gateway.find = find;
  expect(times).toBe(2);
});
