import type { Payment, Show } from '@panggung/core';
import { quote } from '@panggung/core';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createPasses } from '../packages/server/src/sale-queue-pass.js';
import { sellingOf } from '../packages/server/src/selling.js';
import { cancelShow } from '../packages/server/src/show-cancel.js';
import type { Answer, Api } from './api.js';
import {
  addCode,
  addCoupon,
  buy,
  type Channel,
  type Customer,
  elsewhere,
  giveUp,
  redeem,
  takeByCoupon,
} from './buying.js';
import { type Person, stayIn } from './people.js';

/** Few seats for few buyers: what goes wrong then meets often. */
const QUOTA = 2;
const GUESTS = 3;
const HOUR = 3_600_000;
const kinds = ['fixed', 'flexible', 'free'] as const;
const ways = ['BCA', 'ALFAMART', 'OVO', 'DANA', 'LINKAJA', 'QRIS'] as const;
const couponTypes = ['FREE-ONE', 'DISC-50'] as const;

/** Something that happens to a sale. Numbers choose among buyers, payments, coupons and codes. */
export type Step =
  | { kind: 'claim'; wishes: Wish[] }
  | {
      kind: 'pay';
      payment: number;
      callback: Callback;
      transactions: Listing;
      isRight: boolean;
      isLate: boolean;
    }
  | { kind: 'decline' | 'end' | 'delete'; payment: number }
  | { kind: 'join'; show: number; buyer: number }
  | { kind: 'cancel'; show: number }
  | { kind: 'wait'; hours: number; isSwept: boolean }
  | { kind: 'deliver' | 'sweep' | 'restart' };

type Callback = 'normal' | 'lost' | 'doubled' | 'late';
type Listing = 'current' | 'late';

/** What one of several buyers who come at once wants. */
interface Wish {
  show: number;
  buyer: number;
  /** For another person, where the buyer is one. */
  isGift: boolean;
  by: Channel;
  coupon: number | null;
  code: number;
  donate: number;
  /** Shows the offer of a seat, where a guest has one. */
  isOffered: boolean;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  show: fc.nat(kinds.length - 1),
  buyer: fc.nat(GUESTS + 1),
  isGift: fc.boolean(),
  by: fc.constantFrom(...ways),
  coupon: fc.option(fc.nat(3)),
  code: fc.nat(1),
  donate: fc.constantFrom(0, 25_000),
  isOffered: fc.boolean(),
});
const at = fc.nat(5);
const pay = fc.record({
  kind: fc.constant('pay' as const),
  payment: at,
  callback: fc.constantFrom<Callback>('normal', 'late', 'late', 'late', 'doubled', 'lost', 'lost'),
  transactions: fc.constantFrom<Listing>('current', 'late', 'late'),
  isRight: fc.constantFrom(true, true, true, false),
  isLate: fc.boolean(),
});
const show = fc.nat(kinds.length - 1);
const join = fc.record({ kind: fc.constant('join' as const), show, buyer: fc.nat(GUESTS - 1) });
const cancel = fc.record({ kind: fc.constant('cancel' as const), show });
const wait = fc.record({
  kind: fc.constant('wait' as const),
  hours: fc.constantFrom(0.1, 0.3, 1, 25),
  isSwept: fc.boolean(),
});

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      wishes: fc.array(wish, { minLength: 1, maxLength: 4 }),
    }),
    weight: 15,
  },
  { arbitrary: pay, weight: 15 },
  {
    arbitrary: fc.record({ kind: fc.constantFrom('decline', 'end', 'delete'), payment: at }),
    weight: 6,
  },
  { arbitrary: join, weight: 6 },
  { arbitrary: wait, weight: 12 },
  { arbitrary: fc.record({ kind: fc.constantFrom('deliver', 'sweep', 'restart') }), weight: 9 },
  { arbitrary: cancel, weight: 1 },
);

/** A sale under way, and what only buyers and the gateway know of it. */
export interface Sale {
  api: Api;
  shows: Show[];
  guests: string[];
  persons: Person[];
  coupons: { id: number; type: 'FREE-ONE' | 'DISC-50'; owner: number }[];
  codes: string[];
  payments: Payment[];
  /** What buyers handed over, by payment, in rupiah. */
  money: Map<string, number[]>;
}

/** Opens a sale of its own: a show of each kind, two coupons of each kind, two codes. */
export async function openSale(api: Api, persons: readonly Person[], run: number): Promise<Sale> {
  const prices = { fixed: 150_000, flexible: 75_001, free: 0 };
  const shows = await Promise.all(
    kinds.map((kind) => api.addShow({ ticket_type: kind, ticket_price: prices[kind], ticket_quota: QUOTA })),
  );
  const wanted = [0, 1].flatMap((owner) => couponTypes.map((type) => ({ owner, type })));
  const coupons = await Promise.all(
    wanted.map(async ({ owner, type }) => {
      const id = await addCoupon(api, { owner: persons[owner] as Person, type });
      return { id, type, owner };
    }),
  );
  const free = shows[2] as Show;
  const codes = await Promise.all([addCode(api, free), addCode(api, free)]);
  const guests = Array.from({ length: GUESTS }, (_, n) => `guest-${n}-${run}@panggung.test`);
  const fresh = await Promise.all(persons.map((person) => stayIn(api, person)));
  return { api, shows, guests, persons: fresh, coupons, codes, payments: [], money: new Map() };
}

