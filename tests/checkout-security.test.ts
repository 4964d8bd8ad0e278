import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createXendit } from '../packages/server/src/adapters/xendit.js';
import { sellingOf } from '../packages/server/src/selling.js';
import { ADDRESS_HEADER, type Answer, type Api, CALLBACK_TOKEN, START, startApi } from './api.js';
import {
  addCode,
  addCoupon,
  buy,
  crowd,
  giveUp,
  readBack,
  redeem,
  rowOf,
  signInCustomer,
  take,
  takeByCoupon,
} from './buying.js';
import { newEmail, type Person, stayIn } from './people.js';

/** What nobody must be able to do about money; each title names its item of the list, with the numbers of OWASP ASVS 5.0. */
let api: Api;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

const guest = () => ({ email: newEmail() });
const codes = (answers: readonly Answer[]) => answers.map(({ status, code }) => code ?? status);
const count = (answers: readonly Answer[], code: string | number) =>
  codes(answers).filter((one) => one === code).length;

describe('price, amount, discount and status of a request (2.3.1, 8.2.3)', () => {
  it.each(['BCA', 'ALFAMART', 'OVO', 'DANA', 'LINKAJA', 'QRIS'] as const)(
    'by %s: another amount is refused, a status is ignored',
    async (by) => {
      const show = await api.addShow();
      for (const total of [0, 1, 75_000, 149_999, 150_001]) {
        expect((await buy(api, { by, as: guest(), show, total })).code).toBe('amount_mismatch');
      }
      const lies = { status: 'COMPLETED', payment_type: 'FREE', is_live_ticket: 1, seat: 'sold' };
      const { data } = await buy(api, { by, as: guest(), show, body: lies });
      expect(data).toMatchObject({ status: 'PENDING', amount: 150_000, payment_type: by });
    },
  );

  it('takes no donation below nothing, with fractions, or where none is asked for', async () => {
    const [fixed, flexible] = [await api.addShow(), await api.addShow({ ticket_type: 'flexible' })];
    const order = (show: Show, donate: number, total = show.ticket_price + donate) =>
      buy(api, { by: 'BCA', as: guest(), show, donate, total });
    for (const donate of [-50_000, 0.5, 1e12, Number.MAX_SAFE_INTEGER]) {
      expect((await order(flexible, donate)).status).toBe(400);
    }
    expect((await order(fixed, 10_000)).code).toBe('amount_mismatch');
    expect((await order(fixed, -149_000, 1_000)).status).toBe(400);
  });

  it('gives away nothing that has a price', async () => {
    const shows = [await api.addShow(), await api.addShow({ ticket_type: 'flexible' })];
    for (const show of shows) {
      expect((await take(api, { as: guest(), show })).code).toBe('amount_mismatch');
      expect((await redeem(api, { as: guest(), show, code: 'OMBAK7' })).code).toBe('redeem_code_wrong');
    }
  });
});

describe('payments of somebody else (8.2.1, 8.2.2)', () => {
  it('bear names nobody can guess', async () => {
    const show = await api.addShow();
    const answers = await crowd(20, () => buy(api, { by: 'BCA', as: guest(), show }));
    const ids = answers.map(({ data }) => String(data.id));
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBeGreaterThan(15);
  });

  it('look like none at all', async () => {
    const show = await api.addShow();
    const { data } = await buy(api, { by: 'DANA', as: { person: ayu }, show });
    expect(await giveUp(api, data, budi)).toMatchObject({ status: 404, code: 'payment_not_found' });
    expect(await giveUp(api, { id: 'f'.repeat(32) }, budi)).toMatchObject({ code: 'payment_not_found' });
    const events = await api.fetch(`/api/v1/payment/${data.id}/events`, { headers: budi.headers });
    expect(events.status).toBe(404);
    const seen = await readBack(api, data, { person: budi, receiver: ayu });
    expect(JSON.stringify(seen.body)).not.toContain(String(data.checkout_url));
    expect((await rowOf(api, data)).status).toBe('PENDING');
  });

  it('cannot be ordered in another name', async () => {
    const show = await api.addShow();
    const body = { user_id: budi.user.id };
    expect((await buy(api, { by: 'OVO', as: { person: ayu }, show, body })).code).toBe('invalid_request');
    const gift = await buy(api, { by: 'OVO', as: { person: ayu, receiver: budi }, show });
    expect(await giveUp(api, gift.data, budi)).toMatchObject({ code: 'payment_not_found' });
    expect((await giveUp(api, gift.data, ayu)).status).toBe(200);
  });

  it('are not answered with by their Idempotency-Key', async () => {
    const show = await api.addShow();
    const key = crypto.randomUUID();
    await buy(api, { by: 'BCA', as: { person: ayu }, show, key });
    expect((await buy(api, { by: 'BCA', as: { person: budi }, show, key })).code).toBe(
      'idempotency_key_reused',
    );
  });
});

