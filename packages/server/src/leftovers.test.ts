import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { newEmail } from '../../../tests/people.js';
import { LEFTOVERS_KEPT } from './leftovers.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
});
afterAll(() => api.stop());

const DAY = 86_400_000;
const tables = [
  'mail_outbox',
  'waiting_list',
  'sale_queue',
  'idempotency',
  'gateway_outbox',
  'webhook_inbox',
] as const;
const money = ['payment', 'refund'] as const;

async function counts<T extends string>(names: readonly T[]): Promise<Record<T, number>> {
  const { database } = api.ports;
  const rows = names.map(async (name) => [
    name,
    (
      await database
        .selectFrom(name as 'show')
        .selectAll()
        .execute()
    ).length,
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

/** A show that was sold, waited for and stood in line for, with money that came, came late, and never came. */
async function runShow(start: number) {
  const show = await api.addShow({
    ...{ ticket_quota: 3, sale_opens_at: api.now(), start_date: start, start_time: 0 },
  });
  const enter = () => api.post<{ pass: string }>('/api/v1/sale-queue', { room_id: show.id });
  const buy = async (path: string, wish: object) => {
    const { data } = await enter();
    const headers = { 'idempotency-key': crypto.randomUUID(), 'panggung-pass': data.pass };
    return (await api.post(path, { email: newEmail(), room_id: show.id, ...wish }, headers)).data;
  };
  const amount = 150_000;
  const paid = await buy('/api/v1/payment-va/guest', { bank_code: 'BCA', expected_amount: amount });
  const short = await buy('/api/v1/payment-va/guest', { bank_code: 'BCA', expected_amount: amount });
  const failed = await buy('/api/v1/payment-ewallet/guest', { ewallet_type: 'DANA', amount });
  await api.post('/api/v1/waiting-list', { room_id: show.id, email: newEmail() });
  await api.post('/api/v1/waiting-list', { room_id: show.id, email: newEmail() });
  await api.pay(paid);
  await api.pay(short, { amount: 1_000 });
  await api.gateway.fail(String(failed.external_id));
  await api.runJobs();
}

describe('what is over', () => {
  it('is forgotten after a quarter of a year; who paid what, and what is owed, never', async () => {
    await runShow(api.now() + DAY);
    const before = await counts(tables);
    for (const table of tables) expect(before[table], table).toBeGreaterThan(0);
    const kept = await counts(money);
    expect(kept).toMatchObject({ payment: 3, refund: 1 });
    api.advance(LEFTOVERS_KEPT - DAY);
    await api.runJobs();
    expect(await counts(tables)).toMatchObject({ waiting_list: 2, sale_queue: before.sale_queue });
    api.advance(5 * DAY);
    await api.runJobs();
    expect(await counts(tables)).toEqual({
      ...{ mail_outbox: 0, waiting_list: 0, sale_queue: 0, idempotency: 0, gateway_outbox: 0 },
      // The callbacks that brought money; the one that said none would come is gone.
      webhook_inbox: 2,
    });
    expect(await counts(money)).toEqual(kept);
  });

  it('is not yet who waits for a show to come', async () => {
    const show = await api.addShow({ ticket_quota: 0, start_date: api.now() + 2 * LEFTOVERS_KEPT });
    await api.post('/api/v1/waiting-list', { room_id: show.id, email: newEmail() });
    api.advance(LEFTOVERS_KEPT + DAY);
    await api.runJobs();
    expect(await counts(['waiting_list'])).toEqual({ waiting_list: 1 });
  });

  it('does not mend the past: money told of again after all that is booked once', async () => {
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await counts(money)).toMatchObject({ payment: 3, refund: 1 });
  });
});