/** Whatever a sale may answer a buyer who comes too late or asks for too much. */
const refusals = new Set([
  'sold_out',
  'ticket_exists',
  'coupon_unusable',
  'redeem_code_used',
  'too_many_pending',
  'offer_expired',
  'sale_closed',
]);
/** Whatever the waiting list may answer. */
const listed = [201, 'seats_available', 'sale_closed', 'rate_limited'];

const does: { [K in Step['kind']]: (sale: Sale, step: Extract<Step, { kind: K }>) => Promise<void> } = {
  async claim(sale, { wishes }) {
    const answers = await Promise.all(wishes.map((wished) => place(sale, wished)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ code }) => code).filter((code) => !refusals.has(code))).toEqual([]);
    sale.payments.push(...answers.filter(({ status }) => status === 201).map(({ data }) => data));
  },
  async pay({ api, payments, money }, { payment: index, callback, transactions, isRight, isLate }) {
    const payment = nth(payments, index);
    if (!payment?.way) return;
    // A wallet is charged what it was asked for.
    const amount =
      payment.amount - (isRight || payment.way === 'push' || payment.way === 'redirect' ? 0 : 1_000);
    api.gateway.set({ callback, transactions, lateBy: 30 * HOUR });
    const isRevived = isLate && callback !== 'lost';
    const paid = api.gateway.pay(String(payment.external_id), { amount, isLate: isRevived });
    // What has ended takes no money, but for wallets that change their mind and say so.
    if (!(await isDone(paid))) return;
    await sellingOf(api.ports).background.idle();
    money.set(String(payment.id), [...(money.get(String(payment.id)) ?? []), amount]);
  },
  async decline({ api, payments }, { payment: index }) {
    const payment = nth(payments, index);
    const isWallet = payment?.way === 'push' || payment?.way === 'redirect';
    if (!isWallet) return;
    await isDone(api.gateway.fail(String(payment.external_id)));
    await sellingOf(api.ports).background.idle();
  },
  async end({ api, payments }, { payment: index }) {
    const payment = nth(payments, index);
    if (payment?.way) await isDone(async () => api.gateway.expire(String(payment.external_id)));
  },
  async delete({ api, payments, persons }, { payment: index }) {
    const payment = nth(payments, index);
    const owner = persons.find(({ user }) => user.id === payment?.user_id);
    if (!payment || !owner) return;
    const { status, code } = await giveUp(api, payment, await stayIn(api, owner));
    expect([status, code]).toEqual(status === 200 ? [200, undefined] : [400, 'payment_not_pending']);
  },
  async join({ api, shows, guests }, { show, buyer }) {
    const wished = { room_id: shows[show]?.id, email: guests[buyer] };
    const { status, code } = await api.post('/api/v1/waiting-list', wished, elsewhere());
    expect(listed).toContain(code ?? status);
  },
  async cancel({ api, shows }, { show }) {
    await cancelShow(api.ports.database, { showId: Number(shows[show]?.id), now: api.now() });
  },
  async deliver({ api }) {
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
  },
  async wait({ api }, { hours, isSwept }) {
    api.advance(hours * HOUR);
    if (isSwept) await api.runJobs();
    await api.gateway.sendCallbacks();
    await sellingOf(api.ports).background.idle();
  },
  sweep: ({ api }) => api.runJobs(),
  async restart({ api }) {
    api.restart();
  },
};

/** Lets it happen. */
export async function take(sale: Sale, step: Step): Promise<void> {
  await does[step.kind](sale, step as never);
}

/** The newest first: older ones have mostly ended. */
const nth = (payments: readonly Payment[], index: number) =>
  payments.at(-1 - (index % Math.max(1, payments.length)));

const isDone = (work: Promise<unknown> | (() => Promise<unknown>)): Promise<boolean> =>
  (typeof work === 'function' ? work() : work).then(
    () => true,
    () => false,
  );

async function place(sale: Sale, wished: Wish): Promise<Answer> {
  const { api, shows, codes } = sale;
  const show = shows[wished.show] as Show;
  const as = await customerOf(sale, wished);
  const pass = wished.isOffered && 'email' in as ? await offerOf(sale, show, as.email) : undefined;
  if (show.ticket_type === 'free') return redeem(api, { as, show, pass, code: codes[wished.code] ?? '' });
  const coupon = 'person' in as && wished.coupon !== null ? sale.coupons[wished.coupon] : undefined;
  if (coupon?.type === 'FREE-ONE') return takeByCoupon(api, { as, show, couponId: coupon.id });
  const donate = show.ticket_type === 'flexible' ? wished.donate : 0;
  const { total } = quote(show, { donate, coupon: coupon ? { coupon_type: coupon.type } : null });
  return buy(api, { by: wished.by, as, show, pass, donate, couponId: coupon?.id, total });
}

/** The pass that the mail with an offer carries. */
async function offerOf({ api }: Sale, show: Show, email: string): Promise<string | undefined> {
  const { database, settings } = api.ports;
  const offers = database.selectFrom('waiting_list').select('offer_hash').where('email', '=', email);
  const open = offers.where('room_id', '=', Number(show.id)).where('status', '=', 'offered');
  const name = (await open.executeTakeFirst())?.offer_hash;
  const pass = { kind: 'offer', showId: Number(show.id), name: name ?? '' } as const;
  return name ? createPasses(settings.sessionKey).write(pass) : undefined;
}

async function customerOf({ api, guests, persons }: Sale, { buyer, isGift }: Wish): Promise<Customer> {
  const email = guests[buyer];
  if (email !== undefined) return { email };
  const [one, other] = persons as [Person, Person];
  const [person, receiver] = buyer === GUESTS ? [one, other] : [other, one];
  return { person: await stayIn(api, person), receiver: isGift ? receiver : undefined };
}
