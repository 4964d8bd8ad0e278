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

it('names each request, so that a caller and the log speak of the same', async () => {
  const { headers } = await api.get('/health');
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(api.lines).toContainEqual(
    expect.objectContaining({ requestId: id, call: 'GET /health', status: 200 }),
  );
});
