import { checkoutStep, type Payment, type Show, type SignedIn } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import { addCode, addCoupon, type Channel, signInCustomer } from '../../../tests/buying.js';
import type { Person } from '../../../tests/people.js';
import { type Buyer, type BuyerOptions, createArea, createBuyer, createNetwork } from './buyer.fixture.js';
import { getPayments } from './payment.js';

let api: Api;
let person: Person;
let user: SignedIn;
let receiver: Person;
let show: Show;
let network: ReturnType<typeof createNetwork>;
const buyers: Buyer[] = [];

beforeAll(async () => {
  api = await startApi({ channels: 'all', clock: createClock(Date.now()) });
  [person, receiver] = [await signInCustomer(api), await signInCustomer(api)];
  const whole = await api.get<SignedIn>(`/api/v1/user/${person.user.user_id}`, person.headers);
  user = { ...person.user, ...whole.data };
});
beforeEach(async () => {
  show = await api.addShow();
  network = createNetwork(api);
});
afterEach(() => {
  for (const buyer of buyers.splice(0)) buyer.leave();
  vi.unstubAllGlobals();
});
afterAll(() => api.stop());

/** Somebody's page; nobody's, unless it says whose. */
function visit(options: Partial<BuyerOptions> = {}): Buyer {
  const buyer = createBuyer({ show, fetch: network.fetch, ...options });
  buyers.push(buyer);
  return buyer;
}

/** The person who is signed in presses Buy. */
function press(options: Partial<BuyerOptions> = {}): Buyer {
  const buyer = visit({ user, ...options });
  buyer.checkout.enter({ asks: true });
  return buyer;
}

const inserts = () =>
  network.asked.filter(({ method, path }) => method === 'POST' && path.includes('payment'));
const ids = () => ({ user_id: user.user_id, for_user_id: user.user_id });

/** Chooses a way to pay, as far as it is offered. */
async function choose(buyer: Buyer, channel: Channel): Promise<void> {
  const { methods } = await buyer.is('method');
  const method = methods.find(({ channel_code }) => channel_code === channel);
  expect(methods.map(({ channel_code }) => channel_code)).toContain(channel);
  buyer.checkout.choose(method?.id ?? '');
}

async function pay(payment: Payment | null): Promise<void> {
  await api.runJobs();
  await api.pay(payment ?? { external_id: '' });
}

/** A tab, as `window.open` gives one. */
function stubTabs() {
  const tabs: {
    location: { href: string };
    closed: boolean;
    opener: unknown;
    document: { title: string };
  }[] = [];
  let isBlocked = false;
  vi.stubGlobal('open', () => {
    if (isBlocked) return null;
    const tab = {
      location: { href: 'about:blank' },
      document: { title: '' },
      opener: 'page' as unknown,
      closed: false,
      close() {
        tab.closed = true;
      },
    };
    tabs.push(tab);
    return tab;
  });
  return {
    tabs,
    block() {
      isBlocked = true;
    },
  };
}

