import { describe, expect, it } from 'vitest';
import { startMerchant } from './merchant.fixture.js';

const read = async (response: Response | Promise<Response>) => (await response).text();

function press(merchant: ReturnType<typeof startMerchant>, id: string, action: string, headers = {}) {
  return merchant.app.request(`/accounts/${id}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ do: action }),
  });
}

describe('the page', () => {
  it('says what to do while nothing is there', async () => {
    expect(await read(startMerchant().app.request('/'))).toContain('No payment yet');
  });

  it('lists accounts, newest first, and finds one by part of its number', async () => {
    const merchant = startMerchant();
    const { body: first } = await merchant.open({ virtual_account_number: '1111111111' });
    await merchant.open({ external_id: 'order-2', virtual_account_number: '2222222222' });
    const all = await read(merchant.app.request('/accounts'));
    expect(all.indexOf('order-2')).toBeLessThan(all.indexOf('order-1'));
    const found = await read(merchant.app.request('/accounts?search=1111%201111'));
    expect(found).toContain(first.external_id);
    expect(found).not.toContain('order-2');
    expect(found).toContain('Pay Rp. 150,000');
  });

  it('pays, pays a wrong amount and expires by its buttons', async () => {
    const merchant = startMerchant();
    const ids: string[] = [];
    for (const external_id of ['order-1', 'order-2', 'order-3'])
      ids.push((await merchant.open({ external_id })).body.id);
    const [paid = '', wrong = '', expired = ''] = ids;
    await press(merchant, paid, 'pay');
    await press(merchant, wrong, 'pay-wrong');
    await press(merchant, expired, 'expire');
    expect(merchant.received.map(({ body }) => body.amount)).toEqual([150_000, 75_000]);
    expect(merchant.control.account('order-3').status).toBe('INACTIVE');
    const page = await read(merchant.app.request('/'));
    expect(page.match(/callback taken/g)).toHaveLength(2);
    expect(page).toContain('Expired');
  });

  it('groups what is paid by its kind, and declines a wallet', async () => {
    const merchant = startMerchant();
    await merchant.open();
    const order = { external_id: 'order-2', ewallet_type: 'OVO', amount: 150_000, phone: '081234567890' };
    const { body } = await merchant.call('POST', '/ewallets', order);
    const titles = (await read(merchant.app.request('/accounts'))).match(/<h2>[^<]+/g);
    expect(titles).toEqual(['<h2>Virtual accounts', '<h2>E-wallets']);
    await press(merchant, body.id, 'fail');
    expect(merchant.received).toMatchObject([{ body: { external_id: 'order-2', status: 'FAILED' } }]);
    expect(await read(merchant.app.request('/accounts?search=OVO'))).toContain('Declined');
  });

  it('sets the switches by its form', async () => {
    const merchant = startMerchant();
    const body = new URLSearchParams({
      gateway: 'slow',
      callback: 'doubled',
      amount: 'right',
      transactions: 'late',
      slowBy: '2',
      lateBy: '1.5',
    });
    expect((await merchant.app.request('/switches', { method: 'POST', body })).status).toBe(303);
    expect(merchant.control.switches).toEqual({
      gateway: 'slow',
      callback: 'doubled',
      amount: 'right',
      transactions: 'late',
      slowBy: 2000,
      lateBy: 1500,
    });
  });

  it('runs nothing but its own files, and shows names as text', async () => {
    const merchant = startMerchant();
    await merchant.open({ external_id: '<script>alert(1)</script>' });
    const response = await merchant.app.request('/');
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'",
    );
    const text = await response.text();
    expect(text).not.toContain('<script>alert');
    expect(text).not.toMatch(/ style=|<style| on\w+=/);
  });

  it('takes no button press from another site', async () => {
    const merchant = startMerchant();
    const { body } = await merchant.open();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await press(merchant, body.id, 'pay', headers)).status).toBe(403);
    for (const path of ['accounts/order-1/pay', 'accounts/order-1/expire', 'callbacks/send', 'reset']) {
      const response = await merchant.app.request(`/control/${path}`, { method: 'POST', headers });
      expect(response.status, path).toBe(403);
    }
    expect(merchant.received).toEqual([]);
    expect(merchant.control.account('order-1').status).toBe('ACTIVE');
  });
});

describe('the page of a wallet', () => {
  const wallet = {
    external_id: 'order-1',
    ewallet_type: 'DANA',
    amount: 75_000,
    callback_url: 'http://merchant.test/callback',
    redirect_url: 'http://merchant.test/back?id=7',
    items: [{ id: '7', name: '<b>Malam</b>', price: 75_000, quantity: 1 }],
  };
  async function open(wish = {}) {
    const merchant = startMerchant();
    const { body } = await merchant.call('POST', '/ewallets', { ...wallet, ...wish });
    const path = new URL(body.checkout_url).pathname;
    const decide = (action: string) =>
      merchant.app.request(path, { method: 'POST', body: new URLSearchParams({ do: action }) });
    return { ...merchant, decide, page: () => read(merchant.app.request(path)) };
  }

  it('says what is paid, and shows names as text', async () => {
    const page = await (await open()).page();
    expect(page).toContain('Pay Rp. 75,000');
    expect(page).toContain('&lt;b&gt;Malam&lt;/b&gt;');
  });

  it.each([
    ['pay', 'Paid', 'PAID'],
    ['fail', 'Declined', 'EXPIRED'],
    ['expire', 'Expired', 'EXPIRED'],
  ])('%s: says %s, tells %s and leads back', async (action, text, word) => {
    const merchant = await open();
    await merchant.decide(action);
    expect(merchant.received.map(({ body }) => body.payment_status)).toEqual([word]);
    const page = await merchant.page();
    expect(page).toContain(text);
    expect(page).toContain('href="http://merchant.test/back?id=7"');
    expect(page).not.toContain('<button');
  });

  it('declines a magic amount', async () => {
    const merchant = await open({ amount: 20_105 });
    await merchant.decide('pay');
    await merchant.control.sendCallbacks();
    expect(await merchant.page()).toContain('Declined');
    expect(merchant.received.map(({ body }) => body.payment_status)).toEqual(['EXPIRED']);
  });
});

describe('a restart', () => {
  it('keeps accounts, payments, waiting callbacks and switches', async () => {
    const before = startMerchant();
    await before.open();
    before.answerWith(500);
    const { payment_id } = await before.control.pay('order-1');
    before.control.set({ gateway: 'slow', slowBy: 0 });
    const saved = JSON.parse(JSON.stringify(before.save()));

    const after = startMerchant({ saved });
    expect(after.control.account('order-1').status).toBe('INACTIVE');
    expect(after.control.switches.gateway).toBe('slow');
    await after.advance(60_000);
    expect(after.received.map(({ body }) => body.payment_id)).toEqual([payment_id]);
  });

  it('forgets accounts that ended more than a week ago', async () => {
    const merchant = startMerchant();
    await merchant.open();
    await merchant.advance(8 * 86_400_000 + 1);
    expect(merchant.save().accounts).toEqual([]);
  });
});
