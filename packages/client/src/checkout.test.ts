import type { Payment, Show } from '@panggung/core';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { type Buyer, type BuyerOptions, createArea, createBuyer, createNetwork } from './buyer.fixture.js';
import { getPayments } from './payment.js';

let api: Api;
let show: Show;
let network: ReturnType<typeof createNetwork>;
const buyers: Buyer[] = [];

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  show = await api.addShow();
  network = createNetwork(api);
});
afterEach(() => {
  for (const buyer of buyers.splice(0)) buyer.leave();
  api.gateway.set({ gateway: 'up' });
});
afterAll(() => api.stop());

function visit(options: Partial<BuyerOptions> = {}): Buyer {
  const buyer = createBuyer({ show, fetch: network.fetch, ...options });
  buyers.push(buyer);
  return buyer;
}

const payments = () =>
  api.ports.database.selectFrom('payment').selectAll().where('room_id', '=', Number(show.id)).execute();
const ordersAsked = () => network.asked.filter(({ method }) => method === 'POST');

describe('a guest buys', () => {
  test('from address to ticket, told of once each', async () => {
    const rani = visit();
    const { payment } = await rani.buy(' Rani@Kotak.ID ');
    expect(payment).toMatchObject({ status: 'PENDING', amount: 150_000, email: 'rani@kotak.id' });
    expect(payment?.code_guest).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    await api.runJobs();
    await api.pay(payment ?? { external_id: '' });
    rani.checkout.refresh();
    await rani.is('completed');
    expect(rani.told).toEqual(['pending', 'issued']);
    expect((await api.show(show.id)).ticket_left).toBe(99);
    expect(
      (await api.mails()).some(
        ({ to, text }) => to === 'rani@kotak.id' && text.includes(payment?.code_guest ?? '-'),
      ),
    ).toBe(true);
  });

  test('asks what the documents say it asks', async () => {
    const rani = visit();
    await rani.buy('rani@kotak.id');
    const paths = network.asked.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain(
      `GET /auth/email?email=rani%40kotak.id&room_video_id=${show.id}&video_status=WAITING`,
    );
    expect(paths).toContain(`GET /api/v1/payment/guest/rani%40kotak.id/${show.id}?video_status=WAITING`);
    expect(paths).toContain('GET /api/v1/payment-type/guest?amount=150000');
    expect(paths.some((path) => path.includes('coupon'))).toBe(false);
  });

  test('sees the account number and the money arrive without pressing anything', async () => {
    const rani = visit();
    const { payment } = await rani.buy('rani@kotak.id');
    await api.runJobs();
    const { payment: shown } = await rani.until((now) => Boolean(now.payment?.account_number));
    expect(shown?.account_number).toMatch(/^\d{10,}$/);
    await api.pay(payment ?? { external_id: '' });
    await rani.is('completed');
  });

  test('takes a free pass at once', async () => {
    show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const rani = visit();
    rani.checkout.type('rani@kotak.id');
    rani.checkout.submit();
    await rani.is('completed');
    expect(rani.told).toEqual(['issued']);
  });

  test('with storage denied', async () => {
    const rani = visit({ area: null });
    await rani.buy('rani@kotak.id');
    expect(getPayments(rani.panggung).$pending(show.id).get()?.status).toBe('PENDING');
  });
});

describe('the address', () => {
  test('of an account stops the purchase until it is edited', async () => {
    const rani = visit();
    rani.checkout.type('artist@panggung.test');
    rani.checkout.submit();
    await rani.is('registered');
    rani.checkout.order();
    rani.checkout.type('rani@kotak.id');
    expect(rani.checkout.$state.get().state).toBe('email');
    expect(ordersAsked()).toEqual([]);
  });

  test('that has a ticket is told so, and gets its code again', async () => {
    const { data } = await api.order({ email: 'rani@kotak.id', show });
    await api.runJobs();
    await api.pay(data);
    const mailsBefore = (await api.mails()).length;
    const rani = visit();
    rani.checkout.type('rani@kotak.id');
    rani.checkout.submit();
    await rani.is('ticket_exists');
    await rani.checkout.resendCode();
    expect((await api.mails()).length).toBe(mailsBefore + 1);
  });

  test('is not called taken when the API is silent', async () => {
    network.break((call) => (call.startsWith('GET /auth') ? 'lost' : undefined));
    const rani = visit();
    rani.checkout.type('rani@kotak.id');
    rani.checkout.submit();
    const { state, problem, email } = await rani.until((now) => now.problem !== null);
    expect({ state, problem, email }).toEqual({
      state: 'email',
      problem: 'unreachable',
      email: 'rani@kotak.id',
    });
  });

  test.each(['', 'rani', 'a@b', 'a b@c.d'])('%j is not sent', (text) => {
    const rani = visit();
    rani.checkout.type(text);
    rani.checkout.submit();
    expect(rani.checkout.$state.get().state).toBe('email');
    expect(network.asked).toEqual([]);
  });

  test('changed while it is checked drops the answer about the old one', async () => {
    const rani = visit();
    rani.checkout.type('artist@panggung.test');
    rani.checkout.submit();
    rani.checkout.type('rani@kotak.id');
    rani.checkout.submit();
    await rani.is('method', 'registered');
    expect(rani.checkout.$state.get()).toMatchObject({ state: 'method', email: 'rani@kotak.id' });
  });
});

