import { describe, expect, it } from 'vitest';
import { startMerchant } from './merchant.fixture.js';

describe('opening a virtual account', () => {
  it('answers with a number of the bank and everything that was asked for', async () => {
    const merchant = startMerchant();
    const { status, body } = await merchant.open();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      external_id: 'order-1',
      bank_code: 'BCA',
      merchant_code: '10766',
      name: 'PANGGUNG',
      expected_amount: 150_000,
      is_closed: true,
      is_single_use: true,
      status: 'PENDING',
      expiration_date: '2026-11-22T12:00:00.000Z',
    });
    expect(body.account_number).toMatch(/^10766\d{10}$/);
    expect((await merchant.call('GET', `/callback_virtual_accounts/${body.id}`)).body.status).toBe('ACTIVE');
  });

  it('answers the same order with the same account, so that asking again is safe', async () => {
    const merchant = startMerchant();
    const first = await merchant.open();
    const again = await merchant.open();
    expect(again.body.account_number).toBe(first.body.account_number);
    expect(merchant.control.accounts()).toHaveLength(1);
  });

  it('lives for 31 years when nobody says when it ends', async () => {
    const { body } = await startMerchant().open({ expiration_date: undefined });
    expect(body.expiration_date).toBe('2057-11-21T12:00:00.000Z');
  });

  it.each([
    ['API_VALIDATION_ERROR', { external_id: '' }],
    ['API_VALIDATION_ERROR', { name: 'Tiket <b>' }],
    ['API_VALIDATION_ERROR', { expected_amount: 150_000.5 }],
    ['BANK_NOT_SUPPORTED_ERROR', { bank_code: 'GRINGOTTS' }],
    ['CALLBACK_VIRTUAL_ACCOUNT_NAME_NOT_ALLOWED_ERROR', { name: 'Bank Mandiri' }],
    ['EXPECTED_AMOUNT_REQUIRED_ERROR', { expected_amount: undefined }],
    ['MINIMUM_EXPECTED_AMOUNT_ERROR', { expected_amount: 9_999 }],
    ['MAXIMUM_EXPECTED_AMOUNT_ERROR', { expected_amount: 50_000_001 }],
    ['EXPIRATION_DATE_INVALID_ERROR', { expiration_date: '2026-11-21T11:59:59Z' }],
    ['VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE', { virtual_account_number: '12345678901' }],
  ])('refuses with %s: %j', async (error_code, wish) => {
    const merchant = startMerchant();
    expect(await merchant.open(wish)).toMatchObject({
      status: 400,
      body: { error_code, message: expect.any(String) },
    });
    expect(merchant.control.accounts()).toEqual([]);
  });

  it('refuses another order under a known external id, and a number that is taken', async () => {
    const merchant = startMerchant();
    await merchant.open({ virtual_account_number: '9999000001' });
    const code = 'DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR';
    expect((await merchant.open({ expected_amount: 20_000 })).body.error_code).toBe(code);
    const other = await merchant.open({ external_id: 'order-2', virtual_account_number: '9999000001' });
    expect(other.body.error_code).toBe(code);
  });

  it('knows its merchant by the key alone', async () => {
    const { app } = startMerchant();
    const headers = { authorization: `Basic ${btoa('xnd_development_guess:')}` };
    const response = await app.request('/callback_virtual_accounts', { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error_code: 'INVALID_API_KEY' });
  });
});

describe('paying', () => {
  it('tells the merchant once, with what can be read back', async () => {
    const merchant = startMerchant();
    const { body: account } = await merchant.open();
    const paid = await merchant.call(
      'POST',
      '/callback_virtual_accounts/external_id=order-1/simulate_payment',
      { amount: 150_000 },
    );
    expect(paid).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    await merchant.control.sendCallbacks();
    expect(merchant.received).toHaveLength(1);
    const [callback] = merchant.received;
    expect(callback).toMatchObject({ token: 'callback-token', webhookId: expect.any(String) });
    expect(callback?.body).toMatchObject({
      callback_virtual_account_id: account.id,
      external_id: 'order-1',
      bank_code: 'BCA',
      merchant_code: '10766',
      account_number: account.account_number.slice('10766'.length),
      amount: 150_000,
      transaction_timestamp: '2026-11-21T12:00:00.000Z',
    });
    const path = `/callback_virtual_account_payments/payment_id=${callback?.body.payment_id}`;
    expect((await merchant.call('GET', path)).body).toMatchObject({
      external_id: 'order-1',
      amount: 150_000,
    });
  });

  it('takes money once into a single-use account, and none after its end', async () => {
    const merchant = startMerchant();
    await merchant.open();
    await merchant.control.pay('order-1');
    await expect(merchant.control.pay('order-1')).rejects.toMatchObject({
      code: 'INACTIVE_VIRTUAL_ACCOUNT_ERROR',
    });
    await merchant.open({ external_id: 'order-2' });
    await merchant.advance(86_400_000);
    await expect(merchant.control.pay('order-2')).rejects.toMatchObject({
      code: 'INACTIVE_VIRTUAL_ACCOUNT_ERROR',
    });
  });

  it('is possible longer after the end was moved', async () => {
    const merchant = startMerchant();
    const { body } = await merchant.open();
    const expiration_date = merchant.at(2 * 86_400_000);
    expect(
      (await merchant.call('PATCH', `/callback_virtual_accounts/${body.id}`, { expiration_date })).body
        .expiration_date,
    ).toBe(expiration_date);
    await merchant.advance(86_400_001);
    await expect(merchant.control.pay('order-1')).resolves.toMatchObject({ amount: 150_000 });
  });

  it('knows nothing of other payments and accounts', async () => {
    const merchant = startMerchant();
    const payment = await merchant.call('GET', '/callback_virtual_account_payments/payment_id=unknown');
    expect(payment).toMatchObject({
      status: 404,
      body: { error_code: 'CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR' },
    });
    const account = await merchant.call('GET', '/callback_virtual_accounts/unknown');
    expect(account).toMatchObject({
      status: 404,
      body: { error_code: 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR' },
    });
  });
});
