import { createSandbox } from '@panggung/sandbox';
import { describe, expect, it } from 'vitest';
import { type ChannelOrder, GatewayError } from '../ports.js';
import { createXendit } from './xendit.js';

const MINUTE = 60_000;

function openSandbox() {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const sandbox = createSandbox({
    secretKey: 'key',
    callbackUrl: 'http://api.test/api/v1/payment-callback/va',
    callbackToken: 't',
    clock: () => now,
    fetch: async () => new Response(),
  });
  const gateway = createXendit({
    url: 'http://gateway.test',
    secretKey: 'key',
    fetch: (request) => sandbox.app.fetch(request),
  });
  return { gateway, control: sandbox.control, now: () => now, advance: (ms: number) => (now += ms) };
}

type Channel = Pick<ChannelOrder, 'source' | 'channelCode'> & Partial<ChannelOrder>;

/** What the gateway is asked for, and asked after, for this channel. */
function orderBy(channel: Channel, now: number) {
  const order: ChannelOrder = {
    externalId: 'order-1',
    name: 'ani contoh',
    amount: 75_000,
    phone: '081234567890',
    items: [{ id: '7', name: 'Senja', price: 75_000, quantity: 1 }],
    redirectUrl: 'http://site.test/PaymentDetail?id=7',
    callbackUrl: `http://api.test/api/v1/payment-callback/${channel.source}`,
    expirationDate: now + 30 * MINUTE,
    ...channel,
  };
  return { order, asked: (gatewayId: string | null) => ({ ...order, gatewayId }) };
}