describe('codes (2.4.1)', () => {
  it('of guests are 10 of 32 characters, and guessing is slowed down', async () => {
    const show = await api.addShow();
    const { data } = await buy(api, { by: 'BCA', as: guest(), show });
    expect(data.code_guest).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const from = { [ADDRESS_HEADER]: '192.0.2.7' };
    const path = `/api/v1/payment/guest?room_video_id=${show.id}&code_guest=`;
    const answers = await crowd(40, (n) => api.get(`${path}AAAAAAAA${10 + n}`, from));
    expect(count(answers, 'rate_limited')).toBeGreaterThanOrEqual(9);
  });

  it('of an unpaid order open nothing yet', async () => {
    const show = await api.addShow();
    const { data } = await buy(api, { by: 'QRIS', as: guest(), show });
    expect((await readBack(api, data, guest())).data.status).toBe('PENDING');
  });

  it('to redeem are used once, however many try at the same time (2.3.3, 2.3.4)', async () => {
    const show = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
    const code = await addCode(api, show);
    const answers = await crowd(25, () => redeem(api, { as: guest(), show, code }));
    expect([count(answers, 201), count(answers, 'redeem_code_used')]).toEqual([1, 24]);
    expect((await api.show(show.id)).ticket_left).toBe(99);
  });

  it('of another show open nothing, and guessing is slowed down by person, by address and by first letters', async () => {
    const show = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
    const other = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
    const code = await addCode(api, other);
    expect((await redeem(api, { as: guest(), show, code })).code).toBe('redeem_code_wrong');
    const guess = (redeem_code: string, address: string, email = newEmail()) =>
      api.post<Payment>(
        '/api/v1/payment/guest/redeem-code',
        { email, room_id: show.id, redeem_code },
        { [ADDRESS_HEADER]: address, 'idempotency-key': crypto.randomUUID() },
      );
    const email = newEmail();
    const alone = await crowd(15, (n) => guess(`${n}TEBAK`, '198.51.100.1', email));
    expect(count(alone, 'rate_limited')).toBe(5);
    const renamed = await crowd(15, (n) => guess(`${n}COBA`, '198.51.100.1'));
    expect(count(renamed, 'rate_limited')).toBe(5);
    const many = await crowd(40, (n) => guess(`TEBAK${n}`, `203.0.${n}.1`));
    expect(count(many, 'rate_limited')).toBe(10);
  });
});

