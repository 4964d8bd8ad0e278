import type { Category, PaymentType } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Api, startApi } from '../../../../tests/api.js';
import { createMetrics } from '../adapters/metrics.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ ports: { metrics: createMetrics() } });
});
afterAll(() => api.stop());

describe('categories', () => {
  it('are listed by name and read one by one', async () => {
    const { database } = api.ports;
    await database
      .insertInto('category')
      .values([{ name: 'Zapin' }, { name: 'Akustik' }].map((row) => ({ ...row, icon: null })))
      .execute();
    const { data } = await api.get<Category[]>('/api/v1/room/category?per_page=-1&order_by=name&order=asc');
    expect(data.map(({ name }) => name)).toEqual(['Akustik', 'Zapin']);
    const [first] = data;
    expect((await api.get<Category>(`/api/v1/room/category/${first?.id}`)).data).toEqual(first);
    expect(await api.get('/api/v1/room/category/4711')).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('ways to pay', () => {
  const codes = async (query: string) =>
    (await api.get<PaymentType[]>(`/api/v1/payment-type/guest${query}`)).data.map(
      (type) => type.channel_code,
    );

  it('are those that take the amount, and never one that is switched off', async () => {
    expect(await codes('')).toEqual(['BCA', 'BNI', 'BRI']);
    expect(await codes('?amount=10000')).toEqual(['BCA', 'BNI', 'BRI']);
    expect(await codes('?amount=9999')).toEqual([]);
    expect(await codes('?amount=100000')).toEqual(['BCA', 'BNI', 'BRI']);
    expect(await codes('?amount=100001')).toEqual(['BCA', 'BNI']);
    expect(await api.get('/api/v1/payment-type/guest?amount=-1')).toMatchObject({ status: 400 });
  });

  it('are read one by one, also when switched off meanwhile', async () => {
    const off = await api.ports.database
      .selectFrom('payment_type')
      .select('id')
      .where('is_enabled', '=', false)
      .executeTakeFirstOrThrow();
    const { data } = await api.get<PaymentType>(`/api/v1/payment-type/guest/${off.id}`);
    expect(data).toMatchObject({ channel_code: 'MANDIRI', currency: 'IDR', is_enabled: false });
    expect(data).not.toHaveProperty('payment_grace');
    expect(await api.get('/api/v1/payment-type/guest/4711')).toMatchObject({
      status: 404,
      code: 'payment_type_not_found',
    });
  });
});

describe('an address', () => {
  it('is known or not, however it is written', async () => {
    await api.addShow();
    expect(await api.get('/auth/email?email=%20Artist@Panggung.test')).toMatchObject({
      status: 200,
      data: { email: 'artist@panggung.test' },
    });
    expect(await api.get('/auth/email?email=nobody@panggung.test&room_video_id=1')).toMatchObject({
      status: 404,
      code: 'email_not_found',
    });
    expect(await api.get('/auth/email?email=nobody')).toMatchObject({
      status: 400,
      message: 'E-mail must be valid',
    });
  });
});

it('nobody learns who has an account by asking for everybody', async () => {
  const ask = (n: number) =>
    api.get(`/auth/email?email=guess-${n}@panggung.test`, { [ADDRESS_HEADER]: '203.0.113.9' });
  const answers = await Promise.all(Array.from({ length: 140 }, (_, n) => ask(n)));
  const limited = answers.filter(({ code }) => code === 'rate_limited');
  expect(limited).toHaveLength(20);
  expect(limited[0]?.headers.get('retry-after')).toBe('1');
});

describe('the operator', () => {
  it('sees that the API is well, and that it is not once the database is away', async () => {
    expect(await api.get('/health')).toMatchObject({ status: 200, data: { status: 'ok' } });
    const other = await startApi();
    await other.ports.database.destroy();
    expect(await other.get('/health')).toMatchObject({ status: 503, code: 'busy' });
  });

  it('reads what was called, by route and never by path, and what waits', async () => {
    const show = await api.addShow({ ticket_quota: 5 });
    await api.order({ email: 'counted@panggung.test', show });
    const full = await api.addShow({ ticket_quota: 0, sale_opens_at: api.now() + 60_000 });
    const join = { room_id: full.id, email: 'waiter@panggung.test' };
    await Promise.all([1, 2].map(() => api.post('/api/v1/sale-queue', { room_id: full.id })));
    await api.post('/api/v1/waiting-list', join);
    await api.get('/api/v1/payment/guest/counted@panggung.test/1');
    const text = await (await api.fetch('/metrics')).text();
    expect(text).toContain(
      'panggung_http_request_seconds_count{call="POST /api/v1/payment-va/guest",status="201"} 1',
    );
    const levels = { seats_held: 1, sale_queue: 2, waiting_list: 1 };
    for (const [of, value] of Object.entries(levels)) {
      expect(text).toContain(`panggung_level{of="${of}"} ${value}\n`);
    }
    expect(text).not.toContain('counted@panggung.test');
  });
});