describe('where a person begins', () => {
  test('a fixed price: at the ways to pay, past no address', async () => {
    const rani = press();
    const { quote, buyer, coupons } = await rani.is('method');
    expect({ total: quote?.total, buyer, coupons }).toEqual({ total: 150_000, buyer: 'person', coupons: [] });
    const paths = network.asked.map(({ path }) => path);
    expect(paths).toContain('/api/v1/payment-type?amount=150000&is_enabled=true');
    expect(paths.filter((path) => path.includes('guest') || path.startsWith('/auth/email'))).toEqual([]);
  });

  test('a donation: there; it is added to what is asked for and charged', async () => {
    show = await api.addShow({ ticket_type: 'flexible', ticket_price: 20_000 });
    const rani = press();
    await rani.is('donation');
    rani.checkout.typeDonation('1500.7');
    expect(rani.checkout.$state.get().quote).toMatchObject({ donate: 1500, total: 21_500 });
    rani.checkout.next();
    await choose(rani, 'BCA');
    expect(network.asked.map(({ path }) => path)).toContain(
      '/api/v1/payment-type?amount=21500&is_enabled=true',
    );
    rani.checkout.back();
    expect(rani.checkout.$state.get()).toMatchObject({ state: 'donation', donate: '1500.7' });
    rani.checkout.next();
    await rani.is('method');
    rani.checkout.order();
    const { payment } = await rani.is('pending');
    expect(payment).toMatchObject({ amount: 21_500, donate: 1500, ...ids() });
  });

  test('a donation too large is not sent', async () => {
    show = await api.addShow({ ticket_type: 'flexible', ticket_price: 20_000 });
    const rani = press();
    await rani.is('donation');
    rani.checkout.typeDonation('1000000000000');
    rani.checkout.next();
    expect(rani.checkout.$state.get().state).toBe('donation');
  });

  test('a free pass: taken by a press', async () => {
    show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const rani = press();
    await rani.is('completed');
    expect(inserts().map(({ body }) => body)).toEqual([
      {
        ...ids(),
        payment_type: 'FREE',
        status: 'COMPLETED',
        room_id: String(show.id),
        amount: 0,
        video_status: 'WAITING',
        video_name: show.name,
      },
    ]);
  });

  test('a free pass: never taken by opening a page', async () => {
    show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const rani = visit({ user });
    rani.checkout.enter();
    await rani.until(({ needsPress }) => needsPress);
    expect(inserts()).toEqual([]);
    rani.checkout.enter({ asks: true });
    await rani.is('completed');
  });

  test('nothing to pay after the donation: taken by NEXT', async () => {
    show = await api.addShow({ ticket_type: 'flexible', ticket_price: 0 });
    const rani = press();
    await rani.is('donation');
    rani.checkout.next();
    expect((await rani.is('completed')).payment?.payment_type).toBe('FREE');
  });

  test('a code: right after one that is not', async () => {
    show = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
    const code = await addCode(api, show, `OMBAK${show.id}`);
    const rani = press();
    await rani.is('redeem');
    rani.checkout.typeCode('SALAH');
    rani.checkout.redeem();
    const { message, problem } = await rani.until((now) => now.problem !== null);
    expect({ message, problem }).toEqual({
      message: 'This redeem code is not valid',
      problem: 'redeem_code_wrong',
    });
    rani.checkout.typeCode(` ${code.toLowerCase()} `);
    expect(rani.checkout.$state.get().message).toBe('');
    rani.checkout.redeem();
    await rani.is('validating');
    expect(rani.told).toEqual(['issued']);
    expect((await rani.is('completed')).payment).toMatchObject({ payment_type: 'REDEEM_CODE', ...ids() });
    expect(inserts().at(-1)).toMatchObject({
      path: '/api/v1/payment/redeem-code',
      body: { id: String(show.id), ...ids(), redeem_code: code },
    });
  });

  test('their own show is not sold to them', async () => {
    show = await api.addShow({ video_created_id: Number(user.user_id) });
    await press().is('own_show');
  });

  test('a profile without a city is completed first; then they go on', async () => {
    const rani = visit({ user: { ...user, city: null } });
    network.break((call) => (call.startsWith('GET /api/v1/user') ? 'lost' : undefined));
    rani.checkout.enter({ asks: true });
    await rani.is('profile_incomplete');
    await rani.panggung.session.update({ ...user });
    await rani.is('method');
  });

  test('a ticket they have keeps them from another', async () => {
    const { data } = await api.post(
      '/api/v1/payment-va',
      { room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 },
      { ...person.headers, 'idempotency-key': crypto.randomUUID() },
    );
    await pay(data as Payment);
    await press().is('ticket_exists');
  });

  test('what they owe elsewhere is gone on with here', async () => {
    const other = press();
    await choose(other, 'BCA');
    other.checkout.order();
    const { payment } = await other.is('pending');
    const rani = press();
    expect(await rani.is('pending')).toMatchObject({ payment: { id: payment?.id }, isReopened: true });
    expect(rani.told).toEqual([]);
  });

  test('a show without a seat says so at once', async () => {
    show = await api.addShow({ ticket_quota: 1 });
    const { data } = await api.order({ email: 'sita@kotak.id', show });
    await pay(data);
    await press().is('sold_out');
  });
});

