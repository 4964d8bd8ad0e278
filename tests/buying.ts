import type { Payment, Show } from '@panggung/core';
import { redeemCodeOf } from '@panggung/core';
import { PASS_HEADER } from '../packages/server/src/sale-queue-pass.js';
import { ADDRESS_HEADER, type Answer, type Api } from './api.js';
import type { Person, PersonOptions } from './people.js';

/** What one can pay by in tests that sell by every channel. */
export const channels = ['BCA', 'ALFAMART', 'INDOMARET', 'OVO', 'DANA', 'LINKAJA', 'QRIS'] as const;
export type Channel = (typeof channels)[number];

/** A guest with an address, or somebody signed in, who may buy for another person. */
export type Customer = { email: string } | { person: Person; receiver?: Person | undefined };

export type SoldShow = Pick<Show, 'id' | 'name' | 'ticket_price'>;

interface Sale {
  as: Customer;
  show: SoldShow;
  /** @default a new one each time */
  key?: string;
  /** An offer of a seat, or a turn in line. */
  pass?: string | undefined;
  /** Fields put over the body, right or wrong. */
  body?: Record<string, unknown>;
}

export interface Purchase extends Sale {
  by: Channel;
  /** What is shown and must be charged, in rupiah. @default price and donation */
  total?: number;
  donate?: number;
  couponId?: number | undefined;
  phone?: string;
}

type Kind = 'va' | 'retail' | 'ewallet';
const kindOf = (by: Channel): Kind =>
  by === 'BCA' ? 'va' : by === 'ALFAMART' || by === 'INDOMARET' ? 'retail' : 'ewallet';

/** The documents' bodies: what each kind of channel is told beside the buyer. H-15, H-19, H-20. */
const bodies: Record<Kind, (purchase: Purchase & { total: number }) => Record<string, unknown>> = {
  va: ({ by, total }) => ({ bank_code: by, expected_amount: total, is_closed: true, is_single_use: true }),
  retail: ({ by, total }) => ({ retail_outlet_name: by, expected_amount: total, name: 'Sari Penonton' }),
  ewallet: ({ by, total, show, phone = '081234567890' }) => ({
    ewallet_type: by,
    amount: total,
    phone,
    items: [{ id: show.id, name: show.name, price: show.ticket_price, quantity: 1 }],
  }),
};

/**
 * Orders a ticket that a channel takes money for.
 * @example await buy(api, { by: 'OVO', as: { email: 'a@b.co' }, show })
 */
export function buy(api: Api, purchase: Purchase): Promise<Answer> {
  const { by, as, show, donate = 0, couponId, body } = purchase;
  const total = purchase.total ?? show.ticket_price + donate;
  const kind = kindOf(by);
  const path = `/api/v1/payment-${kind}${'person' in as ? '' : '/guest'}`;
  const coupon = couponId === undefined ? {} : { coupon_id: couponId };
  const wish = { room_id: show.id, donate, ...coupon, ...bodies[kind]({ ...purchase, total }), ...whoIs(as) };
  return send(api, path, { ...purchase, body: { ...wish, ...body } });
}

/** Takes a ticket that costs nothing. G-05, I14. */
export function take(api: Api, sale: Sale): Promise<Answer> {
  const video = { video_status: 'WAITING', video_name: sale.show.name };
  const free = { payment_type: 'FREE', status: 'COMPLETED', amount: 0 };
  const wish = { room_id: sale.show.id, ...free, ...video, ...whoIs(sale.as) };
  return send(api, '/api/v1/payment-bypass', { ...sale, body: { ...wish, ...sale.body } });
}

/** Takes a ticket that a FREE-ONE coupon pays. Q-27. */
export function takeByCoupon(api: Api, { couponId, ...sale }: Sale & { couponId: number }): Promise<Answer> {
  const wish = { room_id: sale.show.id, donate: 0, amount: 0, coupon_id: couponId, ...whoIs(sale.as) };
  return send(api, '/api/v1/payment', { ...sale, body: { ...wish, ...sale.body } });
}

