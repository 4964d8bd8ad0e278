import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Xendit from 'xendit-node';
import { listen, secretKey, startMerchant } from './merchant.fixture.js';

/** What the published client answers with; its own types say `object`. */
interface Reply {
  id: string;
  status: string;
  amount: number;
  checkout_url: string;
  payment_code: string;
  qr_string: string;
  data: Reply[];
}

describe("the gateway's own Node client", () => {
  const merchant = startMerchant({ clock: Date.now });
  let server: Awaited<ReturnType<typeof listen>>;
  let client: InstanceType<typeof Xendit>;
  const wallet = {
    phone: '081234567890',
    amount: 150_000,
    callbackURL: 'http://merchant.test/callback/ewallet',
    redirectURL: 'http://merchant.test/back',
    items: [{ id: '7', name: 'Malam Tepi Laut', price: 150_000, quantity: 1 }],
    xApiVersion: '2019-02-04',
  };

  beforeAll(async () => {
    server = await listen(merchant.app);
    client = new Xendit({ secretKey, xenditURL: server.url });
  });
  afterAll(() => server.stop());

  it.each(['OVO', 'DANA', 'LINKAJA'])('charges %s and asks how it went', async (ewalletType) => {
    const wallets = new client.EWallet({});
    const externalID = `order-${ewalletType}`;
    // Its own list of wallets is a type without values.
    await wallets.createPayment({ ...wallet, externalID, ewalletType } as never);
    const ask = async () => (await wallets.getPayment({ externalID, ewalletType } as never)) as Reply;
    expect((await ask()).status).toBe('PENDING');
    await merchant.control.pay(externalID);
    expect(['COMPLETED', 'PAID', 'SUCCESS_COMPLETED']).toContain((await ask()).status);
  });

  it('opens a code for the counter, changes and pays it', async () => {
    const outlets = new client.RetailOutlet({});
    const { id, payment_code } = (await outlets.createFixedPaymentCode({
      externalID: 'order-2',
      retailOutletName: 'INDOMARET',
      name: 'Ani Contoh',
      expectedAmt: 20_000,
      isSingleUse: true,
    })) as Reply;
    expect(await outlets.updateFixedPaymentCode({ id, expectedAmt: 25_000 })).toMatchObject({
      expected_amount: 25_000,
    });
    const paid = { retailOutletName: 'INDOMARET', paymentCode: payment_code, transferAmount: 25_000 };
    expect(await outlets.simulatePayment(paid)).toMatchObject({ status: 'COMPLETED' });
    expect(await outlets.getFixedPaymentCode({ id })).toMatchObject({ status: 'INACTIVE' });
    const { data } = (await outlets.getPaymentsByFixedPaymentCodeId({ id })) as Reply;
    expect(data).toMatchObject([{ amount: 25_000 }]);
  });

  it('draws a QR code and has it paid', async () => {
    const codes = new client.QrCode({});
    const externalID = 'order-3';
    const drawn = (await codes.createCode({
      externalID,
      type: 'DYNAMIC',
      callbackURL: 'http://merchant.test/callback/qr',
      amount: 30_000,
    } as never)) as Reply;
    expect(await codes.getCode({ externalID })).toMatchObject({
      qr_string: drawn.qr_string,
      status: 'ACTIVE',
    });
    const paid = (await codes.simulate({ externalID })) as Reply;
    expect(await codes.getPayments({ externalID })).toMatchObject([{ id: paid.id, amount: 30_000 }]);
  });

  it('sends money back', async () => {
    const refunds = new client.Refund({});
    const { id } = (await refunds.createRefund({
      payment_request_id: 'order-3',
      amount: 30_000,
      reason: 'OTHERS',
      currency: 'IDR',
    } as never)) as Reply;
    expect(await refunds.getRefundById({ id } as never)).toMatchObject({
      status: 'SUCCEEDED',
      amount: 30_000,
    });
  });
});