describe('a stranger who presses Buy', () => {
  test('is asked whether they go on as a guest', async () => {
    const rani = visit();
    rani.checkout.enter({ asks: true });
    expect(rani.checkout.$state.get().state).toBe('login_prompt');
    rani.checkout.keepGoing();
    expect(rani.checkout.$state.get().state).toBe('email');
  });

  test('signs in instead, and goes on as a person', async () => {
    const rani = visit();
    rani.checkout.enter({ asks: true });
    await rani.panggung.session.signIn(user);
    expect((await rani.is('method')).buyer).toBe('person');
  });

  test('whose address has an account signs in, and goes on as a person', async () => {
    const rani = visit();
    rani.checkout.enter({ asks: true });
    rani.checkout.keepGoing();
    rani.checkout.type(person.email);
    rani.checkout.submit();
    await rani.is('registered');
    await rani.panggung.session.signIn(user);
    await rani.is('method');
    expect(inserts()).toEqual([]);
  });

  test('may take a free pass after signing in', async () => {
    show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const rani = visit();
    rani.checkout.enter({ asks: true });
    await rani.panggung.session.signIn(user);
    await rani.is('completed');
  });

  test('takes nothing by signing in once the screens are closed', async () => {
    show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const rani = visit();
    const leave = rani.checkout.enter({ asks: true });
    leave();
    await rani.panggung.session.signIn(user);
    await new Promise((done) => setTimeout(done, 300));
    expect(rani.checkout.$state.get().state).toBe('entering');
    expect(inserts()).toEqual([]);
  });
});

describe('each way to pay', () => {
  const shown: [Channel, string, (payment: Payment) => unknown][] = [
    ['BCA', 'payment-va', ({ account_number }) => account_number],
    ['ALFAMART', 'payment-retail', ({ payment_code }) => payment_code],
    ['OVO', 'payment-ewallet', ({ phone }) => phone],
    ['DANA', 'payment-ewallet', ({ checkout_url }) => checkout_url],
    ['LINKAJA', 'payment-ewallet', ({ checkout_url }) => checkout_url],
    ['QRIS', 'payment-ewallet', ({ qr_string }) => qr_string],
  ];

  test.each(shown)('%s, as a guest', async (channel, path, given) => {
    stubTabs();
    const rani = visit();
    await rani.reachMethods('rani@kotak.id');
    await choose(rani, channel);
    const { payment } = await orderBy(rani, channel, given);
    const [sent] = inserts();
    expect(sent?.path).toBe(`/api/v1/${path}/guest`);
    expect(sent?.body).toMatchObject({ email: 'rani@kotak.id', room_id: String(show.id), donate: 0 });
    expect(Object.keys(sent?.body ?? {})).not.toContain('coupon_id');
    expect(Object.keys(sent?.body ?? {})).not.toContain('user_id');
    await pay(payment);
    rani.checkout.refresh();
    await rani.is('completed');
  });

  test.each(shown)('%s, as a person', async (channel, path, given) => {
    stubTabs();
    const rani = press();
    await choose(rani, channel);
    const { payment } = await orderBy(rani, channel, given);
    const [sent] = inserts();
    expect(sent?.path).toBe(`/api/v1/${path}`);
    expect(sent?.body).toMatchObject({ ...ids(), email: user.email, coupon_id: null, donate: 0 });
    await pay(payment);
    await rani.is('completed');
    expect(rani.told).toEqual(['pending', 'issued']);
  });

  async function orderBy(buyer: Buyer, channel: Channel, given: (payment: Payment) => unknown) {
    buyer.checkout.order();
    if (channel === 'OVO' || channel === 'LINKAJA') {
      await buyer.is('phone');
      buyer.checkout.typePhone('08123');
      buyer.checkout.order();
      expect(buyer.checkout.$state.get().state).toBe('phone');
      buyer.checkout.typePhone('081234567890');
      buyer.checkout.order();
    }
    await buyer.is('pending');
    await api.runJobs();
    return buyer.until(({ payment }) => Boolean(payment && given(payment)));
  }

  test('a wallet is told all of what is bought', async () => {
    const rani = press();
    await choose(rani, 'OVO');
    rani.checkout.order();
    expect((await rani.is('phone')).phone).toBe('081234567890');
    rani.checkout.order();
    await rani.is('pending');
    const room = String(show.id);
    expect(inserts()[0]?.body).toEqual({
      ...ids(),
      email: user.email,
      ewallet_type: 'OVO',
      amount: 150_000,
      donate: 0,
      room_id: room,
      phone: '081234567890',
      coupon_id: null,
      items: [{ id: room, name: show.name, price: 150_000, quantity: 1 }],
    });
  });

  test('back from the phone to the methods, the choice is kept', async () => {
    const rani = press();
    await choose(rani, 'OVO');
    const { methodId } = rani.checkout.$state.get();
    rani.checkout.order();
    await rani.is('phone');
    expect(rani.checkout.back()).toBe(true);
    expect(rani.checkout.$state.get()).toMatchObject({ state: 'method', methodId });
    expect(rani.checkout.back()).toBe(false);
  });
});

