import type { Payment } from '@panggung/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { addCode, buy, redeem, signInCustomer } from '../../../tests/buying.js';
import type { Person } from '../../../tests/people.js';

let api: Api;
let giver: Person;
let receiver: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [giver, receiver] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

/** Orders a ticket to a show of their own. */
async function ordered(of: Parameters<Api['addShow']>[0] = {}): Promise<Payment> {
  const { data } = await buy(api, { by: 'BCA', as: { person: giver }, show: await api.addShow(of) });
  return data;
}

async function reasonAgainst({ id }: Payment, holder = giver): Promise<unknown> {
  const wish = { for_user_id: receiver.user.id };
  const answer = await api.patch(`/api/v1/send-ticket/${id}`, wish, holder.headers);
  expect(answer).toMatchObject({ status: 400, code: 'ticket_not_sendable' });
  return answer.body.reason;
}

const changeShow = ({ room_id }: Payment, fields: object) =>
  api.ports.database.updateTable('show').set(fields).where('id', '=', Number(room_id)).execute();

it('who may not send a ticket is told that it is not paid', async () => {
  expect(await reasonAgainst(await ordered())).toBe('not_paid');
});

it('who may not send a ticket is told that its show is over, before all that could be mended', async () => {
  const ticket = await ordered();
  await changeShow(ticket, { video_status: 'ENDED' });
  expect(await reasonAgainst(ticket)).toBe('over');
});

it('who may not send a ticket is told that somebody is inside', async () => {
  const ticket = await ordered();
  await api.pay(ticket);
  const at = { admitted_at: api.now(), created_at: api.now() };
  const admission = { ...at, id: 'first', payment_id: String(ticket.id), code: 'PINTU', device_id: 'door' };
  await api.ports.database.insertInto('admission').values(admission).execute();
  expect(await reasonAgainst(ticket)).toBe('inside');
});

it('who may not send a ticket is told that it was taken for a code', async () => {
  const show = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
  const code = await addCode(api, show);
  const { data } = await redeem(api, { as: { person: giver }, show, code });
  expect(await reasonAgainst(data)).toBe('redeemed');
});

it('who sends a ticket twice, to two people, is told that it is the first one’s; who got it, that it was a gift', async () => {
  const ticket = await ordered();
  await api.pay(ticket);
  const first = await signInCustomer(api);
  const wish = { for_user_id: first.user.id };
  expect((await api.patch(`/api/v1/send-ticket/${ticket.id}`, wish, giver.headers)).status).toBe(200);
  expect(await reasonAgainst(ticket)).toBe('given');
  expect(await reasonAgainst(ticket, first)).toBe('gift');
});

it('who may not send a ticket is told that it was a gift', async () => {
  const show = await api.addShow();
  const { data } = await buy(api, { by: 'BCA', as: { person: giver, receiver }, show });
  await api.pay(data);
  expect(await reasonAgainst(data)).toBe('gift');
});