const ovo = { source: 'ewallet', channelCode: 'OVO' } as const;
const dana = { source: 'ewallet', channelCode: 'DANA' } as const;
const linkAja = { source: 'ewallet', channelCode: 'LINKAJA' } as const;
const alfamart = { source: 'retail', channelCode: 'ALFAMART' } as const;
const qris = { source: 'qr', channelCode: 'QRIS' } as const;
const bca = { source: 'va', channelCode: 'BCA' } as const;
const all: [string, Channel, RegExp][] = [
  ['OVO', ovo, /^\{"gatewayId":"[^"]+"\}$/],
  ['DANA', dana, /"checkoutUrl":"http/],
  ['LINKAJA', linkAja, /"checkoutUrl":"http/],
  ['ALFAMART', alfamart, /"paymentCode":"[A-Z0-9]+"/],
  ['QRIS', qris, /"qrString":"0002/],
  ['BCA', bca, /"accountNumber":"\d+"/],
];

describe.each(all)('by %s', (_name, channel, shown) => {
  it('opens what one pays by, and asked again the same', async () => {
    const { gateway, now } = openSandbox();
    const { order } = orderBy(channel, now());
    const opened = await gateway.open(order);
    expect(JSON.stringify(opened)).toMatch(shown);
    expect(await gateway.open(order)).toEqual(opened);
  });

  it('knows of no money before any came, and of its amount after', async () => {
    const { gateway, control, now } = openSandbox();
    const { order, asked } = orderBy(channel, now());
    const { gatewayId } = await gateway.open(order);
    expect(await gateway.find(asked(gatewayId))).toBeNull();
    await control.pay('order-1');
    const found = await gateway.find(asked(gatewayId));
    expect(found).toMatchObject({ externalId: 'order-1', amount: 75_000, status: 'paid' });
    const told = { ...asked(gatewayId), paymentId: found?.paymentId ?? '' };
    expect(await gateway.read(told)).toEqual(found);
  });

  it('knows nothing of an order that was never given', async () => {
    const { gateway, now } = openSandbox();
    const { asked } = orderBy(channel, now());
    expect(await gateway.find(asked(null))).toBeNull();
    expect(await gateway.find(asked('nobody'))).toBeNull();
    expect(await gateway.read({ ...asked('nobody'), paymentId: 'nothing' })).toBeNull();
  });

  it('says that nothing will come when it was ended before its time', async () => {
    const { gateway, control, now } = openSandbox();
    const { order, asked } = orderBy(channel, now());
    const { gatewayId } = await gateway.open(order);
    control.expire('order-1');
    expect(await gateway.find(asked(gatewayId))).toMatchObject({ status: 'failed', externalId: 'order-1' });
  });
});

it.each([
  [alfamart, MINUTE],
  [bca, MINUTE],
])('takes no more by %o once it is told so, and at once or a minute later', async (channel, most) => {
  const { gateway, control, now, advance } = openSandbox();
  const { order, asked } = orderBy(channel, now());
  const { gatewayId } = await gateway.open(order);
  await gateway.close({ ...asked(gatewayId), at: now() });
  advance(most);
  await expect(control.pay('order-1')).rejects.toThrow();
});

it.each([ovo, dana, linkAja, qris])(
  'has nothing to be told to end, and nothing goes wrong: %o',
  async (channel) => {
    const { gateway, now } = openSandbox();
    const { order, asked } = orderBy(channel, now());
    const { gatewayId } = await gateway.open(order);
    await gateway.close({ ...asked(gatewayId), at: now() });
    await gateway.close({ ...asked(null), at: now() });
  },
);

describe('money back', () => {
  async function refund(channel: Channel) {
    const { gateway, control, now } = openSandbox();
    const { order, asked } = orderBy(channel, now());
    const { gatewayId } = await gateway.open(order);
    const { payment_id } = await control.pay('order-1');
    const paymentId = channel.source === 'ewallet' ? 'order-1' : payment_id;
    const reason = 'REQUESTED_BY_CUSTOMER';
    const send = () =>
      gateway.refund({ ...asked(gatewayId), paymentId, reference: 'refund-1', amount: 75_000, reason });
    return [await send(), await send()];
  }

  it.each([ovo, dana, linkAja, qris])('goes the way it came, once: %o', async (channel) => {
    const [first, second] = await refund(channel);
    expect(first).toMatchObject({ ref: expect.any(String) });
    expect(second).toEqual(first);
  });

  it.each([bca, alfamart])('cannot go that way: %o', async (channel) => {
    expect(await refund(channel)).toEqual(['unsupported', 'unsupported']);
  });
});

describe('a wallet that answers no', () => {
  it.each([
    [10_100, 'CHANNEL_NOT_ACTIVATED'],
    [10_101, 'CHANNEL_UNAVAILABLE'],
    [20_103, 'ACCOUNT_ACCESS_BLOCKED'],
  ])('for %i rupiah is not asked again', async (amount, code) => {
    const { gateway, now } = openSandbox();
    const { order } = orderBy({ ...ovo, amount }, now());
    const error = await gateway.open(order).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ code, isFinal: true });
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 504 }), 'UNKNOWN'],
    ['its own fault', () => Response.json({ error_code: 'SERVER_ERROR' }, { status: 500 }), 'SERVER_ERROR'],
    ['a request under way', () => Response.json({ error_code: 'BUSY' }, { status: 409 }), 'BUSY'],
    [
      'a name it knows',
      () => Response.json({ error_code: 'DUPLICATE_ERROR' }, { status: 400 }),
      'DUPLICATE_ERROR',
    ],
  ])('with %s may have charged, and is asked again', async (_what, answer, code) => {
    const fetch = ({ method }: Request) => (method === 'POST' ? answer() : new Response('', { status: 404 }));
    const gateway = createXendit({ url: 'http://gateway.test', secretKey: 'key', fetch });
    const opening = gateway.open(orderBy(ovo, Date.now()).order);
    await expect(opening).rejects.toMatchObject({ code, isFinal: false });
  });

  it('on the phone has declined, and its end is not its owner’s doing', async () => {
    const { gateway, control, now, advance } = openSandbox();
    const first = orderBy(ovo, now());
    await gateway.open(first.order);
    await control.fail('order-1');
    expect(await gateway.find(first.asked(null))).toMatchObject({ status: 'failed', failure: 'declined' });
    const second = orderBy({ ...dana, externalId: 'order-2' }, now());
    await gateway.open(second.order);
    advance(31 * MINUTE);
    expect(await gateway.find(second.asked(null))).toMatchObject({ status: 'failed', failure: 'expired' });
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'no page is opened but one of the web: %s',
  async (checkout_url) => {
    const fetch = () => Response.json({ external_id: 'order-1', checkout_url });
    const gateway = createXendit({ url: 'http://gateway.test', secretKey: 'key', fetch });
    const opening = gateway.open(orderBy(dana, Date.now()).order);
    await expect(opening).rejects.toMatchObject({ code: 'UNREADABLE', isFinal: false });
  },
);