describe('a coupon (2.3.3, 2.3.4)', () => {
  it('pays for one ticket, however many are ordered with it at the same time', async () => {
    const shows = await crowd(10, () => api.addShow());
    const couponId = await addCoupon(api, { owner: ayu, type: 'FREE-ONE' });
    const answers = await Promise.all(
      shows.map((show) => takeByCoupon(api, { as: { person: ayu }, show, couponId })),
    );
    expect([count(answers, 201), count(answers, 'coupon_unusable')]).toEqual([1, 9]);
  });

  it('is used up with its ticket or not at all', async () => {
    const show = await api.addShow({ ticket_quota: 1 });
    await buy(api, { by: 'BCA', as: guest(), show });
    const couponId = await addCoupon(api, { owner: ayu, type: 'FREE-ONE' });
    expect((await takeByCoupon(api, { as: { person: ayu }, show, couponId })).code).toBe('sold_out');
    const coupons = api.ports.database.selectFrom('coupon').selectAll().where('id', '=', couponId);
    expect(await coupons.executeTakeFirst()).toMatchObject({ status: 'UNUSED', payment_id: null });
  });

  it('of somebody else is none, nor is one for guests', async () => {
    const show = await api.addShow();
    const couponId = await addCoupon(api, { owner: budi, type: 'FREE-ONE' });
    expect((await takeByCoupon(api, { as: { person: ayu }, show, couponId })).code).toBe('coupon_unusable');
    const answer = await buy(api, { by: 'BCA', as: guest(), show, couponId, total: 75_000 });
    expect(answer.code).toBe('invalid_request');
  });
});

const sources = { BCA: 'va', ALFAMART: 'retail', DANA: 'ewallet', QRIS: 'qr' } as const;
type Source = keyof typeof sources;

/** What the gateway would send about a payment, right or wrong. */
function callbackOf(by: Source, externalId: string, amount = 150_000): Record<string, unknown> {
  const id = crypto.randomUUID();
  const told = { id, payment_id: id, external_id: externalId, amount };
  const code = { id, external_id: externalId, qr_string: '0', type: 'DYNAMIC' };
  const shapes: Record<Source, Record<string, unknown>> = {
    BCA: { ...told, bank_code: 'BCA' },
    ALFAMART: { ...told, status: 'SETTLING', fixed_payment_code_id: id },
    DANA: { ...told, payment_status: 'PAID', ewallet_type: 'DANA' },
    QRIS: { id, amount, status: 'COMPLETED', event: 'qr.payment', qr_code: code },
  };
  return shapes[by];
}

async function tell(by: Source, body: unknown, token = CALLBACK_TOKEN): Promise<number> {
  const path = `/api/v1/payment-callback/${sources[by]}`;
  const { status } = await api.post(path, body, { 'x-callback-token': token });
  await sellingOf(api.ports).background.idle();
  return status;
}

describe.each(Object.keys(sources) as Source[])('a callback about %s', (by) => {
  const order = async () => (await buy(api, { by, as: guest(), show: await api.addShow() })).data;
  const state = async (payment: Payment) => {
    const { status, refund_status } = await rowOf(api, payment);
    return [status, refund_status];
  };

  it('with a wrong token or none is refused', async () => {
    const payment = await order();
    const body = callbackOf(by, String(payment.external_id));
    for (const token of ['', 'wrong', `${CALLBACK_TOKEN}x`, CALLBACK_TOKEN.slice(1)]) {
      expect(await tell(by, body, token)).toBe(401);
    }
    expect(await state(payment)).toEqual(['PENDING', 'none']);
  });

  it('that claims money nobody paid buys nothing, nor does one about an unknown order', async () => {
    const payment = await order();
    expect(await tell(by, callbackOf(by, String(payment.external_id)))).toBe(200);
    expect(await tell(by, callbackOf(by, 'f'.repeat(32)))).toBe(200);
    expect(await state(payment)).toEqual(['PENDING', 'none']);
  });

  it('that is replayed books its money once', async () => {
    const payment = await order();
    api.gateway.set({ callback: 'doubled' });
    await api.pay(payment);
    api.gateway.set({ callback: 'normal' });
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
    expect(await state(payment)).toEqual(['COMPLETED', 'none']);
    expect((await api.show(payment.room_id)).ticket_left).toBe(99);
  });

  it('about another amount sells nothing: the money is owed back', async () => {
    const payment = await order();
    await api.pay(payment, { amount: 1_000 });
    expect(await state(payment)).toEqual(['FAILED', 'due']);
    expect((await api.show(payment.room_id)).ticket_left).toBe(100);
  });
});

