import { createSandbox } from '@panggung/sandbox';
import { describe, expect, it } from 'vitest';
import { GatewayError, type VirtualAccountOrder } from '../ports.js';
import { createXendit } from './xendit.js';

const secretKey = 'xnd_development_secret';
const order: VirtualAccountOrder = {
  externalId: 'order-1',
  bankCode: 'BCA',
  name: 'ani contoh',
  expectedAmount: 75_000,
  expirationDate: Date.now() + 86_400_000,
};

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
    timeout: 300,
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
    const account = await gateway.createVirtualAccount(order);
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
    const [first, second] = [
      await gateway.createVirtualAccount(order),
      await gateway.createVirtualAccount(order),
    ];
    expect(second).toEqual(first);
    expect(sandbox.control.accounts()).toHaveLength(1);
  });

  it('opens under a plain name when the buyer has the name of a bank in their address', async () => {
    const { gateway, sandbox } = openSandbox();
    const { id } = await gateway.createVirtualAccount({ ...order, name: 'ani bca contoh' });
    expect(sandbox.control.account(id).name).toBe('TAMU');
  });

  it('is refused for good when the order itself is wrong', async () => {
    const { gateway } = openSandbox();
    const error = await failure(gateway.createVirtualAccount({ ...order, bankCode: 'NOBANK' }));
    expect(error.isFinal).toBe(true);
  });

  it('may be asked again when the gateway is down, does not answer in time, or is not there', async () => {
    const { gateway, sandbox } = openSandbox();
    sandbox.control.set({ gateway: 'down' });
    expect(await failure(gateway.createVirtualAccount(order))).toMatchObject({ isFinal: false });
    const silent = createXendit({
      url: 'http://gateway.test',
      secretKey,
      timeout: 50,
      fetch: ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    expect(await failure(silent.createVirtualAccount(order))).toMatchObject({
      code: 'TIMEOUT',
      isFinal: false,
    });
    const nobody = createXendit({ url: 'http://127.0.0.1:9', secretKey });
    expect(await failure(nobody.createVirtualAccount(order))).toMatchObject({
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
    const error = await failure(
      answering(status, { error_code: 'SOME_ERROR', message: 'No' }).createVirtualAccount(order),
    );
    expect(error).toMatchObject({ code: 'SOME_ERROR', isFinal });
  });

  it('with an answer nobody can read is not taken for success', async () => {
    expect(await failure(answering(200, { id: 7 }).createVirtualAccount(order))).toMatchObject({
      code: 'UNREADABLE',
      isFinal: false,
    });
  });
});

describe('reading a payment back', () => {
  it('tells what was really paid, and null for one the gateway does not know', async () => {
    const { gateway, sandbox } = openSandbox();
    await gateway.createVirtualAccount(order);
    const paid = await sandbox.control.pay('order-1', { amount: 74_000 });
    const read = await gateway.readVirtualAccountPayment(paid.payment_id);
    expect(read).toMatchObject({ externalId: 'order-1', amount: 74_000, bankCode: 'BCA' });
    expect(await gateway.readVirtualAccountPayment('unknown/../x')).toBeNull();
  });

  it('finds what no callback told of by the order, under the same id', async () => {
    const { gateway, sandbox } = openSandbox();
    await gateway.createVirtualAccount({ ...order, externalId: 'order-10' });
    await sandbox.control.pay('order-10');
    await gateway.createVirtualAccount(order);
    expect(await gateway.findVirtualAccountPayment('order-1')).toBeNull();
    const paid = await sandbox.control.pay('order-1', { amount: 74_000 });
    expect(await gateway.findVirtualAccountPayment('order-1')).toMatchObject({
      paymentId: paid.payment_id,
      externalId: 'order-1',
      amount: 74_000,
      bankCode: 'BCA',
    });
  });

  it('does not take an answer nobody can read for no money', async () => {
    const gateway = answering(200, { data: [{ reference_id: 'order-1' }] });
    expect(await failure(gateway.findVirtualAccountPayment('order-1'))).toMatchObject({ code: 'UNREADABLE' });
  });
});
