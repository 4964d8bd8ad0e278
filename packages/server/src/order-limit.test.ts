import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Answer, type Api, startApi } from '../../../tests/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let guests = 0;

/** Somebody at this address orders under yet another name. */
function orderFrom(address: string, showId: string | number, key = crypto.randomUUID()): Promise<Answer> {
  const body = { email: `hoarder-${++guests}@panggung.test`, room_id: showId, bank_code: 'BCA' };
  const headers = { 'idempotency-key': key, [ADDRESS_HEADER]: address };
  return api.post('/api/v1/payment-va/guest', { ...body, expected_amount: 150_000 }, headers);
}

const times = (count: number, order: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, order));
const codes = (answers: Answer[]) => answers.map(({ status, code }) => (status === 201 ? status : code));

describe('one address that orders again and again', () => {
  it('gets sixty a minute, then is told when to come back; everybody else goes on buying', async () => {
    const { id } = await api.addShow({ ticket_quota: 200 });
    const answers = await times(61, () => orderFrom('203.0.113.7', id));
    expect(codes(answers).filter((code) => code === 201)).toHaveLength(60);
    const refused = answers.find(({ code }) => code === 'rate_limited');
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await api.show(id)).ticket_left).toBe(140);
    expect((await orderFrom('203.0.113.8', id)).status).toBe(201);
    api.advance(1_000);
    expect(codes(await times(2, () => orderFrom('203.0.113.7', id))).sort()).toEqual([201, 'rate_limited']);
  });

  it('cannot go on with free tickets', async () => {
    const { id } = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const take = (n: number) =>
      api.post(
        '/api/v1/payment-bypass',
        { email: `taker-${n}@panggung.test`, room_id: id },
        { 'idempotency-key': crypto.randomUUID(), [ADDRESS_HEADER]: '203.0.113.9' },
      );
    const paid = await api.addShow();
    await times(59, () => orderFrom('203.0.113.9', paid.id));
    expect(codes([await take(1), await take(2)])).toEqual([201, 'rate_limited']);
  });

  it('may repeat an order whose answer got lost as often as it likes', async () => {
    const { id } = await api.addShow();
    const body = { email: `hoarder-${++guests}@panggung.test`, room_id: id, bank_code: 'BCA' };
    const headers = { 'idempotency-key': crypto.randomUUID(), [ADDRESS_HEADER]: '203.0.113.11' };
    const order = () => api.post('/api/v1/payment-va/guest', { ...body, expected_amount: 150_000 }, headers);
    const answers: Answer[] = [];
    for (let n = 0; n < 61; n++) answers.push(await order());
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const others = await times(60, () => orderFrom('203.0.113.11', id));
    expect(codes(others).filter((code) => code === 201)).toHaveLength(59);
  });

  it('keeps the key of a refused order for another try', async () => {
    const { id } = await api.addShow();
    await times(60, () => orderFrom('203.0.113.10', id));
    const key = crypto.randomUUID();
    expect((await orderFrom('203.0.113.10', id, key)).code).toBe('rate_limited');
    api.advance(1_000);
    expect((await orderFrom('203.0.113.10', id, key)).status).toBe(201);
  });
});

it('an operator may let more or fewer through', async () => {
  const strict = await startApi({ ports: { settings: { ...api.ports.settings, ordersPerMinute: 1 } } });
  const show = await strict.addShow();
  const order = () =>
    strict.post(
      '/api/v1/payment-va/guest',
      { email: `g-${++guests}@panggung.test`, room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 },
      { 'idempotency-key': crypto.randomUUID(), [ADDRESS_HEADER]: '203.0.113.7' },
    );
  expect(codes([await order(), await order()])).toEqual([201, 'rate_limited']);
  await strict.stop();
});
