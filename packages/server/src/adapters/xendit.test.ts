import { createSandbox } from '@panggung/sandbox';
import { describe, expect, it } from 'vitest';
import { type ChannelOrder, GatewayError } from '../ports.js';
import { createXendit } from './xendit.js';

const secretKey = 'xnd_development_secret';
const order: ChannelOrder = {
  source: 'va',
  externalId: 'order-1',
  channelCode: 'BCA',
  name: 'ani contoh',
  amount: 75_000,
  phone: null,
  items: [{ id: '7', name: 'Senja', price: 75_000, quantity: 1 }],
  redirectUrl: 'http://site.test/PaymentDetail?id=7',
  callbackUrl: 'http://api.test/callback',
  expirationDate: Date.now() + 86_400_000,
};
const asked = { ...order, gatewayId: null };

function openSandbox() {
  const sent: Request[] = [];
  const sandbox = createSandbox({
    secretKey,
    callbackUrl: 'http://api.test/callback',
    callbackToken: 't',
    fetch: async () => new Response(),
  });
  const gateway = createXendit({
    url: 'http://gateway.test/',
    secretKey,
    fetch: (request) => {
      sent.push(request.clone());
      return sandbox.app.fetch(request);
    },
  });
  return { sandbox, gateway, sent };
}

/** A gateway that gives one answer to everything. */
const answering = (status: number, body: unknown) =>
  createXendit({ url: 'http://gateway.test', secretKey, fetch: () => Response.json(body, { status }) });

const failure = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GatewayError);
  return error as GatewayError;
};

describe('opening a virtual account', () => {
  it('always says who asks, how much it takes and when it ends', async () => {
    const { gateway, sent } = openSandbox();
    const account = await gateway.open(order);
    expect(account.accountNumber).toMatch(/^\d{8,}$/);
    expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${btoa(`${secretKey}:`)}`);
    expect(await sent[0]?.json()).toMatchObject({
      external_id: 'order-1',
      bank_code: 'BCA',
      is_closed: true,
      is_single_use: true,
      expected_amount: 75_000,
      expiration_date: new Date(order.expirationDate).toISOString(),
    });
  });

  it('twice gives the same account', async () => {
    const { gateway, sandbox } = openSandbox();
    const [first, second] = [await gateway.open(order), await gateway.open(order)];
    expect(second).toEqual(first);
    expect(sandbox.control.accounts()).toHaveLength(1);
  });

  it('opens under a plain name when the buyer has the name of a bank in their address', async () => {
    const { gateway, sandbox } = openSandbox();
    const { gatewayId } = await gateway.open({ ...order, name: 'ani bca contoh' });
    expect(sandbox.control.account(gatewayId).name).toBe('TAMU');
  });

  it('is refused for good when the order itself is wrong', async () => {
    const { gateway } = openSandbox();
    const error = await failure(gateway.open({ ...order, channelCode: 'NOBANK' }));
    expect(error.isFinal).toBe(true);
  });

  it('may be asked again when the gateway is down, does not answer in time, or is not there', async () => {
    const { gateway, sandbox } = openSandbox();
    sandbox.control.set({ gateway: 'down' });
    expect(await failure(gateway.open(order))).toMatchObject({ isFinal: false });
    const silent = createXendit({
      url: 'http://gateway.test',
      secretKey,
      timeout: 50,
      fetch: ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    expect(await failure(silent.open(order))).toMatchObject({
      code: 'TIMEOUT',
      isFinal: false,
    });
    const nobody = createXendit({ url: 'http://127.0.0.1:9', secretKey });
    expect(await failure(nobody.open(order))).toMatchObject({
      code: 'UNREACHABLE',
      isFinal: false,
    });
  });

  it.each([
    [401, false],
    [403, false],
    [409, false],
    [429, false],
    [400, true],
    [404, true],
    [500, false],
    [503, false],
  ])('answered with %i is final: %s', async (status, isFinal) => {
    const error = await failure(answering(status, { error_code: 'SOME_ERROR', message: 'No' }).open(order));
    expect(error).toMatchObject({ code: 'SOME_ERROR', isFinal });
  });

  it('with an answer nobody can read is not taken for success', async () => {
    expect(await failure(answering(200, { id: 7 }).open(order))).toMatchObject({
      code: 'UNREADABLE',
      isFinal: false,
    });
  });
});

describe('reading a payment back', () => {
  it('tells what was really paid, and null for one the gateway does not know', async () => {
    const { gateway, sandbox } = openSandbox();
    await gateway.open(order);
    const paid = await sandbox.control.pay('order-1', { amount: 74_000 });
    const read = await gateway.read({ ...asked, paymentId: paid.payment_id });
    expect(read).toMatchObject({ externalId: 'order-1', amount: 74_000, status: 'paid' });
    expect(await gateway.read({ ...asked, paymentId: 'unknown/../x' })).toBeNull();
  });

  it('finds what no callback told of by the order, under the same id', async () => {
    const { gateway, sandbox } = openSandbox();
    await gateway.open({ ...order, externalId: 'order-10' });
    await sandbox.control.pay('order-10');
    await gateway.open(order);
    expect(await gateway.find(asked)).toBeNull();
    const paid = await sandbox.control.pay('order-1', { amount: 74_000 });
    expect(await gateway.find(asked)).toMatchObject({
      paymentId: paid.payment_id,
      externalId: 'order-1',
      amount: 74_000,
      status: 'paid',
    });
  });

  it('does not take an answer nobody can read for no money', async () => {
    const gateway = answering(200, { data: [{ reference_id: 'order-1' }] });
    expect(await failure(gateway.find(asked))).toMatchObject({ code: 'UNREADABLE' });
  });
});
