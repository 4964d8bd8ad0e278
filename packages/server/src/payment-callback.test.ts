import type { Payment } from '@panggung/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, CALLBACK_TOKEN, startApi } from '../../../tests/api.js';

const CALLBACK = '/api/v1/payment-callback/va';
const DAY = 86_400_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() =>
  api.gateway.set({ callback: 'normal', gateway: 'up', amount: 'right', transactions: 'current' }),
);

let guests = 0;

async function order(quota = 100) {
  const show = await api.addShow({ ticket_quota: quota });
  const { data: payment } = await api.order({ email: `payer-${++guests}@panggung.test`, show });
  return { show, payment };
}

/** How a payment and its show stand in the books. */
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

const sold = {
  status: 'COMPLETED',
  seat: 'sold',
  failure: null,
  refund_status: 'none',
  ticket_sold: 1,
  ticket_held: 0,
};

describe('money that comes as it should', () => {
  it('sells the seat and mails the code with the link that opens the show', async () => {
    const { payment, show } = await order();
    await api.pay(payment);
    expect(await books(payment)).toEqual(sold);
    const mail = (await mailsTo(payment)).at(-1);
    expect(mail?.text).toContain(
      `http://localhost:5173/show/detail?id=${show.id}&code=${payment.code_guest}`,
    );
  });

  it.each(['doubled', 'late', 'reordered'] as const)(
    'sells it once when the callback is %s',
    async (callback) => {
      const { payment } = await order();
      api.gateway.set({ callback });
      await api.pay(payment);
      await api.gateway.sendCallbacks({ all: true });
      await api.runJobs();
      expect(await books(payment)).toEqual(sold);
      expect(await mailsTo(payment)).toHaveLength(2);
    },
  );

  it('is booked later when the gateway cannot be asked at once', async () => {
    const { payment } = await order();
    api.gateway.set({ gateway: 'down' });
    await api.pay(payment);
    expect((await books(payment)).status).toBe('PENDING');
    api.gateway.set({ gateway: 'up' });
    api.advance(60_000);
    await api.runJobs();
    expect(await books(payment)).toEqual(sold);
  });

  it('is booked however long the gateway could not be asked', async () => {
    const { payment } = await order();
    api.gateway.set({ gateway: 'down', transactions: 'late', lateBy: 3 * DAY });
    await api.pay(payment);
    for (let minute = 0; minute < 20; minute++) {
      api.advance(61_000);
      await api.runJobs();
    }
    api.gateway.set({ gateway: 'up' });
    api.advance(61_000);
    await api.runJobs();
    expect(await books(payment)).toEqual(sold);
  });

  it('survives a process that dies between keeping the callback and booking it', async () => {
    const { payment } = await order();
    api.gateway.set({ callback: 'lost' });
    const paid = await api.gateway.pay(String(payment.external_id));
    const now = api.now();
    const kept = {
      source: 'va' as const,
      dedupe_key: paid.payment_id,
      payload: '{}',
      received_at: now,
      next_attempt_at: now,
    };
    const open = { processed_at: null, outcome: null, payment_id: null, amount: null };
    await api.ports.database
      .insertInto('webhook_inbox')
      .values({ ...kept, ...open })
      .execute();
    await api.runJobs();
    expect(await books(payment)).toEqual(sold);
  });
});

/** The gateway itself hears of the money only days later. */
const late = { callback: 'late', transactions: 'late', lateBy: 3 * DAY } as const;

describe('money that comes late', () => {
  it('still gets a seat when one is free', async () => {
    const { payment } = await order();
    api.gateway.set(late);
    await api.pay(payment);
    api.advance(2 * DAY);
    await api.runJobs();
    expect((await books(payment)).status).toBe('FAILED');
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await books(payment)).toEqual(sold);
  });

  it('is owed back when the seat is gone, and its buyer is told', async () => {
    const { payment, show } = await order(1);
    api.gateway.set(late);
    await api.pay(payment);
    api.advance(2 * DAY);
    await api.runJobs();
    api.gateway.set({ callback: 'normal' });
    const { data: other } = await api.order({ email: `payer-${++guests}@panggung.test`, show });
    await api.pay(other);
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await books(payment)).toMatchObject({ status: 'FAILED', refund_status: 'due', ticket_sold: 1 });
    expect((await mailsTo(payment)).at(-1)?.subject).toContain('kembalikan');
    expect((await books(other)).status).toBe('COMPLETED');
  });

  it('is owed back when its buyer has bought again meanwhile: nobody gets two seats', async () => {
    const { payment, show } = await order();
    api.gateway.set(late);
    await api.pay(payment);
    api.advance(2 * DAY);
    await api.runJobs();
    await api.order({ email: String(payment.email), show });
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await books(payment)).toMatchObject({ status: 'FAILED', refund_status: 'due', ticket_sold: 0 });
  });
});

