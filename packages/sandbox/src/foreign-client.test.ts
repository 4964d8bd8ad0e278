import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Xendit from 'xendit-node';
import { listen, secretKey, startMerchant } from './merchant.fixture.js';

/** What the published client answers with; its own types say `object`. */
interface Reply {
  id: string;
  code: string;
  status: string;
  expected_amount: number;
  payment_id: string;
  reference_id: string;
  channel_code: string;
  amount: number;
}

describe("the gateway's own Node client", () => {
  const merchant = startMerchant({ clock: Date.now });
  let server: Awaited<ReturnType<typeof listen>>;
  let accounts: InstanceType<InstanceType<typeof Xendit>['VirtualAcc']>;
  const order = {
    externalID: 'order-1',
    bankCode: 'BNI',
    name: 'Panggung',
    isClosed: true,
    expectedAmt: 10_000,
  };

  beforeAll(async () => {
    server = await listen(merchant.app);
    accounts = new new Xendit({ secretKey, xenditURL: server.url }).VirtualAcc({});
  });
  afterAll(() => server.stop());

  it('lists banks, opens an account, reads and changes it', async () => {
    const banks = (await accounts.getVABanks()) as Reply[];
    expect(banks.map(({ code }) => code)).toContain('BCA');
    const { id } = (await accounts.createFixedVA({
      ...order,
      expirationDate: new Date(Date.now() + 60_000),
    })) as Reply;
    expect(await accounts.getFixedVA({ id })).toMatchObject({ status: 'ACTIVE', expected_amount: 10_000 });
    expect(await accounts.updateFixedVA({ id, expectedAmt: 12_000 })).toMatchObject({
      expected_amount: 12_000,
    });
  });

  it('reads a payment back', async () => {
    const { payment_id } = await merchant.control.pay('order-1');
    expect(await accounts.getVAPayment({ paymentID: payment_id })).toMatchObject({
      payment_id,
      amount: 12_000,
    });
  });

  it('finds it in the list of money that came in', async () => {
    const { Transaction } = new Xendit({ secretKey, xenditURL: server.url });
    const money = new Transaction({});
    const list = async (more: object) =>
      (await money.listTransactions({ types: ['PAYMENT', 'REFUND'], ...more })) as { data: Reply[] };
    const { data } = await list({ statuses: ['SUCCESS'], referenceId: 'order-1' });
    expect(data).toMatchObject([{ reference_id: 'order-1', channel_code: 'BNI', amount: 12_000 }]);
    expect(await money.getTransaction({ id: String(data[0]?.id) })).toEqual(data[0]);
    expect((await list({ referenceId: 'order-2' })).data).toEqual([]);
    expect((await list({ types: ['REFUND'] })).data).toEqual([]);
  });

  it('understands refusals', async () => {
    const refused = accounts.createFixedVA({ ...order, externalID: 'order-2', bankCode: 'GRINGOTTS' });
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'BANK_NOT_SUPPORTED_ERROR' });
    const stranger = new new Xendit({ secretKey: 'guess', xenditURL: server.url }).VirtualAcc({});
    await expect(stranger.getVABanks()).rejects.toMatchObject({ status: 401, code: 'INVALID_API_KEY' });
  });
});