describe('a guest who comes by a link', () => {
  test('to the code redeems it', async () => {
    show = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
    const code = await addCode(api, show);
    const rani = visit();
    rani.checkout.enter({ step: 'redeem', email: 'rani@kotak.id', redeemCode: code });
    expect(rani.checkout.$state.get()).toMatchObject({ state: 'redeem', redeemCode: code });
    rani.checkout.redeem();
    await rani.is('validating');
    expect(inserts()).toMatchObject([
      {
        path: '/api/v1/payment/guest/redeem-code',
        body: { email: 'rani@kotak.id', room_id: String(show.id), redeem_code: code },
      },
    ]);
  });

  test('to the donation gives it', async () => {
    show = await api.addShow({ ticket_type: 'flexible', ticket_price: 20_000 });
    const rani = visit();
    rani.checkout.enter({ step: 'donation', email: 'rani@kotak.id', donate: '5000' });
    expect((await rani.until(({ quote }) => quote !== null)).quote?.total).toBe(25_000);
    rani.checkout.next();
    await choose(rani, 'BCA');
    expect(network.asked.map(({ path }) => path)).toContain('/api/v1/payment-type/guest?amount=25000');
  });

  test('to the phone finds the methods and the choice', async () => {
    const area = createArea();
    const before = visit({ area });
    await before.reachMethods('rani@kotak.id');
    await choose(before, 'OVO');
    const { methodId } = before.checkout.$state.get();
    const rani = visit({ area });
    rani.checkout.enter({ step: 'phone', email: 'rani@kotak.id', paymentTypeId: methodId ?? '' });
    const { state } = rani.checkout.$state.get();
    expect([state, checkoutStep(rani.checkout.$state.get())]).toEqual(['loading', 'phone']);
    expect((await rani.is('phone')).isPhoneDue).toBe(false);
  });
});

describe("a wallet's page", () => {
  const danaLink = async (buyer: Buyer) =>
    (await buyer.until(({ payment }) => Boolean(payment?.checkout_url))).payment?.checkout_url;

  test('opens in the click, and gets its link with the answer', async () => {
    const { tabs } = stubTabs();
    const rani = press();
    await choose(rani, 'DANA');
    rani.checkout.order();
    rani.checkout.order();
    expect(tabs).toHaveLength(1);
    expect(tabs[0]).toMatchObject({ opener: null, document: { title: 'DANA' } });
    await rani.is('pending');
    await api.runJobs();
    expect(tabs[0]?.location.href).toBe(await danaLink(rani));
    expect(rani.checkout.$state.get().blockedPopUp).toBe(false);
  });

  test('where the browser forbids it, is a link', async () => {
    const tabs = stubTabs();
    tabs.block();
    const rani = press();
    await choose(rani, 'DANA');
    rani.checkout.order();
    expect((await rani.is('pending')).blockedPopUp).toBe(true);
  });

  test('is closed again when the order is refused', async () => {
    const { tabs } = stubTabs();
    const rani = press();
    await choose(rani, 'DANA');
    const shows = api.ports.database.updateTable('show');
    await shows.set({ status: 'CLOSED' }).where('id', '=', Number(show.id)).execute();
    rani.checkout.order();
    await rani.until(({ problem }) => problem === 'sale_closed');
    expect(tabs[0]?.closed).toBe(true);
  });

  test('opens again', async () => {
    const { tabs } = stubTabs();
    const rani = press();
    await choose(rani, 'DANA');
    rani.checkout.order();
    await rani.is('pending');
    await api.runJobs();
    const link = await danaLink(rani);
    rani.checkout.reopenWallet();
    expect(tabs.at(-1)?.location.href).toBe(link);
    expect(tabs.length).toBeGreaterThan(1);
  });
});

