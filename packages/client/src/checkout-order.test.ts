import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wish } from './checkout-body.js';
import { createOrder, sendOrder } from './checkout-order.js';
import { createHttp } from './http.js';

const wish: Wish = {
  show: { id: 7, name: 'Ombak Utara', ticket_price: 0, video_status: 'WAITING' },
  buyer: { email: 'rani@kotak.id' },
  quote: { ticket: 0, discount: 0, donate: 0, total: 0 },
  method: null,
  coupon: null,
  phone: '',
  redeemCode: null,
};

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
  const order = createOrder(wish, null);
  const sent = sendOrder(http, order, { mayBeMade: false, onSilence: () => {} });
  await vi.advanceTimersByTimeAsync(200_000);
  expect((await sent).status).toBe('PENDING');
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? at));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(5000);
});

test('a proxy that answers in the place of the API does not end an order', async () => {
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    keys.push(new Request(input, init).headers.get('idempotency-key'));
    if (keys.length < 6) return new Response('<h1>Service Unavailable</h1>', { status: 503 });
    return Response.json({ data: { status: 'PENDING' } }, { status: 201 });
  };
  const http = createHttp({ apiUrl: 'http://api.test', fetch });
  const order = createOrder(wish, null);
  const silences: string[] = [];
  const sent = sendOrder(http, order, { mayBeMade: false, onSilence: ({ code }) => silences.push(code) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await sent).status).toBe('PENDING');
  expect(new Set(keys)).toEqual(new Set([order.key]));
  expect(silences).toContain('unreachable');
});

const refusals = {
  busy: { status: 503, retryAfter: '1' },
  rate_limited: { status: 429, retryAfter: '1' },
};
type Hurry = keyof typeof refusals;

/** An API that has no time for some calls; null stands for a connection that is cut. */
function hurriedApi(...answers: (Hurry | null)[]) {
  const keys = new Set<string | null>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    keys.add(new Request(input, init).headers.get('idempotency-key'));
    const code = answers.shift();
    if (code === null) throw new TypeError('Failed to fetch');
    if (!code) return Response.json({ data: { status: 'PENDING' } }, { status: 201 });
    const { status, retryAfter } = refusals[code];
    return Response.json({ code, message: 'Later' }, { status, headers: { 'retry-after': retryAfter } });
  };
  return { keys, http: createHttp({ apiUrl: 'http://api.test', fetch }) };
}

test.each<Hurry>(['busy', 'rate_limited'])(
  'an order cut off on its way is asked for again by an API that says %s meanwhile',
  async (code) => {
    const { http, keys } = hurriedApi(null, code, code, code, code, code);
    const order = createOrder(wish, null);
    const sent = sendOrder(http, order, { mayBeMade: false, onSilence: () => {} });
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await sent).status).toBe('PENDING');
    expect([...keys]).toEqual([order.key]);
  },
);

test('an order from before a reload is not given up because the API is busy', async () => {
  const { http } = hurriedApi('busy', 'busy', 'busy', 'busy');
  const sent = sendOrder(http, createOrder(wish, null), { mayBeMade: true, onSilence: () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await sent).status).toBe('PENDING');
});

test('an order that cannot have been made is refused by an API that stays busy', async () => {
  const { http } = hurriedApi(...Array<Hurry>(9).fill('busy'));
  const sent = sendOrder(http, createOrder(wish, null), { mayBeMade: false, onSilence: () => {} });
  const refused = expect(sent).rejects.toMatchObject({ code: 'busy' });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
});