describe('nothing is paid twice', () => {
  test('by a double click', async () => {
    const rani = visit();
    const { methods } = await rani.reachMethods('rani@kotak.id');
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    rani.checkout.order();
    await rani.is('pending');
    expect(ordersAsked()).toHaveLength(1);
  });

  test('when the answer to the order is lost on the way', async () => {
    let lost = 0;
    network.break((call) => (call.startsWith('POST') && lost++ < 4 ? 'unanswered' : undefined));
    const rani = visit();
    const { methods } = await rani.reachMethods('rani@kotak.id');
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    const { state, problem } = await rani.until((now) => now.problem !== null);
    expect({ state, problem }).toEqual({ state: 'ordering', problem: 'unreachable' });
    await rani.is('pending');
    expect(new Set(ordersAsked().map(({ key }) => key)).size).toBe(1);
    expect(await payments()).toHaveLength(1);
    expect(rani.told).toEqual(['pending']);
  });

  test('when the page is reloaded before the answer', async () => {
    const area = createArea();
    network.break((call) => (call.startsWith('POST') ? 'unanswered' : undefined));
    const before = visit({ area });
    const { methods } = await before.reachMethods('rani@kotak.id');
    before.checkout.choose(methods[0]?.id ?? '');
    before.checkout.order();
    await before.until((now) => now.problem !== null);
    before.leave();
    network.break(null);
    const after = visit({ area });
    after.checkout.enter();
    const { payment } = await after.is('pending');
    expect(await payments()).toHaveLength(1);
    expect(payment?.email).toBe('rani@kotak.id');
  });

  test('by going back after a refusal: only a press orders', async () => {
    network.break((call) => (call.startsWith('POST') ? 'lost' : undefined));
    const area = createArea();
    const rani = visit({ area });
    rani.checkout.enter({ step: 'email' });
    const { methods } = await rani.reachMethods('rani@kotak.id');
    rani.checkout.choose(methods[0]?.id ?? '');
    network.break(() => undefined);
    await api.ports.database
      .updateTable('show')
      .set({ status: 'CLOSED' })
      .where('id', '=', Number(show.id))
      .execute();
    rani.checkout.order();
    await rani.until((now) => now.problem === 'sale_closed');
    rani.checkout.enter({ step: 'email' });
    const later = visit({ area });
    later.checkout.enter();
    expect([rani, later].map(({ checkout }) => checkout.$state.get().state)).toEqual(['email', 'email']);
  });

  test('by two tabs that order at the same time', async () => {
    const area = createArea();
    const [left, right] = [visit({ area }), visit({ area })];
    for (const tab of [left, right]) {
      const { methods } = await tab.reachMethods('rani@kotak.id');
      tab.checkout.choose(methods[0]?.id ?? '');
    }
    left.checkout.order();
    right.checkout.order();
    const [one, other] = [await left.is('pending'), await right.is('pending')];
    expect(one.payment?.id).toBe(other.payment?.id);
    expect(await payments()).toHaveLength(1);
    expect([...left.told, ...right.told]).toEqual(['pending']);
  });
});