describe('money that is wrong', () => {
  it('never sells: it is owed back and the seat is free', async () => {
    const { payment } = await order();
    await api.pay(payment, { amount: 149_000 });
    expect(await books(payment)).toEqual({
      status: 'FAILED',
      seat: 'none',
      failure: 'wrong_amount',
      refund_status: 'due',
      ticket_sold: 0,
      ticket_held: 0,
    });
    expect((await mailsTo(payment)).at(-1)?.text).toContain('Rp. 149,000');
  });

  it('paid twice keeps the ticket and owes the second payment back', async () => {
    const { payment } = await order();
    await api.pay(payment);
    const again = await keep({ payment_id: 'another', external_id: String(payment.external_id) });
    expect(again.status).toBe(200);
    await withMoney(
      { paymentId: 'another', externalId: String(payment.external_id), amount: payment.amount },
      () => api.runJobs(),
    );
    expect(await books(payment)).toEqual({ ...sold, refund_status: 'due' });
  });

  it('for a payment nobody knows is kept for the operator and sells nothing', async () => {
    await keep({ payment_id: 'stranger', external_id: 'order-of-nobody' });
    await withMoney({ paymentId: 'stranger', externalId: 'order-of-nobody', amount: 5 }, () => api.runJobs());
    expect(await inboxOf('stranger')).toMatchObject({ outcome: 'unknown', amount: 5, payment_id: null });
  });
});

it('money is booked whatever letters its callback brings that no database keeps', async () => {
  const { payment } = await order();
  api.gateway.set({ callback: 'lost' });
  const { payment_id } = await api.gateway.pay(String(payment.external_id));
  const letters = { sender_name: 'Sri\u0000', note: 'half \ud83c', 'k\u0000y': ['\udfff'] };
  const told = { payment_id, external_id: payment.external_id, ...letters };
  expect((await keep(told)).status).toBe(200);
  await api.runJobs();
  expect(await books(payment)).toMatchObject({ status: 'COMPLETED' });
  expect((await inboxOf(String(payment_id)))?.payload).toMatchObject({ sender_name: 'Sri\ufffd' });
});

describe('a callback that is forged', () => {
  it.each([undefined, '', 'wrong', `${CALLBACK_TOKEN}x`])('with the token %s is refused', async (token) => {
    const { payment } = await order();
    const body = { payment_id: 'forged', external_id: payment.external_id, amount: payment.amount };
    const answer = await api.post(CALLBACK, body, token === undefined ? {} : { 'x-callback-token': token });
    expect([answer.status, answer.code]).toEqual([401, 'callback_unauthorized']);
    expect((await books(payment)).status).toBe('PENDING');
  });

  it('with the right token is not believed: the gateway knows of no such money', async () => {
    const { payment } = await order();
    await keep({ payment_id: 'made-up', external_id: String(payment.external_id), amount: payment.amount });
    for (let hour = 0; hour < 20; hour++) {
      api.advance(61_000);
      await api.runJobs();
    }
    expect((await books(payment)).status).toBe('PENDING');
    expect((await inboxOf('made-up'))?.outcome).toBe('unknown');
  });

  it('without an id is no callback', async () => {
    expect((await keep({ external_id: 'x' })).code).toBe('invalid_request');
  });
});

function keep(body: Record<string, unknown>) {
  return api.post(CALLBACK, body, { 'x-callback-token': CALLBACK_TOKEN });
}

function inboxOf(paymentId: string) {
  const inbox = api.ports.database.selectFrom('webhook_inbox').selectAll();
  return inbox.where('dedupe_key', '=', paymentId).executeTakeFirst();
}

/** Lets the gateway know of money that a single-use account would not take. */
async function withMoney(
  money: { paymentId: string; externalId: string; amount: number },
  run: () => Promise<void>,
): Promise<void> {
  const { gateway } = api.ports;
  const { read } = gateway;
  gateway.read = async () => ({ ...money, source: 'va', status: 'paid' });
  api.advance(60_000);
  await run();
  gateway.read = read;
}
