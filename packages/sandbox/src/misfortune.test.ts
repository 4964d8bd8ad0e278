import { describe, expect, it } from 'vitest';
import { startMerchant } from './merchant.fixture.js';
import type { Switches } from './switches.js';

const minute = 60_000;

async function merchantWith(switches: Partial<Switches>, orders = 1) {
  const merchant = startMerchant({ retryDelays: [minute, 5 * minute] });
  for (let order = 1; order <= orders; order++) await merchant.open({ external_id: `order-${order}` });
  merchant.control.set(switches);
  return merchant;
}
const ordersOf = (merchant: { received: { body: Record<string, unknown> }[] }) =>
  merchant.received.map(({ body }) => body.external_id);

describe('callbacks', () => {
  it('are repeated until the merchant takes them, under the same webhook id', async () => {
    const merchant = await merchantWith({});
    merchant.answerWith(500);
    await merchant.control.pay('order-1');
    await merchant.advance(minute - 1);
    expect(merchant.received).toHaveLength(1);
    merchant.answerWith(200);
    await merchant.advance(1);
    await merchant.advance(60 * minute);
    expect(merchant.received).toHaveLength(2);
    expect(new Set(merchant.received.map(({ webhookId }) => webhookId)).size).toBe(1);
    expect(merchant.control.waitingCallbacks()).toBe(0);
  });

  it('are given up after the last try', async () => {
    const merchant = await merchantWith({});
    merchant.answerWith(500);
    await merchant.control.pay('order-1');
    for (let wait = 0; wait < 10; wait++) await merchant.advance(5 * minute);
    expect(merchant.received).toHaveLength(3);
  });

  it('can get lost, while the money is there', async () => {
    const merchant = await merchantWith({ callback: 'lost' });
    const { payment_id } = await merchant.control.pay('order-1');
    await merchant.advance(24 * 60 * minute);
    expect(merchant.received).toEqual([]);
    expect(
      (await merchant.call('GET', `/callback_virtual_account_payments/payment_id=${payment_id}`)).status,
    ).toBe(200);
    const { body } = await merchant.call('GET', '/transactions?reference_id=order-1');
    expect(body.data).toMatchObject([{ product_id: payment_id, reference_id: 'order-1', amount: 150_000 }]);
  });

  it('can get lost while the list of payments lags behind', async () => {
    const merchant = await merchantWith({ callback: 'lost', transactions: 'late', lateBy: minute });
    const { id } = await merchant.control.pay('order-1');
    const list = async () => (await merchant.call('GET', '/transactions')).body.data;
    expect(await list()).toEqual([]);
    expect((await merchant.call('GET', `/transactions/txn_${id}`)).status).toBe(404);
    await merchant.advance(minute);
    expect(await list()).toHaveLength(1);
  });

  it('can come twice for one payment, under two webhook ids', async () => {
    const merchant = await merchantWith({ callback: 'doubled' });
    await merchant.control.pay('order-1');
    expect(new Set(merchant.received.map(({ webhookId }) => webhookId)).size).toBe(2);
    expect(new Set(merchant.received.map(({ body }) => body.payment_id)).size).toBe(1);
  });

  it('can come late', async () => {
    const merchant = await merchantWith({ callback: 'late', lateBy: 10 * minute });
    await merchant.control.pay('order-1');
    await merchant.advance(10 * minute - 1);
    expect(merchant.received).toEqual([]);
    await merchant.advance(1);
    expect(ordersOf(merchant)).toEqual(['order-1']);
  });

  it('can overtake each other', async () => {
    const merchant = await merchantWith({ callback: 'reordered' }, 2);
    await merchant.control.pay('order-1');
    expect(merchant.received).toEqual([]);
    await merchant.control.pay('order-2');
    expect(ordersOf(merchant)).toEqual(['order-2', 'order-1']);
  });

  it('can tell of the wrong amount', async () => {
    const merchant = await merchantWith({ amount: 'wrong' });
    await merchant.control.pay('order-1');
    expect(merchant.received[0]?.body.amount).toBe(149_000);
  });
});

describe('the gateway', () => {
  it('can be down, and opens nothing then', async () => {
    const merchant = await merchantWith({ gateway: 'down' }, 0);
    expect(await merchant.open()).toMatchObject({ status: 503, body: { error_code: 'SERVER_ERROR' } });
    merchant.control.set({ gateway: 'up' });
    expect(merchant.control.accounts()).toEqual([]);
  });

  it('can do its work and never answer', async () => {
    const merchant = await merchantWith({}, 1);
    merchant.control.set({ gateway: 'timeout' });
    const authorization = `Basic ${btoa('xnd_development_test:')}`;
    const body = JSON.stringify({ external_id: 'order-2', bank_code: 'BNI', name: 'Panggung' });
    const request = new Request('http://gateway.test/callback_virtual_accounts', {
      method: 'POST',
      headers: { authorization },
      body,
      signal: AbortSignal.timeout(50),
    });
    expect((await merchant.app.request(request)).status).toBe(503);
    expect(merchant.control.account('order-2').bank_code).toBe('BNI');
  });

  it('can be slow', async () => {
    const merchant = await merchantWith({ gateway: 'slow', slowBy: 60 }, 0);
    const started = performance.now();
    expect((await merchant.open()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(55);
  });
});

describe('the control', () => {
  it.each([0, -5, 1.5, 'much'])('pays no amount that is none: %s', async (amount) => {
    const { app, control, received } = await merchantWith({});
    const body = JSON.stringify({ amount });
    const paid = await app.request('/control/accounts/order-1/pay', { method: 'POST', body });
    expect(paid.status).toBe(400);
    expect([control.account('order-1').status, received]).toEqual(['ACTIVE', []]);
  });

  it('pays what is asked for where no amount is said', async () => {
    const { app, received } = await merchantWith({});
    expect((await app.request('/control/accounts/order-1/pay', { method: 'POST' })).status).toBe(200);
    expect(received).toMatchObject([{ body: { amount: 150_000 } }]);
  });
});

describe('the switches', () => {
  it('are set by JSON, and say what there is when a name is wrong', async () => {
    const { app, control } = await merchantWith({});
    const set = (change: object) =>
      app.request('/control/switches', { method: 'PATCH', body: JSON.stringify(change) });
    expect((await set({ callback: 'late', lateBy: 5 })).status).toBe(200);
    expect(control.switches).toMatchObject({ callback: 'late', lateBy: 5 });
    const refused = await set({ callback: 'eaten' });
    expect(refused.status).toBe(400);
    expect((await refused.json()).message).toContain('normal, lost, doubled, late, reordered');
    expect((await set({ weather: 'rain' })).status).toBe(400);
  });
});
