import { serve } from '@hono/node-server';
import type { Payment } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { sellingOf } from './selling.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let guests = 0;

async function order(): Promise<Payment> {
  const show = await api.addShow();
  return (await api.order({ email: `watcher-${++guests}@panggung.test`, show })).data;
}

const pathOf = ({ id, code_guest }: Payment) => `/api/v1/payment/${id}/events?code_guest=${code_guest}`;
const watchers = () => sellingOf(api.ports).watch.size;

/** Reads a stream event by event. */
function readEvents(response: Response) {
  const reader = (response.body as NonNullable<Response['body']>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  return {
    async next(): Promise<Payment> {
      const { value = '' } = await reader.read();
      expect(value).toMatch(/^event: payment\ndata: .*\n\n$/);
      return JSON.parse(value.slice(value.indexOf('{')));
    },
    stop: () => reader.cancel(),
  };
}

describe('watching a payment', () => {
  it('tells how it stands at once, and then that the money has come', async () => {
    const payment = await order();
    const response = await api.fetch(pathOf(payment), { headers: { origin: 'http://localhost:5173' } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    const events = readEvents(response);
    expect(await events.next()).toEqual(payment);
    await api.pay(payment);
    const entry_code = expect.stringMatching(`^PE1.${payment.room_id}.`);
    expect(await events.next()).toEqual({ ...payment, status: 'COMPLETED', entry_code });
    await events.stop();
  });

  it('tells a second watcher who has read older news than the first was told', async () => {
    const payment = await order();
    const { watch } = sellingOf(api.ports);
    const stopFirst = watch.listen({ ...payment, status: 'COMPLETED' }, () => {});
    const told: string[] = [];
    await api.pay(payment);
    const stopSecond = watch.listen(payment, (news) => told.push(news?.status ?? 'deleted'));
    await expect.poll(() => told).toEqual(['COMPLETED']);
    stopFirst();
    stopSecond();
  });

  it('is for as many windows as a buyer has, not for whoever keeps connections busy', async () => {
    const payment = await order();
    const open = () => api.fetch(pathOf(payment));
    const streams = await Promise.all(Array.from({ length: 20 }, open));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await open()).status).toBe(429);
    await streams[0]?.body?.cancel();
    const again = await open();
    expect(again.status).toBe(200);
    await Promise.all([...streams.slice(1), again].map(({ body }) => body?.cancel()));
    expect(watchers()).toBe(0);
  });

  it('tells that the time is over when nobody paid', async () => {
    const payment = await order();
    const events = readEvents(await api.fetch(pathOf(payment)));
    await events.next();
    api.advance(25 * 3_600_000);
    expect((await events.next()).status).toBe('FAILED');
    await events.stop();
  });

  it('brings the account number that came too late for the answer', async () => {
    const payment = await order();
    const account = payment.account_number;
    const row = api.ports.database.updateTable('payment').where('id', '=', String(payment.id));
    await row.set({ account_number: null }).execute();
    const events = readEvents(await api.fetch(pathOf(payment)));
    expect((await events.next()).account_number).toBeNull();
    await row.set({ account_number: account }).execute();
    expect((await events.next()).account_number).toBe(account);
    await events.stop();
  });

  it('is for who has the code: to others there is no such payment', async () => {
    const [payment, other] = [await order(), await order()];
    const codes = ['', 'AAAAAAAAAA', other.code_guest];
    for (const code of codes) {
      const answer = await api.get(`/api/v1/payment/${payment.id}/events?code_guest=${code}`);
      expect([answer.status, answer.code]).toEqual([404, 'payment_not_found']);
    }
    expect((await api.get('/api/v1/payment/1/events?code_guest=')).status).toBe(404);
  });

  it('leaves nothing behind when its reader goes', async () => {
    const payment = await order();
    const streams = await Promise.all(Array.from({ length: 20 }, () => api.fetch(pathOf(payment))));
    expect(watchers()).toBe(1);
    await Promise.all(streams.map((response) => readEvents(response).stop()));
    expect(watchers()).toBe(0);
  });

  it('leaves nothing behind when a connection is cut', async () => {
    const payment = await order();
    const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const cut = new AbortController();
    const url = `http://127.0.0.1:${port}${pathOf(payment)}`;
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(url, { signal: cut.signal })));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(watchers()).toBe(1);
    cut.abort();
    await expect.poll(watchers).toBe(0);
    server.close();
  });

  it('drops a reader that never reads', async () => {
    const payment = await order();
    await api.fetch(pathOf(payment));
    const { watch } = sellingOf(api.ports);
    const row = api.ports.database.updateTable('payment').where('id', '=', String(payment.id));
    for (let change = 0; change < 40 && watchers(); change++) {
      await row.set({ phone: String(change) }).execute();
      watch.changed(String(payment.id));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(watchers()).toBe(0);
  });
});
