import { type Selectable, sql } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '../packages/server/src/database.js';
import type { Sale } from './checkout-model.js';

/** What must hold after every step, whatever happened. */
export async function checkSale(sale: Sale): Promise<void> {
  const kept = await readSale(sale);
  checkSeats(kept);
  checkOffers(kept);
  checkOwners(kept);
  checkPapers(kept);
  checkMails(kept);
}

/** What must hold when nothing is on its way any more: money received is tickets and refunds due. */
export async function checkMoney(sale: Sale): Promise<void> {
  const { payments, refunds } = await readSale(sale);
  for (const { id, amount, status, payment_type_id, refund_status } of payments) {
    const owed = refunds.filter((refund) => refund.payment_id === id);
    const bought = status === 'COMPLETED' && payment_type_id !== null ? amount : 0;
    const handed = sum(sale.money.get(id) ?? []);
    expect([id, bought + sum(owed.map((refund) => refund.amount))]).toEqual([id, handed]);
    expect(refund_status).toBe(owed.length > 0 ? 'due' : 'none');
  }
  expect(payments.filter(({ status }) => status === 'PENDING')).toEqual([]);
}

type Kept = Awaited<ReturnType<typeof readSale>>;

/** In one look: what goes on in the background never stands half done. */
async function readSale({ api, shows, coupons, codes }: Sale) {
  const showIds = shows.map(({ id }) => Number(id));
  const couponIds = coupons.map(({ id }) => id);
  const look = api.ports.database.transaction().setIsolationLevel('repeatable read');
  return look.execute(async (database) => {
    const of = <T extends 'mail_outbox' | 'refund'>(table: T, ids: readonly string[]) =>
      sql<Selectable<Tables[T]>>`select * from ${sql.table(table)} where payment_id = any(${ids}::text[])`;
    const payments = await database
      .selectFrom('payment')
      .selectAll()
      .where('room_id', 'in', showIds)
      .execute();
    const ids = payments.map(({ id }) => id);
    return {
      payments,
      shows: await database.selectFrom('show').selectAll().where('id', 'in', showIds).execute(),
      mails: (await of('mail_outbox', ids).execute(database)).rows,
      refunds: (await of('refund', ids).execute(database)).rows,
      coupons: await database.selectFrom('coupon').selectAll().where('id', 'in', couponIds).execute(),
      waiting: await database
        .selectFrom('waiting_list')
        .selectAll()
        .where('room_id', 'in', showIds)
        .execute(),
      offers: await database
        .selectFrom('mail_outbox')
        .innerJoin('waiting_list', 'waiting_list.id', 'waiting_id')
        .select('waiting_id')
        .where('room_id', 'in', showIds)
        .execute(),
      codes: await database.selectFrom('redeem_code').selectAll().where('code', 'in', codes).execute(),
    };
  });
}

const stateOfSeat = { held: 'PENDING', sold: 'COMPLETED', none: 'FAILED' } as const;

/** Seats are those of the payments, never more than there are, and each payment is in one state. */
function checkSeats({ shows, payments }: Kept): void {
  for (const { id, ticket_sold, ticket_held, ticket_offered, ticket_quota } of shows) {
    const of = (seat: string) => payments.filter((one) => one.room_id === id && one.seat === seat).length;
    expect([ticket_sold, ticket_held]).toEqual([of('sold'), of('held')]);
    expect(ticket_sold + ticket_held + ticket_offered).toBeLessThanOrEqual(ticket_quota);
  }
  for (const { id, seat, status } of payments) expect([id, status]).toEqual([id, stateOfSeat[seat]]);
}

/** A seat is kept for each open offer, and each who waits is offered one, once. */
function checkOffers({ shows, waiting, offers, payments }: Kept): void {
  for (const { id, ticket_offered } of shows) {
    const open = waiting.filter(({ room_id, status }) => room_id === id && status === 'offered');
    expect(ticket_offered).toBe(open.length);
  }
  const mailed = offers.map(({ waiting_id }) => waiting_id);
  expect(new Set(mailed).size).toBe(mailed.length);
  const used = payments.flatMap(({ offer_id }) => offer_id ?? []);
  expect(new Set(used).size).toBe(used.length);
}

/** One ticket for one person or address. */
function checkOwners({ payments }: Kept): void {
  const active = payments.filter(({ seat }) => seat !== 'none');
  const owners = active.map(({ room_id, for_user_id, email }) => `${room_id} ${for_user_id ?? email}`);
  expect(new Set(owners).size).toBe(owners.length);
}

/** A coupon and a code pay for one ticket that counts, and are free again only when it does not. */
function checkPapers({ payments, coupons, codes }: Kept): void {
  const active = payments.filter(({ seat }) => seat !== 'none');
  for (const { id, status, payment_id } of coupons) {
    const users = active.filter(({ coupon_id }) => coupon_id === id).map((payment) => payment.id);
    expect([status, payment_id]).toEqual(users.length ? ['USED', users[0]] : ['UNUSED', null]);
    expect(users.length).toBeLessThanOrEqual(1);
  }
  for (const { id, payment_id } of codes) {
    const users = payments.filter(({ redeem_code_id }) => redeem_code_id === id).map((payment) => payment.id);
    expect(users).toEqual(payment_id === null ? [] : [payment_id]);
  }
}

/** Nobody is written to twice about the same; each sum that is owed back is told of once. */
function checkMails({ mails, refunds, payments }: Kept): void {
  for (const { id } of payments) {
    const sent = mails.filter(({ payment_id }) => payment_id === id);
    const once = sent
      .filter(({ kind }) => kind !== 'refund')
      .map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(new Set(once).size).toBe(once.length);
    const told = sent.filter(({ kind }) => kind === 'refund').length;
    expect(told).toBe(refunds.filter(({ payment_id }) => payment_id === id).length);
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
