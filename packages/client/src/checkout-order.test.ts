import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrder, sendOrder } from './checkout-order.js';
import { createHttp } from './http.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an order finds an API that was away for minutes within five seconds of its return', async () => {
  const asked: number[] = [];
  const away = Date.now() + 180_000;
  const fetch = async () => {
    asked.push(Date.now());
    if (Date.now() < away) throw new TypeError('Failed to fetch');
    return Response.json({ data: { status: 'PENDING' } }, { status: 201 });
  };
  const http = createHttp({ apiUrl: 'http://api.test', fetch });
  const order = createOrder({ show: { id: 7, ticket_price: 0 }, email: 'rani@kotak.id', method: null }, null);
  const sent = sendOrder(http, order, () => {});
  await vi.advanceTimersByTimeAsync(200_000);
  expect((await sent).status).toBe('PENDING');
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? at));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(5000);
});