describe('nothing is lost', () => {
  test('what was typed and chosen is there after a reload', async () => {
    const area = createArea();
    const before = visit({ area });
    const { methods } = await before.reachMethods('rani@kotak.id');
    before.checkout.choose(methods[1]?.id ?? '');
    const after = visit({ area });
    after.checkout.enter({ step: 'method' });
    const { email, methodId } = await after.is('method');
    expect({ email, methodId }).toEqual({ email: 'rani@kotak.id', methodId: methods[1]?.id });
  });

  test('a pending payment is found again after a restart of the browser, and no event is told twice', async () => {
    const area = createArea();
    const before = visit({ area });
    const { payment } = await before.buy('rani@kotak.id');
    before.leave();
    const after = visit({ area });
    const found = await after.is('pending');
    expect(found.payment).toMatchObject({ id: payment?.id, code_guest: payment?.code_guest });
    expect(after.told).toEqual([]);
  });

  test('a ticket is found again after a restart; another can be bought beside it', async () => {
    const area = createArea();
    const rani = visit({ area });
    const { payment } = await rani.buy('rani@kotak.id');
    await api.pay(payment ?? { external_id: '' });
    await rani.is('completed');

    const again = visit({ area });
    expect(getPayments(again.panggung).$ticket(show.id).get()?.id).toBe(payment?.id);
    again.checkout.enter();
    expect((await again.is('completed')).payment?.code_guest).toBe(payment?.code_guest);
    expect(again.told).toEqual([]);

    again.checkout.buyAnother();
    again.checkout.enter({ step: 'email' });
    expect(again.checkout.$state.get()).toMatchObject({ state: 'email', email: '', payment: null });
    await again.buy('teman@kotak.id');
    expect(await payments()).toHaveLength(2);
  });

  test('a ticket is forgotten a week after its show', async () => {
    const rani = visit();
    const { payment } = await rani.buy('rani@kotak.id');
    const kept = (daysAgo: number) => {
      const at = Date.now() - daysAgo * 86_400_000;
      const ticket = { ...payment, status: 'COMPLETED', created_at: at, video_start_date: at } as Payment;
      getPayments(rani.panggung).keep(ticket);
      return getPayments(rani.panggung).$ticket(show.id).get();
    };
    expect(kept(6)?.id).toBe(payment?.id);
    expect(kept(8)).toBeNull();
  });

  test('an address that waits for its own money goes on to pay, not to a refusal', async () => {
    const area = createArea();
    const before = visit({ area });
    const { payment } = await before.buy('rani@kotak.id');
    expect(payment?.id).toBeDefined();
    const after = visit({ area });
    after.checkout.enter({ step: 'email' });
    expect((await after.is('pending')).payment?.id).toBe(payment?.id);
  });

  test('nothing is asked any more when nobody looks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const rani = visit();
    await rani.buy('rani@kotak.id');
    await vi.advanceTimersByTimeAsync(1000);
    const seen = network.asked.length;
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(() => network.asked.length).toBeGreaterThan(seen);
    rani.leave();
    await vi.advanceTimersByTimeAsync(1200);
    const before = network.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.asked).toHaveLength(before);
  });

  test('an answer from before the money that comes after it is not believed', async () => {
    const held: (() => void)[] = [];
    let isSlow = false;
    const fetch: typeof network.fetch = async (input, init) => {
      const isHeld = isSlow;
      isSlow = false;
      const answer = await network.fetch(input, init);
      if (isHeld) await new Promise<void>((done) => held.push(done));
      return answer;
    };
    const rani = visit({ fetch });
    const { payment } = await rani.buy('rani@kotak.id');
    isSlow = true;
    rani.checkout.refresh();
    await expect.poll(() => held.length).toBe(1);
    await api.pay(payment ?? { external_id: '' });
    await rani.is('completed');
    held[0]?.();
    await new Promise((done) => setTimeout(done, 100));
    expect(rani.checkout.$state.get().payment?.status).toBe('COMPLETED');
    expect(getPayments(rani.panggung).$pending(show.id).get()).toBeNull();
  });

  test('the API goes and comes back while money is awaited', async () => {
    const rani = visit();
    const { payment } = await rani.buy('rani@kotak.id');
    await api.runJobs();
    network.break(() => 'lost');
    rani.checkout.refresh();
    expect((await rani.until((now) => now.problem !== null)).state).toBe('pending');
    await api.pay(payment ?? { external_id: '' });
    network.break(null);
    await rani.is('completed');
  });
});