describe('coupons', () => {
  test('FREE-ONE: nothing is paid, nor given', async () => {
    show = await api.addShow({ ticket_type: 'flexible', ticket_price: 20_000 });
    const id = await addCoupon(api, { owner: person, type: 'FREE-ONE', ticketType: 'flexible' });
    const rani = press();
    await rani.is('donation');
    rani.checkout.typeDonation('5000');
    rani.checkout.next();
    await rani.is('method');
    rani.checkout.chooseCoupon(id);
    expect(rani.checkout.$state.get()).toMatchObject({ quote: { total: 0, donate: 0 }, methods: [] });
    rani.checkout.order();
    expect((await rani.is('completed')).payment).toMatchObject({ amount: 0, payment_type: 'COUPON' });
    expect(inserts()[0]).toMatchObject({
      path: '/api/v1/payment',
      body: { donate: 0, amount: 0, ...ids(), room_id: String(show.id), coupon_id: id },
    });
    const asked = network.asked.find(({ path }) => path.startsWith('/api/v1/coupon'));
    expect(asked?.path).toBe(
      `/api/v1/coupon?per_page=-1&user_id=${user.user_id}&status=UNUSED&verification=VERIFIED&ticket_type=flexible`,
    );
  });

  test('each of thirty can be chosen', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 30; at++) ids.push(await addCoupon(api, { owner: receiver, type: 'DISC-50' }));
    const whole = await api.get<SignedIn>(`/api/v1/user/${receiver.user.user_id}`, receiver.headers);
    const sari = press({ user: { ...receiver.user, ...whole.data } });
    const { coupons } = await sari.is('method');
    expect(coupons.map(({ id }) => id).sort()).toEqual(ids.sort());
    sari.checkout.chooseCoupon(ids[29] ?? 0);
    expect(sari.checkout.$state.get().coupon?.id).toBe(ids[29]);
  });

  test('DISC-50: half of it, by a method that takes that; alone, it needs one', async () => {
    const id = await addCoupon(api, { owner: person, type: 'DISC-50' });
    const rani = press();
    await rani.is('method');
    rani.checkout.chooseCoupon(id);
    rani.checkout.order();
    expect(rani.checkout.$state.get()).toMatchObject({ state: 'method', isMethodMissing: true });
    await choose(rani, 'BCA');
    rani.checkout.order();
    expect((await rani.is('pending')).payment).toMatchObject({ amount: 75_000, coupon_id: id });
    expect(inserts()[0]?.body).toMatchObject({ expected_amount: 75_000, coupon_id: id });
  });

  test('used elsewhere meanwhile: said so, and shown without it', async () => {
    const id = await addCoupon(api, { owner: person, type: 'DISC-50' });
    const rani = press();
    await rani.is('method');
    rani.checkout.chooseCoupon(id);
    await choose(rani, 'BCA');
    await api.ports.database
      .updateTable('coupon')
      .set({ verification: 'REVOKED' })
      .where('id', '=', id)
      .execute();
    rani.checkout.order();
    const { coupon, quote, problem } = await rani.until(
      (now) => now.state === 'method' && now.problem === 'coupon_unusable',
    );
    expect({ coupon, total: quote?.total, problem }).toMatchObject({ coupon: null, total: 150_000 });
  });
});

describe('a ticket for another', () => {
  const give = () => press({ forUserId: receiver.user.user_id });

  test('is ordered in their name, and told of to nobody else on the page', async () => {
    const rani = give();
    await choose(rani, 'BCA');
    rani.checkout.order();
    const { payment } = await rani.is('pending');
    const both = { user_id: user.user_id, for_user_id: receiver.user.user_id };
    expect(inserts()[0]?.body).toMatchObject({ ...both, for_user_id: String(both.for_user_id) });
    expect(payment).toMatchObject(both);
    const payments = getPayments(rani.panggung);
    expect(payments.$pending(show.id).get()).toBeNull();
    expect(payments.$pending(show.id, receiver.user.user_id).get()?.id).toBe(payment?.id);
    await pay(payment);
    await rani.is('completed');
    expect(payments.$ticket(show.id).get()).toBeNull();
  });

  test('is not given to who has one', async () => {
    const other = give();
    await choose(other, 'BCA');
    other.checkout.order();
    const { payment } = await other.is('pending');
    await pay(payment);
    await other.is('completed');
    other.leave();
    await give().is('ticket_exists');
  });
});

