import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ApiError, toApiError } from './api-error.js';
import { createHttp } from './http.js';

type Answer = Response | 'lost' | 'silent';

/** A network that gives these answers in turn, then the last one for good. */
function networkOf(...answers: Answer[]) {
  const asked: { request: Request; at: number }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ request: new Request(input, init), at: Date.now() });
    if (answer === 'silent') {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    if (answer === 'lost' || !answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  };
  const http = createHttp({ apiUrl: 'http://api.test', fetch, partnerKey: () => 'pk_venue' });
  return { http, asked };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const shows = json(200, { data: [], page: { total_page: 1 } });
const busy = json(503, { code: 'busy', message: 'Busy' });

const list = (http: ReturnType<typeof networkOf>['http']) =>
  http.call('GET /api/v1/room/video', { query: { page: 2, q: 'laut & api' } });
const resend = (http: ReturnType<typeof networkOf>['http']) =>
  http.call('POST /api/v1/payment/guest/resend-code', { body: { email: 'a@b.co', room_id: 1 } });
const take = (http: ReturnType<typeof networkOf>['http']) =>
  http.call('POST /api/v1/payment-bypass', { body: { email: 'a@b.co', room_id: 1 }, idempotencyKey: 'k1' });

const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(() => expect.fail('It succeeded'), toApiError);

describe.concurrent('a call', () => {
  test('writes paths and queries so that nothing in them is misread', async () => {
    const { http, asked } = networkOf(shows, json(200, { data: {} }));
    await list(http);
    await http.call('GET /api/v1/payment/guest/:email/:room_video_id', {
      params: { email: 'a/b+c@d.e?f', room_video_id: '7' },
      query: {},
    });
    const urls = asked.map(({ request }) => new URL(request.url));
    expect(urls[0]?.searchParams.get('q')).toBe('laut & api');
    expect(urls[1]?.pathname).toBe('/api/v1/payment/guest/a%2Fb%2Bc%40d.e%3Ff/7');
  });

  test('names the partner on whatever changes something, and not on reads', async () => {
    const { http, asked } = networkOf(shows, json(201, { data: {} }));
    await list(http);
    await take(http);
    await resend(http);
    const keys = asked.map(({ request }) => request.headers.get('x-panggung-key'));
    expect(keys).toEqual([null, 'pk_venue', 'pk_venue']);
    expect(asked[1]?.request.headers.get('idempotency-key')).toBe('k1');
  });

  test.each([202, 204, 206, 304])('does not take %d for success', async (status) => {
    const { http } = networkOf(
      new Response(status === 202 || status === 206 ? '{"data":[]}' : null, { status }),
    );
    expect((await refusal(list(http))).status).toBe(status);
  });

  test('without data in its answer has failed', async () => {
    const { http } = networkOf(new Response('<html>', { status: 200 }));
    expect((await refusal(list(http))).code).toBe('unexpected');
  });

  test('hands on code, status and message of a refusal', async () => {
    const { http, asked } = networkOf(json(400, { code: 'sold_out', message: 'Sold Out' }));
    expect(await refusal(take(http))).toMatchObject({ code: 'sold_out', status: 400, message: 'Sold Out' });
    expect(asked).toHaveLength(1);
  });

  test('that succeeds after a time-out takes its flag away, and a refusal does not', async () => {
    const { http } = networkOf(json(404, { message: 'None' }), shows);
    http.$timedOut.set(true);
    await refusal(list(http));
    expect(http.$timedOut.get()).toBe(true);
    await list(http);
    expect(http.$timedOut.get()).toBe(false);
  });

  test('that its maker gives up is no time-out, and not repeated', async () => {
    const { http, asked } = networkOf('silent');
    const maker = new AbortController();
    setTimeout(() => maker.abort(), 50);
    const call = http.call('GET /api/v1/room/video', { query: {}, signal: maker.signal });
    expect((await refusal(call)).code).toBe('aborted');
    expect(asked).toHaveLength(1);
    expect(http.$timedOut.get()).toBe(false);
  });
});

describe.concurrent('a repeat', () => {
  test('is made for what only reads, later each time', async () => {
    const { http, asked } = networkOf('lost', busy, shows);
    await list(http);
    const [first = 0, second = 0, third = 0] = asked.map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(280);
    expect(third - second).toBeGreaterThanOrEqual(580);
  });

  test('of an insert carries the same key', async () => {
    const { http, asked } = networkOf('lost', busy, json(201, { data: {} }));
    await take(http);
    expect(asked.map(({ request }) => request.headers.get('idempotency-key'))).toEqual(['k1', 'k1', 'k1']);
  });

  test('is not made for a call that changes something without a key', async () => {
    const { http, asked } = networkOf('lost');
    expect((await refusal(resend(http))).code).toBe('unreachable');
    expect(asked).toHaveLength(1);
  });

  test('waits as long as the server asks', async () => {
    const { http, asked } = networkOf(json(429, { code: 'rate_limited' }, { 'retry-after': '1' }), shows);
    await list(http);
    expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('that would keep somebody waiting long is left to who shows it', async () => {
    const { http, asked } = networkOf(json(503, { code: 'busy' }, { 'retry-after': '60' }));
    expect((await refusal(list(http))).retryAfter).toBe(60_000);
    expect(asked).toHaveLength(1);
  });

  test('is not asked for later than a timer can be set, however long the server would wait', async () => {
    const { http } = networkOf(json(503, { code: 'busy' }, { 'retry-after': '99999999999' }));
    expect((await refusal(list(http))).retryAfter).toBe(2 ** 31 - 1);
  });

  test('ends after three attempts', async () => {
    const { http, asked } = networkOf('lost');
    expect((await refusal(list(http))).code).toBe('unreachable');
    expect(asked).toHaveLength(3);
  });
});

test('a call is given up after ten seconds, and not repeated', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const { http, asked } = networkOf('silent');
  const refused = refusal(list(http));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  await expect.poll(() => asked).toHaveLength(1);
  time.abort(new DOMException('Time is over', 'TimeoutError'));
  expect((await refused).code).toBe('timeout');
  expect(asked).toHaveLength(1);
  expect(http.$timedOut.get()).toBe(true);
});
