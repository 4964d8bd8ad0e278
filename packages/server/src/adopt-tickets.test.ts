import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { rowOf } from '../../../tests/buying.js';
import { newEmail } from '../../../tests/people.js';
import { adoptGuestTickets } from './adopt-tickets.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let guests = 0;
let email: string;
beforeEach(() => {
  email = `guest-${++guests}@panggung.test`;
});

/** The guest becomes somebody with an account; answers its id. */
async function register(): Promise<number> {
  const account = { email, full_name: 'Sri Rahayu', firebase_uid: `uid of ${email}` };
  const added = api.ports.database
    .insertInto('user_account')
    .values({ ...account, created_at: api.now() })
    .returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

const adopt = (userId: number) =>
  api.ports.database
    .transaction()
    .execute((transaction) => adoptGuestTickets(transaction, { userId, email, now: api.now() }));

async function ownersOf(payment: Payment) {
  const { user_id, for_user_id } = await rowOf(api, payment);
  return [user_id, for_user_id];
}

async function buy(show: Show): Promise<Payment> {
  const { data } = await api.order({ email, show });
  await api.pay(data);
  return data;
}

describe('a guest who verifies the account of the same address', () => {
  it('finds all tickets on it, paid and still to be paid, of every show', async () => {
    const [first, second, third] = await Promise.all([api.addShow(), api.addShow(), api.addShow()]);
    const paid = await buy(first);
    const { data: pending } = await api.order({ email, show: second });
    const { data: foreign } = await api.order({ email: `not-${email}`, show: third });
    const userId = await register();
    expect(await adopt(userId)).toBe(2);
    expect(await ownersOf(paid)).toEqual([userId, userId]);
    expect(await ownersOf(pending)).toEqual([userId, userId]);
    expect(await ownersOf(foreign)).toEqual([null, null]);
    expect(await adopt(userId)).toBe(0);
  });

  it('has them as soon as they signed in, and from then on signs in to buy', async () => {
    email = newEmail();
    const paid = await buy(await api.addShow());
    const person = await api.signIn({ email });
    expect(await ownersOf(paid)).toEqual([person.user.id, person.user.id]);
    expect(await api.order({ email, show: await api.addShow() })).toMatchObject({ code: 'email_registered' });
  });

  it('still pays and opens what was pending, and no seat is counted twice', async () => {
    const show = await api.addShow({ ticket_quota: 1 });
    const { data: pending } = await api.order({ email, show });
    const userId = await register();
    await adopt(userId);
    await api.pay(pending);
    expect(await rowOf(api, pending)).toMatchObject({ status: 'COMPLETED', for_user_id: userId });
    expect((await api.show(show.id)).ticket_left).toBe(0);
    const byCode = `/api/v1/payment/guest?code_guest=${pending.code_guest}&room_video_id=${show.id}`;
    expect(await api.get(byCode)).toMatchObject({ status: 200, data: { status: 'COMPLETED' } });
  });

  it('gets neither orders that failed nor tickets that ran out', async () => {
    const { data: failed } = await api.order({ email, show: await api.addShow() });
    const expired = await buy(await api.addShow());
    await api.ports.database
      .updateTable('payment')
      .set({ expired_ticket: api.now() + HOUR })
      .where('id', '=', String(expired.id))
      .execute();
    api.advance(DAY + HOUR);
    await api.runJobs();
    const userId = await register();
    expect(await adopt(userId)).toBe(0);
    expect([await ownersOf(failed), await ownersOf(expired)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('gets one that is good for a while', async () => {
    const payment = await buy(await api.addShow());
    await api.ports.database
      .updateTable('payment')
      .set({ expired_ticket: api.now() + HOUR })
      .where('id', '=', String(payment.id))
      .execute();
    const userId = await register();
    expect(await adopt(userId)).toBe(1);
    expect(await ownersOf(payment)).toEqual([userId, userId]);
  });

  it('keeps as a guest the ticket for a show that the account has one for, and its code opens it', async () => {
    const [show, other] = [await api.addShow(), await api.addShow()];
    const [payment, gift] = [await buy(show), await buy(other)];
    const userId = await register();
    // Somebody gave them a ticket for the same show.
    const { data: given } = await api.order({ email: `friend-of-${email}`, show });
    await api.ports.database
      .updateTable('payment')
      .set({ for_user_id: userId, user_id: userId })
      .where('id', '=', String(given.id))
      .execute();
    expect(await adopt(userId)).toBe(1);
    expect(await ownersOf(payment)).toEqual([null, null]);
    expect(await ownersOf(gift)).toEqual([userId, userId]);
    const byCode = `/api/v1/payment/guest?code_guest=${payment.code_guest}&room_video_id=${show.id}`;
    expect((await api.get(byCode)).status).toBe(200);
  });

  it('is adopted once, however many sign in at once', async () => {
    await buy(await api.addShow());
    const userId = await register();
    const adopted = await Promise.all([adopt(userId), adopt(userId), adopt(userId)]);
    expect(adopted.toSorted()).toEqual([0, 0, 1]);
  });
});

describe('late money for a failed order', () => {
  /** Pays an order in time, of which the gateway tells only when it has failed. */
  async function payUnheard(show: Show): Promise<Payment> {
    const { data: payment } = await api.order({ email, show });
    api.gateway.set({ callback: 'late', transactions: 'late', lateBy: 3 * DAY });
    await api.pay(payment);
    api.advance(2 * DAY);
    await api.runJobs();
    api.gateway.set({ callback: 'normal', transactions: 'current' });
    expect((await rowOf(api, payment)).status).toBe('FAILED');
    return payment;
  }

  async function hear(): Promise<void> {
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
  }

  it('is owed back when the account has a ticket for the show by now', async () => {
    const show = await api.addShow();
    const late = await payUnheard(show);
    await buy(show);
    expect(await adopt(await register())).toBe(1);
    await hear();
    expect(await rowOf(api, late)).toMatchObject({ status: 'FAILED', refund_status: 'due' });
    expect((await api.show(show.id)).ticket_left).toBe(99);
  });

  it('buys the ticket otherwise, and the account gets it at the next sign-in', async () => {
    const late = await payUnheard(await api.addShow());
    const userId = await register();
    expect(await adopt(userId)).toBe(0);
    await hear();
    expect(await adopt(userId)).toBe(1);
    expect(await rowOf(api, late)).toMatchObject({ status: 'COMPLETED', for_user_id: userId });
  });
});
