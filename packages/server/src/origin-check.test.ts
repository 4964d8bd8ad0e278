import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { addPartner } from './add-partner.js';

const VENUE = 'https://gedung.example';
const SITE = 'http://localhost:5173';
const STRANGER = 'https://stranger.example';

let api: Api;
let key: string;
beforeAll(async () => {
  api = await startApi();
  key = await addPartner(api.ports.database, {
    name: 'Gedung',
    origins: [`${VENUE}/tickets`],
    now: api.now(),
  });
});
afterAll(() => api.stop());

const preflight = (origin: string) =>
  api.fetch('/api/v1/payment-va/guest', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'idempotency-key',
    },
  });
const order = async (headers: Record<string, string>) => {
  const show = await api.addShow();
  const body = {
    email: 'buyer@panggung.test',
    room_id: show.id,
    bank_code: 'BCA',
    expected_amount: show.ticket_price,
  };
  return api.post('/api/v1/payment-va/guest', body, { 'idempotency-key': crypto.randomUUID(), ...headers });
};
const partnerOf = async (id: unknown) =>
  (
    await api.ports.database
      .selectFrom('payment')
      .select('partner_id')
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow()
  ).partner_id;

describe('a page', () => {
  it.each([VENUE, SITE])('at %s may read, and see what it needs of the answer', async (origin) => {
    const reply = await api.fetch('/api/v1/room/video', { headers: { origin } });
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(reply.headers.get('access-control-expose-headers')).toBe('Date, Retry-After, ETag');
    expect(reply.headers.get('vary')).toContain('Origin');
    const asked = await preflight(origin);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(
      /\bauthorization\b.*\bx-panggung-key\b.*\bpanggung-pass\b.*\bpanggung-queue\b/,
    );
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    expect(Number(asked.headers.get('access-control-max-age'))).toBeGreaterThan(600);
  });

  it.each([STRANGER, 'null', `${VENUE}.evil.example`, 'http://gedung.example'])(
    'at %s is told nothing',
    async (origin) => {
      for (const reply of [
        await api.fetch('/api/v1/room/video', { headers: { origin } }),
        await preflight(origin),
      ]) {
        expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
      expect(await order({ origin, 'x-panggung-key': key })).toMatchObject({
        status: 400,
        code: 'partner_unknown',
      });
    },
  );

  it('of the site may send its cookie along, where the API stands beside it; no partner’s may', async () => {
    const allowed = (headers: Headers) => headers.get('access-control-allow-credentials');
    expect([allowed((await preflight(SITE)).headers), allowed((await preflight(VENUE)).headers)]).toEqual([
      'true',
      null,
    ]);
  });

  it('does not lend its permission to another through the cache', async () => {
    await api.fetch('/api/v1/room/video?per_page=1', { headers: { origin: VENUE } });
    const reply = await api.fetch('/api/v1/room/video?per_page=1', { headers: { origin: STRANGER } });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an order', () => {
  it("carries the partner whose page it came from; the site's own carry none", async () => {
    const fromVenue = await order({ origin: VENUE, 'x-panggung-key': key });
    expect(fromVenue.status).toBe(201);
    expect(await partnerOf(fromVenue.data.id)).toEqual(expect.any(Number));
    const fromSite = await order({ origin: SITE });
    expect(await partnerOf(fromSite.data.id)).toBeNull();
  });

  it('is refused in words the page can read when its key is missing, wrong or of somebody else', async () => {
    const other = await addPartner(api.ports.database, {
      name: 'Lain',
      origins: ['https://lain.example'],
      now: api.now(),
    });
    for (const headers of [{}, { 'x-panggung-key': 'pk_wrong' }, { 'x-panggung-key': other }]) {
      const refused = await order({ origin: VENUE, ...headers });
      expect(refused).toMatchObject({ status: 400, code: 'partner_unknown' });
      expect(refused.headers.get('access-control-allow-origin')).toBe(VENUE);
    }
  });
});

it('a new partner is let in within seconds, without a restart', async () => {
  const origin = 'https://baru.example';
  expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  await addPartner(api.ports.database, { name: 'Baru', origins: [origin], now: api.now() });
  api.advance(3001);
  expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
});
