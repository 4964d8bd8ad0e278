import { describe, expect, it } from 'vitest';
import { startMerchant } from './merchant.fixture.js';

const callback_url = 'http://merchant.test/callback/ewallet';
const redirect_url = 'http://merchant.test/back';
const items = [{ id: '7', name: 'Malam Tepi Laut', price: 150_000, quantity: 1 }];
const second = 1_000;

const wallet = (wish: Record<string, unknown> = {}) => ({
  external_id: 'order-1',
  amount: 150_000,
  phone: '081234567890',
  ewallet_type: 'OVO',
  callback_url,
  redirect_url,
  items,
  ...wish,
});
const code = (wish: Record<string, unknown> = {}) => ({
  external_id: 'order-1',
  retail_outlet_name: 'ALFAMART',
  name: 'Ani Contoh',
  expected_amount: 150_000,
  is_single_use: true,
  ...wish,
});
const picture = (wish: Record<string, unknown> = {}) => ({
  external_id: 'order-1',
  type: 'DYNAMIC',
  callback_url: 'http://merchant.test/callback/qr',
  amount: 150_000,
  ...wish,
});

describe('a wallet', () => {
  it('asks on the phone and tells that it was paid', async () => {
    const merchant = startMerchant();
    const opened = await merchant.call('POST', '/ewallets', wallet());
    expect(opened).toMatchObject({
      status: 200,
      body: { status: 'PENDING', ewallet_type: 'OVO', amount: 150_000 },
    });
    await merchant.control.pay('order-1');
    expect(merchant.received).toMatchObject([
      { url: callback_url, token: 'callback-token', body: { external_id: 'order-1', status: 'COMPLETED' } },
    ]);
    const read = await merchant.call('GET', '/ewallets?external_id=order-1&ewallet_type=OVO');
    expect(read.body).toMatchObject({ status: 'COMPLETED', amount: 150_000 });
    expect((await merchant.call('GET', '/ewallets?external_id=order-1&ewallet_type=DANA')).status).toBe(404);
  });

  it.each([
    ['DANA', 'payment_status', 'PAID', 'EXPIRED'],
    ['LINKAJA', 'status', 'SUCCESS_COMPLETED', 'FAILED'],
  ])('%s has a page of its own and says %s: %s or %s', async (ewallet_type, word, paid, declined) => {
    const merchant = startMerchant();
    const { body } = await merchant.call('POST', '/ewallets', wallet({ ewallet_type }));
    expect(body.checkout_url).toMatch(/^http:\/\/.+\/checkouts\/[\w-]{36}$/);
    await merchant.call('POST', '/ewallets', wallet({ ewallet_type, external_id: 'order-2' }));
    await merchant.control.pay(body.checkout_url);
    await merchant.control.fail('order-2');
    expect(merchant.received.map(({ body: told }) => told[word])).toEqual([paid, declined]);
  });

  it('that nobody answers fails by itself after its time', async () => {
    const merchant = startMerchant();
    await merchant.call('POST', '/ewallets', wallet());
    await merchant.advance(54 * second);
    expect(merchant.received).toEqual([]);
    await merchant.advance(second);
    expect(merchant.received).toMatchObject([
      { body: { status: 'FAILED', failure_code: 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT' } },
    ]);
    await expect(merchant.control.pay('order-1')).rejects.toMatchObject({ code: 'INACTIVE_CHARGE_ERROR' });
  });

  it('may take back that it failed', async () => {
    const merchant = startMerchant();
    await merchant.call('POST', '/ewallets', wallet({ ewallet_type: 'DANA' }));
    await merchant.control.fail('order-1');
    await expect(merchant.control.pay('order-1')).rejects.toMatchObject({ code: 'INACTIVE_CHARGE_ERROR' });
    await merchant.control.pay('order-1', { isLate: true });
    expect(merchant.received.map(({ body }) => body.payment_status)).toEqual(['EXPIRED', 'PAID']);
  });

  it('answers the same order with the same charge, and refuses another under its id', async () => {
    const merchant = startMerchant();
    const first = await merchant.call('POST', '/ewallets', wallet({ ewallet_type: 'DANA' }));
    const again = await merchant.call('POST', '/ewallets', wallet({ ewallet_type: 'DANA' }));
    expect(again.body).toEqual(first.body);
    const other = await merchant.call('POST', '/ewallets', wallet({ ewallet_type: 'DANA', amount: 20_000 }));
    expect(other.body.error_code).toBe('DUPLICATE_PAYMENT_REQUEST_ERROR');
  });

  it.each([
    [400, 'API_VALIDATION_ERROR', { ewallet_type: 'KANTONG' }],
    [400, 'API_VALIDATION_ERROR', { phone: '' }],
    [400, 'API_VALIDATION_ERROR', { ewallet_type: 'DANA', redirect_url: undefined }],
    [400, 'API_VALIDATION_ERROR', { ewallet_type: 'LINKAJA', items: [] }],
    [400, 'API_VALIDATION_ERROR', { amount: 20_000_001 }],
    [400, 'PHONE_NUMBER_NOT_REGISTERED', { phone: '081000000000' }],
    [403, 'CHANNEL_NOT_ACTIVATED', { amount: 10_100 }],
    [503, 'CHANNEL_UNAVAILABLE', { amount: 10_101 }],
    [503, 'SERVER_ERROR', { amount: 10_102 }],
    [400, 'ACCOUNT_ACCESS_BLOCKED', { amount: 20_103 }],
  ])('refuses with %i %s: %j', async (status, error_code, wish) => {
    const merchant = startMerchant();
    expect(await merchant.call('POST', '/ewallets', wallet(wish))).toMatchObject({
      status,
      body: { error_code },
    });
    expect(merchant.control.charges()).toEqual([]);
  });

  it('declines a magic amount when it is to be paid', async () => {
    const merchant = startMerchant();
    await merchant.call('POST', '/ewallets', wallet({ amount: 20_105 }));
    await expect(merchant.control.pay('order-1')).rejects.toMatchObject({ code: 'USER_DECLINED_PAYMENT' });
    await merchant.control.sendCallbacks();
    expect(merchant.received).toMatchObject([
      { body: { status: 'FAILED', failure_code: 'USER_DECLINED_PAYMENT' } },
    ]);
  });
});

describe('a counter', () => {
  it('takes the code, tells beside the accounts, and lists what was paid', async () => {
    const merchant = startMerchant();
    const { body } = await merchant.call('POST', '/fixed_payment_code/', code());
    expect(body).toMatchObject({ name: 'ANI CONTOH', status: 'ACTIVE', expected_amount: 150_000 });
    await merchant.control.pay(body.payment_code);
    expect(merchant.received).toMatchObject([
      {
        url: 'http://merchant.test/retail',
        body: {
          external_id: 'order-1',
          payment_code: body.payment_code,
          amount: 150_000,
          fixed_payment_code_id: body.id,
        },
      },
    ]);
    const { body: paid } = await merchant.call('GET', `/fixed_payment_code/${body.id}/payments`);
    expect(paid.data).toMatchObject([{ payment_id: merchant.received[0]?.body.payment_id, amount: 150_000 }]);
    expect((await merchant.call('GET', `/fixed_payment_code/${body.id}`)).body.status).toBe('INACTIVE');
  });

  it('ends without a word, earlier when the code is changed', async () => {
    const merchant = startMerchant();
    const { body } = await merchant.call('POST', '/fixed_payment_code', code());
    await merchant.call('PATCH', `/fixed_payment_code/${body.id}`, { expiration_date: merchant.at(second) });
    await merchant.advance(second);
    expect((await merchant.call('GET', `/fixed_payment_code/${body.id}`)).body.status).toBe('INACTIVE');
    expect(merchant.received).toEqual([]);
  });

  it.each([
    ['RETAIL_OUTLET_NOT_SUPPORTED_ERROR', { retail_outlet_name: 'WARUNG' }],
    ['MINIMUM_EXPECTED_AMOUNT_ERROR', { expected_amount: 9_999 }],
    ['MAXIMUM_EXPECTED_AMOUNT_ERROR', { expected_amount: 5_000_001 }],
    ['EXPIRATION_DATE_INVALID_ERROR', { expiration_date: '2026-11-21T11:59:59Z' }],
  ])('refuses with %s: %j', async (error_code, wish) => {
    const merchant = startMerchant();
    expect(await merchant.call('POST', '/fixed_payment_code', code(wish))).toMatchObject({
      status: 400,
      body: { error_code },
    });
  });
});

describe('a picture', () => {
  it('is a string with the amount in it, and tells when it was scanned and paid', async () => {
    const merchant = startMerchant();
    const { body } = await merchant.call('POST', '/qr_codes', picture());
    expect(body).toMatchObject({ status: 'ACTIVE', type: 'DYNAMIC' });
    expect(body.qr_string).toMatch(/^000201010212.*5406150000.*6304[0-9A-F]{4}$/);
    await merchant.control.pay(body.qr_string);
    expect(merchant.received).toMatchObject([
      {
        url: 'http://merchant.test/callback/qr',
        body: {
          event: 'qr.payment',
          amount: 150_000,
          status: 'COMPLETED',
          qr_code: { external_id: 'order-1' },
        },
      },
    ]);
    const { body: paid } = await merchant.call('GET', '/qr_codes/payments?external_id=order-1');
    expect(paid).toMatchObject([{ id: merchant.received[0]?.body.id, amount: 150_000 }]);
  });
});

it.each(['merchant.test', 'http://', 'ftp://merchant.test', '/callback'])(
  'nothing is opened that could tell nobody: %s',
  async (address) => {
    const { call } = startMerchant();
    const refused = { status: 400, body: { error_code: 'API_VALIDATION_ERROR' } };
    expect(await call('POST', '/qr_codes', picture({ callback_url: address }))).toMatchObject(refused);
    const dana = wallet({ ewallet_type: 'DANA', callback_url: address });
    expect(await call('POST', '/ewallets', dana)).toMatchObject(refused);
  },
);

it('a callback that books of before send nowhere is tried, and tried again, like any other', async () => {
  const before = startMerchant();
  await before.call('POST', '/qr_codes', picture());
  before.control.set({ callback: 'late' });
  await before.control.pay('order-1');
  const saved = before.save();
  for (const delivery of saved.deliveries) delivery.url = 'nowhere';
  const after = startMerchant({ saved, retryDelays: [second] });
  await after.control.sendCallbacks({ all: true });
  expect(after.save().outcomes.map(([, outcome]) => outcome)).toEqual(['retrying']);
  await after.advance(second);
  expect(after.save().outcomes.map(([, outcome]) => outcome)).toEqual(['givenUp']);
});

describe('a list that lags behind', () => {
  it('shows money once its callback has left, or after the delay', async () => {
    const merchant = startMerchant();
    await merchant.call('POST', '/ewallets', wallet());
    await merchant.call('POST', '/qr_codes', picture());
    const words = async () => [
      (await merchant.call('GET', '/ewallets?external_id=order-1&ewallet_type=OVO')).body.status,
      (await merchant.call('GET', '/qr_codes/payments?external_id=order-1')).body.length,
    ];
    merchant.control.set({ callback: 'lost', transactions: 'late', lateBy: 60 * second });
    for (const { id } of merchant.control.charges()) await merchant.control.pay(id);
    expect(await words()).toEqual(['PENDING', 0]);
    await merchant.advance(60 * second);
    expect(await words()).toEqual(['COMPLETED', 1]);
  });
});

describe('money back', () => {
  it('goes to a wallet, once for a reference and never more than was paid', async () => {
    const merchant = startMerchant();
    const { body } = await merchant.call('POST', '/ewallets', wallet());
    await merchant.control.pay('order-1');
    const send = (reference_id: string, amount: number) =>
      merchant.call('POST', `/ewallets/charges/${body.id}/refunds`, {
        amount,
        reason: 'OTHERS',
        reference_id,
      });
    const first = await send('refund-1', 150_000);
    expect(first).toMatchObject({ status: 200, body: { status: 'SUCCEEDED', amount: 150_000 } });
    expect((await send('refund-1', 150_000)).body.id).toBe(first.body.id);
    expect((await send('refund-2', 1)).body.error_code).toBe('MAXIMUM_REFUND_AMOUNT_REACHED');
    expect((await merchant.call('GET', `/refunds/${first.body.id}`)).body).toEqual(first.body);
  });

  it('goes to who scanned a picture', async () => {
    const merchant = startMerchant();
    await merchant.call('POST', '/qr_codes', picture());
    const { payment_id } = await merchant.control.pay('order-1');
    const sent = await merchant.call('POST', `/qr_codes/payments/${payment_id}/refunds`, { amount: 150_000 });
    expect(sent.body).toMatchObject({ status: 'SUCCEEDED', payment_id });
  });

  it('does not go to a counter', async () => {
    const merchant = startMerchant();
    await merchant.call('POST', '/fixed_payment_code', code());
    await merchant.control.pay('order-1');
    const refused = await merchant.call('POST', '/refunds', {
      payment_request_id: 'order-1',
      amount: 1,
      reason: 'OTHERS',
    });
    expect(refused.body.error_code).toBe('REFUND_NOT_SUPPORTED');
  });
});

it('a restart keeps charges, their money and what went back', async () => {
  const before = startMerchant();
  await before.call('POST', '/ewallets', wallet());
  await before.call('POST', '/qr_codes', picture());
  await before.control.pay('order-1');
  const after = startMerchant({ saved: JSON.parse(JSON.stringify(before.save())) });
  expect(after.save()).toEqual(before.save());
});
