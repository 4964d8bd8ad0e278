import { contract } from '@panggung/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('answers an unknown path in the shape of every refusal', async () => {
  const answer = await api.get('/api/v1/nothing');
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'not_found', message: 'There is nothing here' },
  ]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('answers every call of the contract', () => {
  const answered = new Set(api.app.routes.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(contract).filter((call) => !answered.has(call))).toEqual([]);
});

it('says nothing of a fault but that there was one, and logs it with the number the caller got', async () => {
  const clock = () => {
    throw new Error('the clock stopped');
  };
  const broken = await startApi({ ports: { clock } });
  const answer = await broken.get('/health');
  expect([answer.status, answer.body]).toEqual([500, { code: 'internal', message: 'Something went wrong' }]);
  const requestId = answer.headers.get('x-request-id');
  expect(broken.lines).toContainEqual(
    expect.objectContaining({
      level: 'error',
      requestId,
      error: expect.stringContaining('the clock stopped'),
    }),
  );
  await broken.stop();
});

it('refuses a body that is too large or no JSON', async () => {
  const post = (body: string) =>
    api.fetch('/api/v1/payment-bypass', { method: 'POST', body, headers: { 'idempotency-key': 'k' } });
  for (const body of ['x'.repeat(70_000), '{"email":', '']) {
    const response = await post(body);
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_request']);
  }
});

it.each([
  '/api/v1/room/video?q=%00',
  '/api/v1/payment/%00/events?code_guest=%00',
  '/api/v1/payment/guest?code_guest=%00&room_video_id=1',
  '/api/v1/payment/guest/a%00@b.co/1',
  '/api/v1/room/video?page=1e300',
  '/api/v1/payment-type/guest?amount=1e300',
])('refuses what no database can hold: %s', async (path) => {
  const { status, code } = await api.get(path);
  expect([status, code]).toEqual([400, 'invalid_request']);
});

it.each(['a\u0000@b.co', 'a\ud800@b.co', 'a\u202e@b.co'])(
  'takes no address with invisible signs: %j',
  async (email) => {
    const { status, message } = await api.order({ email, show: await api.addShow() });
    expect([status, message]).toEqual([400, 'E-mail must be valid']);
  },
);

it('names each request, so that a caller and the log speak of the same', async () => {
  const { headers } = await api.get('/health');
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(api.lines).toContainEqual(
    expect.objectContaining({ requestId: id, call: 'GET /health', status: 200 }),
  );
});
