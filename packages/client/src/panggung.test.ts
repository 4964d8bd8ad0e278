import { afterEach, expect, test, vi } from 'vitest';
import { getPanggung } from './panggung.js';

const REGISTRY = Symbol.for('panggung');

afterEach(() => {
  Reflect.deleteProperty(globalThis, REGISTRY);
});

function netOf() {
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    keys.push(new Request(input, init).headers.get('x-panggung-key'));
    return new Response('{"data":{}}', { status: 201 });
  };
  return { fetch, keys };
}

test('every widget of a page shares what it knows of an API, and nothing of another', () => {
  const one = getPanggung({ apiUrl: 'https://api.test' });
  expect(getPanggung({ apiUrl: 'https://api.test/' })).toBe(one);
  expect(getPanggung({ apiUrl: 'https://other.test' })).not.toBe(one);
  expect(one.shows.one(7)).toBe(one.shows.one('7'));
});

test('a second build of the client on the page joins the first', async () => {
  const one = getPanggung({ apiUrl: 'https://api.test' });
  vi.resetModules();
  const again = await import('./panggung.js');
  expect(again.getPanggung).not.toBe(getPanggung);
  expect(again.getPanggung({ apiUrl: 'https://api.test' })).toBe(one);
});

test('a second build knows why a call of the first one failed', async () => {
  const fetch = async () =>
    Response.json({ code: 'watched_elsewhere', message: 'Elsewhere' }, { status: 409 });
  const one = getPanggung({ apiUrl: 'https://api.test', fetch });
  const thrown = await one.http.call('GET /api/v1/coupon', { query: {} }).catch((error) => error);
  vi.resetModules();
  const again = await import('./api-error.js');
  expect(thrown).not.toBeInstanceOf(again.ApiError);
  expect(again.toApiError(thrown).code).toBe('watched_elsewhere');
});

test('the key a later widget brings is used by all', async () => {
  const { fetch, keys } = netOf();
  const one = getPanggung({ apiUrl: 'https://api.test', fetch });
  getPanggung({ apiUrl: 'https://api.test', partnerKey: 'pk_venue' });
  const body = { email: 'a@b.co', room_id: 1 };
  await one.http.call('POST /api/v1/payment-bypass', { body, idempotencyKey: 'k' });
  expect(keys).toEqual(['pk_venue']);
});