describe('deleting', () => {
  async function owe(area = createArea()): Promise<Buyer> {
    const rani = press({ area });
    await choose(rani, 'BCA');
    rani.checkout.order();
    await rani.is('pending');
    return rani;
  }

  test('frees the seat, and may be thought over', async () => {
    const rani = await owe();
    rani.checkout.askDelete();
    rani.checkout.keep();
    expect(rani.checkout.$state.get().state).toBe('pending');
    rani.checkout.askDelete();
    rani.checkout.confirmDelete();
    await rani.is('deleted');
    expect(rani.told).toEqual(['pending', 'deleted']);
    expect((await api.show(show.id)).ticket_left).toBe(100);
    expect(getPayments(rani.panggung).$pending(show.id).get()).toBeNull();
    rani.checkout.restart();
    await rani.is('method');
  });

  test('elsewhere is noticed here', async () => {
    const rani = await owe();
    const { payment } = rani.checkout.$state.get();
    await api.delete(`/api/v1/payment/${payment?.id}`, person.headers);
    rani.checkout.refresh();
    await rani.is('deleted');
  });

  test('what was paid meanwhile ends in the ticket', async () => {
    const rani = await owe();
    const { payment } = rani.checkout.$state.get();
    rani.checkout.askDelete();
    await pay(payment);
    rani.checkout.confirmDelete();
    await rani.is('completed');
  });

  test("is nothing for a guest's payment", async () => {
    const rani = visit();
    await rani.buy('rani@kotak.id');
    rani.checkout.askDelete();
    expect(rani.checkout.$state.get().state).toBe('pending');
  });
});

describe('who comes next at the same browser', () => {
  test('sees nothing of a person who left', async () => {
    const area = createArea();
    const rani = press({ area });
    await choose(rani, 'OVO');
    rani.checkout.order();
    await rani.is('phone');
    rani.checkout.order();
    const { payment } = await rani.is('pending');
    await rani.panggung.session.signOut();
    const left = await rani.is('email');
    expect(left).toMatchObject({ buyer: 'guest', payment: null, phone: '', methods: [] });
    expect(getPayments(rani.panggung).$pending(show.id).get()).toBeNull();
    const next = visit({ area });
    next.checkout.enter({ payment: payment ?? undefined });
    expect(next.checkout.$state.get()).toMatchObject({ state: 'email', payment: null });
  });

  test("a guest's waiting payment outlives a sign-in", async () => {
    const rani = visit();
    const { payment } = await rani.buy('rani@kotak.id');
    await rani.panggung.session.signIn(user);
    expect(rani.checkout.$state.get()).toMatchObject({ state: 'pending', payment: { id: payment?.id } });
    await pay(payment);
    rani.checkout.refresh();
    await rani.is('completed');
  });
});

describe('nothing is ordered twice', () => {
  test('when the answer is lost and the page reloaded', async () => {
    const area = createArea();
    network.break((call) => (call.startsWith('POST /api/v1/payment') ? 'unanswered' : undefined));
    const before = press({ area });
    await choose(before, 'BCA');
    before.checkout.order();
    await before.until((now) => now.problem !== null);
    before.leave();
    network.break(null);
    const after = visit({ area });
    after.checkout.enter();
    await after.is('pending');
    expect(new Set(inserts().map(({ key }) => key)).size).toBe(1);
  });

  test("a person's order is not sent again by a guest", async () => {
    const area = createArea();
    network.break((call) => (call.startsWith('POST /api/v1/payment') ? 'lost' : undefined));
    const before = press({ area });
    await choose(before, 'BCA');
    before.checkout.order();
    await before.until((now) => now.problem !== null);
    before.leave();
    area.removeItem('panggung:http://api.test:user');
    const asked = inserts().length;
    const after = visit({ area });
    after.checkout.enter();
    expect(after.checkout.$state.get().state).toBe('email');
    expect(inserts()).toHaveLength(asked);
  });
});
