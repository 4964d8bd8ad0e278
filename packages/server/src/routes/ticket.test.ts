import type { Payment } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { newEmail, type Person } from '../../../../tests/people.js';
import { adoptGuestTickets } from '../adopt-tickets.js';

const DAY = 86_400_000;

let api: Api;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi();
  [ayu, budi] = [await api.signIn(), await api.signIn()];
});
afterAll(() => api.stop());

type Show = Awaited<ReturnType<Api['addShow']>>;

async function order(person: Person, show: Show): Promise<Payment> {
  const email = newEmail();
  const { data } = await api.order({ email, show });
  const userId = Number(person.user.id);
  await api.ports.database
    .transaction()
    .execute((transaction) => adoptGuestTickets(transaction, { userId, email, now: api.now() }));
  return data;
}

const change = (payment: Payment, fields: object) =>
  api.ports.database.updateTable('payment').set(fields).where('id', '=', String(payment.id)).execute();
const next = (person: Person, id = person.user.id) =>
  api.get<Payment>(`/api/v1/payment/user/${id}`, person.headers);
const ask = (show: Show, of: Person, by: Person) =>
  api.get<Payment>(`/api/v1/payment/${show.id}/${of.user.id}?video_status=WAITING`, by.headers);

describe('the ticket for what is next', () => {
  it('is the paid one whose show is nearest and not over', async () => {
    expect(await next(ayu)).toMatchObject({ status: 404, code: 'payment_not_found' });
    const at = async (days: number, fields: object = {}) => {
      const show = await api.addShow({ start_date: api.now() + days * DAY, ...fields });
      return { show, payment: await order(ayu, show) };
    };
    const far = await at(20);
    await api.pay(far.payment);
    expect((await next(ayu)).data).toMatchObject({ id: far.payment.id, for_user_id: ayu.user.id });
    const near = await at(2);
    expect((await next(ayu)).data.id).toBe(far.payment.id);
    await api.pay(near.payment);
    const ended = await at(1, { video_status: 'ENDED' });
    await api.pay(ended.payment);
    const running = await at(-30, { video_status: 'RADIOFEST' });
    await api.pay(running.payment);
    const expired = await at(1);
    await api.pay(expired.payment);
    await change(expired.payment, { expired_ticket: 1 });
    const { data } = await next(ayu);
    expect(data).toMatchObject({ id: near.payment.id, status: 'COMPLETED', room_id: near.show.id });
    expect(data).not.toBeInstanceOf(Array);
  });

  it("is its owner's alone", async () => {
    for (const id of [ayu.user.id, 999_999, 'abc']) {
      expect(await next(budi, id)).toMatchObject({ status: 404, code: 'payment_not_found' });
    }
    const guest = await api.get(`/api/v1/payment/user/${ayu.user.id}`);
    expect(guest).toMatchObject({ status: 400, code: 'jwt_missing' });
  });
});

describe('the payment of a person for a show', () => {
  it('is told whole to themselves, and as a status to others', async () => {
    const show = await api.addShow();
    expect(await ask(show, ayu, ayu)).toMatchObject({
      status: 400,
      code: 'ticket_not_found',
      message: 'Ticket not found',
    });
    const payment = await order(ayu, show);
    expect((await ask(show, ayu, ayu)).data).toMatchObject({ id: payment.id, status: 'PENDING' });
    await api.pay(payment);
    expect((await ask(show, ayu, ayu)).data).toMatchObject({ status: 'COMPLETED', email: payment.email });
    expect((await ask(show, ayu, budi)).data).toEqual({ status: 'COMPLETED' });
  });

  it('that failed is shown to themselves; to others there is none', async () => {
    const show = await api.addShow();
    const payment = await order(ayu, show);
    await api.pay(payment, { amount: 7 });
    expect((await ask(show, ayu, ayu)).data).toMatchObject({ status: 'FAILED' });
    expect(await ask(show, ayu, budi)).toMatchObject({ status: 400, code: 'ticket_not_found' });
  });

  it('that ran out is no ticket to others', async () => {
    const show = await api.addShow();
    const payment = await order(ayu, show);
    await api.pay(payment);
    await change(payment, { expired_ticket: api.now() });
    expect((await ask(show, ayu, ayu)).data).toMatchObject({ expired_ticket: api.now() });
    expect(await ask(show, ayu, budi)).toMatchObject({ status: 400 });
  });

  it('needs a session, and leaves more exact paths alone', async () => {
    const show = await api.addShow();
    const guest = await api.get(`/api/v1/payment/${show.id}/${ayu.user.id}`);
    expect(guest).toMatchObject({ status: 400, code: 'jwt_missing' });
    expect(await api.get('/api/v1/payment/abc/def', ayu.headers)).toMatchObject({ status: 400 });
    const { data } = await api.order({ email: newEmail(), show });
    const stream = await api.fetch(`/api/v1/payment/${data.id}/events?code_guest=${data.code_guest}`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await stream.body?.cancel();
  });

  it('of others is asked for only so often', async () => {
    const show = await api.addShow();
    const answers = [];
    for (let n = 0; n < 40; n++) answers.push((await ask(show, ayu, budi)).status);
    expect(answers).toContain(429);
    expect((await ask(show, ayu, ayu)).status).toBe(400);
  });
});