/** Takes a ticket for a code. F-21, G-10. */
export function redeem(api: Api, { code, ...sale }: Sale & { code: string }): Promise<Answer> {
  const isPerson = 'person' in sale.as;
  const named = { [isPerson ? 'id' : 'room_id']: sale.show.id, redeem_code: redeemCodeOf(code) };
  const path = `/api/v1/payment/${isPerson ? '' : 'guest/'}redeem-code`;
  return send(api, path, { ...sale, body: { ...named, ...whoIs(sale.as), ...sale.body } });
}

/** Gives up a payment that waits. Q-28. */
export function giveUp(api: Api, { id }: Pick<Payment, 'id'>, by: Person): Promise<Answer<{ id: string }>> {
  return api.delete(`/api/v1/payment/${id}`, { ...elsewhere(), ...by.headers });
}

/** A payment as its buyer reads it again: by the code, or for the person whose ticket it is. */
export function readBack(api: Api, payment: Payment, as: Customer): Promise<Answer> {
  if (!('person' in as)) {
    const code = `room_video_id=${payment.room_id}&code_guest=${payment.code_guest}`;
    return api.get(`/api/v1/payment/guest?${code}`, elsewhere());
  }
  const path = `/api/v1/payment/${payment.room_id}/${payment.for_user_id}`;
  return api.get(path, { ...elsewhere(), ...as.person.headers });
}

/** A payment as it lies in the table. */
export function rowOf(api: Api, { id }: Pick<Payment, 'id'>) {
  const payments = api.ports.database.selectFrom('payment').selectAll().where('id', '=', String(id));
  return payments.executeTakeFirstOrThrow();
}

/** Many at once. */
export function crowd<T>(size: number, act: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: size }, (_, n) => act(n)));
}

function send(api: Api, path: string, { as, key = crypto.randomUUID(), pass, body }: Sale): Promise<Answer> {
  const headers = {
    ...elsewhere(),
    ...('person' in as && as.person.headers),
    ...(pass && { [PASS_HEADER]: pass }),
    'idempotency-key': key,
  };
  return api.post<Payment>(path, body, headers);
}

/** Headers of an address nobody has called from, so that no limit of one address is met. */
export const elsewhere = () => ({ [ADDRESS_HEADER]: `test-${crypto.randomUUID()}` });

function whoIs(as: Customer): Record<string, unknown> {
  if (!('person' in as)) return { email: as.email };
  const { person, receiver = person } = as;
  return { user_id: person.user.id, for_user_id: receiver.user.id };
}

/** Somebody who may buy and be given tickets: signed in, with a complete profile. */
export async function signInCustomer(api: Api, options: PersonOptions = {}): Promise<Person> {
  const person = await api.signIn(options);
  const { database } = api.ports;
  const work = await database.selectFrom('work').select('id').limit(1).executeTakeFirstOrThrow();
  const city = await database.selectFrom('city').select('id').limit(1).executeTakeFirstOrThrow();
  const profile = { phone: '081234567890', work: work.id, city: city.id };
  const update = database.updateTable('user_account').set(profile);
  await update.where('id', '=', Number(person.user.id)).execute();
  return { ...person, user: { ...person.user, ...profile } };
}

export interface NewCoupon {
  owner: Person;
  type: 'FREE-ONE' | 'DISC-50';
  /** Of which shows. @default '' (all that are paid for) */
  ticketType?: string;
  /** Epoch ms. */
  ends?: number;
}

/** Gives somebody a coupon; answers its id. */
export async function addCoupon(
  api: Api,
  { owner, type, ticketType = '', ends }: NewCoupon,
): Promise<number> {
  const row = {
    title: type,
    coupon_type: type,
    user_id: Number(owner.user.id),
    ticket_type: ticketType,
    end_date: ends ?? null,
    created_at: api.now(),
  };
  const added = api.ports.database.insertInto('coupon').values(row).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** Issues a code for one ticket of a show. */
export async function addCode(api: Api, { id }: SoldShow, code: string = newCode()): Promise<string> {
  const row = { room_id: Number(id), code, created_at: api.now() };
  await api.ports.database.insertInto('redeem_code').values(row).execute();
  return code;
}

const newCode = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