it('a wallet that says PAID after EXPIRED gets its ticket, or its money back where the seat is gone', async () => {
  const show = await api.addShow({ ticket_quota: 1 });
  const ends: string[] = [];
  for (const by of ['DANA', 'DANA'] as const) {
    const { data } = await buy(api, { by, as: guest(), show });
    await api.gateway.fail(String(data.external_id));
    await sellingOf(api.ports).background.idle();
    expect((await rowOf(api, data)).status).toBe('FAILED');
    if (ends.length === 0) await buy(api, { by: 'BCA', as: guest(), show });
    await api.gateway.pay(String(data.external_id), { isLate: true });
    await sellingOf(api.ports).background.idle();
    const { status, refund_status } = await rowOf(api, data);
    ends.push(`${status} ${refund_status}`);
    api.advance(25 * 3_600_000);
    await api.runJobs();
    [ayu, budi] = await Promise.all([stayIn(api, ayu), stayIn(api, budi)]);
  }
  expect(ends).toEqual(['FAILED due', 'COMPLETED none']);
});

describe('the page of a wallet (1.3.1, 5.3.2)', () => {
  /** Opens a charge at a gateway that names this page, and tells what the server keeps of it. */
  async function kept(checkout_url: string) {
    const asked: string[] = [];
    const gateway = createXendit({
      url: 'http://gateway.test',
      secretKey: 'key',
      fetch(request) {
        asked.push(request.url);
        return Response.json({ external_id: 'order-1', ewallet_type: 'DANA', checkout_url });
      },
    });
    const order = {
      source: 'ewallet',
      externalId: 'order-1',
      channelCode: 'DANA',
      name: 'Ayu',
      amount: 1_000,
    };
    const links = { redirectUrl: 'https://site.test', callbackUrl: 'https://api.test' };
    const opened = gateway.open({
      ...order,
      ...links,
      phone: null,
      items: [],
      expirationDate: START,
    } as never);
    const { checkoutUrl } = await opened.catch(() => ({ checkoutUrl: undefined }));
    return { checkoutUrl, asked };
  }

  it('is not fetched by the server', async () => {
    const { checkoutUrl, asked } = await kept('https://wallet.test/pay');
    expect(checkoutUrl).toBe('https://wallet.test/pay');
    expect(asked).toEqual(['http://gateway.test/ewallets']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'nowhere'])(
    'is not %s',
    async (url) => {
      expect((await kept(url)).checkoutUrl).toBeUndefined();
    },
  );
});

it('hostile names are text in every mail, and no account bears them (1.3.1)', async () => {
  const name = '<img src=x onerror=alert(1)>"\r\nBcc: all@example.com';
  const show = await api.addShow({ name });
  const as = guest();
  const { data } = await buy(api, { by: 'BCA', as, show });
  await api.pay(data);
  const mails = (await api.mails()).filter(({ to }) => to === as.email);
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { subject, html } of mails) {
    expect(html).not.toContain('<img src=x');
    expect(subject).not.toMatch(/[\r\n]/);
  }
  expect(api.gateway.account(String(data.external_id)).name).toMatch(/^[A-Z ]+$/);
});

it('neither codes nor passes nor addresses nor phones are logged', async () => {
  api.lines.length = 0;
  const show = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
  const paid = await api.addShow();
  const email = newEmail();
  const phone = '081298765432';
  const pass = 'rahasia-antrean-0123456789';
  const code = await addCode(api, show);
  await redeem(api, { as: { email }, show, code });
  const { data } = await buy(api, { by: 'OVO', as: { email }, show: paid, phone });
  await api.get(`/api/v1/payment/guest?room_video_id=${paid.id}&code_guest=${data.code_guest}`, {
    'panggung-pass': pass,
    'panggung-queue': pass,
  });
  await giveUp(api, data, ayu);
  const text = JSON.stringify(api.lines);
  expect(api.lines.length).toBeGreaterThan(2);
  for (const secret of [email, phone, pass, code, String(data.code_guest)])
    expect(text).not.toContain(secret);
});