describe('while choosing', () => {
  test('the last ticket is sold: said plainly', async () => {
    show = await api.addShow({ ticket_quota: 1 });
    const rani = visit();
    const { methods } = await rani.reachMethods('rani@kotak.id');
    const { data } = await api.order({ email: 'sita@kotak.id', show });
    await api.runJobs();
    await api.pay(data);
    api.advance(2000);
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    const { releaseAt } = await rani.is('sold_out');
    expect(releaseAt).toBeNull();
  });

  test('the last ticket goes and another comes back meanwhile: one more press buys it', async () => {
    show = await api.addShow({ ticket_quota: 1 });
    const fetch: typeof network.fetch = async (input, init) => {
      const answer = await network.fetch(input, init);
      if (init?.method === 'POST' && answer.status !== 201) await giveBack();
      return answer;
    };
    const seats = api.ports.database.updateTable('show').where('id', '=', Number(show.id));
    const giveBack = () => seats.set({ ticket_quota: 2 }).execute();
    const rani = visit({ fetch });
    const { methods } = await rani.reachMethods('rani@kotak.id');
    await api.order({ email: 'sita@kotak.id', show });
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    const { methodId } = await rani.until(({ state, problem }) => state === 'method' && problem === 'busy');
    expect(methodId).toBe(methods[0]?.id);
    rani.checkout.order();
    await rani.is('pending');
  });

  test('the last ticket is held: it may come back, and does', async () => {
    show = await api.addShow({ ticket_quota: 1 });
    const rani = visit();
    const { methods } = await rani.reachMethods('rani@kotak.id');
    await api.order({ email: 'sita@kotak.id', show });
    api.advance(2000);
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    const { releaseAt } = await rani.is('all_held');
    expect(releaseAt).toBeGreaterThan(api.now());
    api.advance((releaseAt ?? 0) - api.now() + 1000);
    await api.runJobs();
    await rani.panggung.shows.reload(show.id);
    const { methodId } = await rani.is('method');
    expect(methodId).toBe(methods[0]?.id);
  });

  test('the price changes: shown anew, asked again, bought at the new one', async () => {
    const rani = visit();
    const { methods } = await rani.reachMethods('rani@kotak.id');
    await api.ports.database
      .updateTable('show')
      .set({ ticket_price: 175_000 })
      .where('id', '=', Number(show.id))
      .execute();
    api.advance(2000);
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    const { state, quote } = await rani.until(
      (now) => now.problem === 'amount_mismatch' && now.state === 'method',
    );
    expect({ state, total: quote?.total }).toEqual({ state: 'method', total: 175_000 });
    rani.checkout.order();
    expect((await rani.is('pending')).payment?.amount).toBe(175_000);
  });

  test('a free ticket costs something meanwhile: not taken, and said so where it was asked for', async () => {
    show = await api.addShow({ ticket_price: 0 });
    const rani = visit();
    await rani.panggung.shows.reload(show.id);
    const shows = api.ports.database.updateTable('show');
    await shows.set({ ticket_price: 75_000 }).where('id', '=', Number(show.id)).execute();
    rani.checkout.type('rani@kotak.id');
    rani.checkout.submit();
    const { state, problem } = await rani.until((now) => now.problem !== null);
    expect({ state, problem }).toEqual({ state: 'email', problem: 'amount_mismatch' });
    expect(await payments()).toEqual([]);
  });

  test('going back keeps the address', async () => {
    const rani = visit();
    await rani.reachMethods('rani@kotak.id');
    rani.checkout.back();
    expect(rani.checkout.$state.get()).toMatchObject({ state: 'email', email: 'rani@kotak.id' });
  });
});

describe('the gateway', () => {
  test('is down while ordering: the order stands, its number comes later', async () => {
    api.gateway.set({ gateway: 'down' });
    const rani = visit();
    const { payment } = await rani.buy('rani@kotak.id');
    expect(payment?.account_number).toBeNull();
    api.gateway.set({ gateway: 'up' });
    api.advance(30_000);
    await api.runJobs();
    await rani.until((now) => Boolean(now.payment?.account_number));
  });

  test('never gets the money: failed, said so, and ordered again', async () => {
    const rani = visit();
    const { payment } = await rani.buy('rani@kotak.id');
    api.advance((payment?.expiration_date ?? 0) - api.now() + 7 * 86_400_000);
    await api.runJobs();
    rani.checkout.refresh();
    await rani.is('failed');
    expect(getPayments(rani.panggung).$pending(show.id).get()).toBeNull();
    expect(rani.told).toEqual(['pending']);
    rani.checkout.restart();
    expect(rani.checkout.$state.get()).toMatchObject({
      state: 'email',
      email: 'rani@kotak.id',
      payment: null,
    });
  });

  test('REFRESH without news veils the screen for a second', async () => {
    const rani = visit();
    await rani.buy('rani@kotak.id');
    const start = Date.now();
    rani.checkout.refresh();
    rani.checkout.refresh();
    expect(rani.checkout.$state.get().state).toBe('refreshing');
    await rani.is('pending');
    expect(Date.now() - start).toBeGreaterThanOrEqual(950);
  });
});
