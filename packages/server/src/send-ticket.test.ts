import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../tests/api.js';
import { addCode, buy, readBack, redeem, rowOf, signInCustomer, take } from '../../../tests/buying.js';
import { newEmail, PASSWORD, type Person } from '../../../tests/people.js';
import { adoptGuestTickets } from './adopt-tickets.js';
import { cancelShow } from './show-cancel.js';

let api: Api;
let ayu: Person;
let budi: Person;
let citra: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  [ayu, budi, citra] = await Promise.all([signInCustomer(api), signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

let show: Show;
beforeEach(async () => {
  show = await api.addShow();
  // Who sends too often is told to wait.
  api.advance(30_000);
});

async function bought(by: Person = ayu, on: Show = show): Promise<Payment> {
  const { data } = await buy(api, { by: 'BCA', as: { person: by }, show: on });
  await api.pay(data);
  return (await readBack(api, data, { person: by })).data;
}

const send = ({ id }: Pick<Payment, 'id'>, to: unknown, by: Person = ayu) =>
  api.patch(`/api/v1/send-ticket/${id}`, { for_user_id: to }, by.headers);
const ticketOf = (person: Person, on: Show = show) =>
  api.get(`/api/v1/payment/${on.id}/${person.user.id}`, person.headers);
const refused = ({ status, code }: Answer) => [status, code];
const change = ({ id }: Payment, fields: object) =>
  api.ports.database.updateTable('payment').set(fields).where('id', '=', String(id)).execute();
const changeShow = (fields: object) =>
  api.ports.database.updateTable('show').set(fields).where('id', '=', Number(show.id)).execute();
const toldOf = async ({ id }: Payment, { user }: Person) => {
  const told = api.ports.database.selectFrom('notification').select(['title', 'description']);
  const own = told.where('user_id', '=', Number(user.id)).where('occasion', 'like', `ticket ${id} %`);
  return (await own.where('title', '<>', 'Tiket kamu sudah terbit').execute()).map(
    ({ title, description }) => `${title}: ${description}`,
  );
};

describe('a ticket that is sent', () => {
  it("is the receiver's: the giver's code dies, the receiver's lives", async () => {
    const ticket = await bought();
    const { status, data } = await send(ticket, budi.user.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: ticket.id,
      user_id: ayu.user.id,
      for_user_id: budi.user.id,
      status: 'COMPLETED',
      entry_code: null,
      gift_name: budi.user.full_name,
    });
    expect((await ticketOf(ayu)).code).toBe('ticket_not_found');
    const theirs = (await ticketOf(budi)).data;
    expect(theirs).toMatchObject({ id: ticket.id, status: 'COMPLETED', account_number: null, email: null });
    expect(theirs.gift_name).toBe(ayu.user.full_name);
    expect(theirs.entry_code).toMatch(`PE1.${show.id}.`);
    expect(theirs.entry_code?.split('.')[2]).not.toBe(ticket.entry_code?.split('.')[2]);
    expect((await api.show(show.id)).ticket_left).toBe(99);
  });

  it('names nobody any more who has left', async () => {
    const [giver, receiver] = [await signInCustomer(api), await signInCustomer(api)];
    const [kept, given] = [await bought(giver), await bought(ayu, await api.addShow())];
    await send(kept, receiver.user.id, giver);
    await send(given, giver.user.id);
    const nameOf = async ({ id }: Payment, { headers }: Person) =>
      (await api.get<Payment[]>(`/api/v1/payment?id=${id}`, headers)).data[0]?.gift_name;
    expect(await nameOf(kept, receiver)).toBe(giver.user.full_name);
    expect(await nameOf(given, ayu)).toBe(giver.user.full_name);
    const body = JSON.stringify({ password: PASSWORD });
    const headers = { ...giver.headers, 'content-type': 'application/json' };
    await api.fetch(`/api/v1/user/${giver.user.id}`, { method: 'DELETE', headers, body });
    expect(await nameOf(kept, receiver)).toBeNull();
    expect(await nameOf(given, ayu)).toBeNull();
  });

  it('is told to both, in the menu and by mail', async () => {
    const ticket = await bought();
    await send(ticket, String(budi.user.id));
    expect(await toldOf(ticket, ayu)).toEqual([
      `Tiketmu sudah terkirim: Tiket ${show.name} sekarang milik ${budi.user.full_name}. Kode masukmu tidak berlaku lagi.`,
    ]);
    expect(await toldOf(ticket, budi)).toEqual([
      expect.stringMatching(`^Kamu dapat tiket: ${ayu.user.full_name} memberimu tiket ${show.name}, .+ WIB`),
    ]);
    const [last, received] = (await api.mails()).slice(-2);
    expect([last?.to, last?.subject]).toEqual([ayu.email, `Tiketmu sudah terkirim: ${show.name}`]);
    expect(last?.text).toContain(`Tiket ${show.name} sekarang milik ${budi.user.full_name}`);
    expect([received?.to, received?.subject]).toEqual([budi.email, `Tiket untukmu: ${show.name}`]);
    expect(received?.text).toContain(`${ayu.user.full_name} memberimu tiket ${show.name}`);
    expect(received?.text).toContain(`/cardingyourticket?id=${ticket.id}\n`);
    expect(last?.text).not.toContain('/cardingyourticket');
  });

  it("stands under the gifts of both, among the receiver's own tickets, and no longer among the giver's", async () => {
    const ticket = await bought();
    await send(ticket, budi.user.id);
    const list = async ({ headers }: Person, query: string) => {
      const { data } = await api.get<Payment[]>(`/api/v1/payment?per_page=-1${query}`, headers);
      return data.filter(({ id }) => id === ticket.id).map(({ entry_code }) => entry_code !== null);
    };
    expect(await list(ayu, '&ticket_type=ticket_gift')).toEqual([false]);
    expect(await list(budi, '&ticket_type=ticket_gift')).toEqual([true]);
    expect(await list(ayu, '')).toEqual([]);
    expect(await list(budi, '')).toEqual([true]);
  });

  it("opens nothing for who knows the guest's code it was bought with, and hides the giver's address", async () => {
    const email = newEmail();
    const { data: guest } = await api.order({ email, show });
    await api.pay(guest);
    const adoption = { userId: Number(ayu.user.id), email, now: api.now() };
    await api.ports.database.transaction().execute((step) => adoptGuestTickets(step, adoption));
    expect((await readBack(api, guest, { email })).data.entry_code).not.toBeNull();
    expect((await send(guest, budi.user.id)).status).toBe(200);
    expect((await readBack(api, guest, { email })).code).toBe('ticket_not_found');
    const events = await api.fetch(`/api/v1/payment/${guest.id}/events?code_guest=${guest.code_guest}`);
    expect(events.status).toBe(404);
    expect(JSON.stringify((await ticketOf(budi)).data)).not.toContain(email);
  });

  it('makes room for another one of the giver', async () => {
    await send(await bought(), budi.user.id);
    const again = await bought();
    expect(again).toMatchObject({ status: 'COMPLETED', for_user_id: ayu.user.id });
  });

  it('tells the receiver only what ticket holders were told since', async () => {
    const ticket = await bought();
    const tell = (title: string) =>
      api.ports.database
        .insertInto('notification')
        .values({
          audience: 'ticket_holders',
          user_id: null,
          type: 'show',
          title,
          description: '',
          room_video_id: Number(show.id),
          occasion: `test ${show.id} ${title}`,
          created_at: api.now(),
        })
        .execute();
    api.advance(1000);
    await tell('Sebelum');
    api.advance(1000);
    await send(ticket, budi.user.id);
    await tell('Sesudah');
    const { data } = await api.get<{ title: string; room_video_id: unknown }[]>(
      '/api/v1/notification?per_page=-1&type=show',
      budi.headers,
    );
    const told = data.filter(({ room_video_id }) => room_video_id === show.id).map(({ title }) => title);
    expect(told.filter((title) => title.startsWith('Se'))).toEqual(['Sesudah']);
  });
});

describe('once more', () => {
  it('after a lost answer says the same and changes nothing', async () => {
    const ticket = await bought();
    const first = await send(ticket, budi.user.id);
    const row = await rowOf(api, ticket);
    const mails = (await api.mails()).length;
    api.advance(1000);
    const second = await send(ticket, budi.user.id);
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect(await rowOf(api, ticket)).toEqual(row);
    expect((await api.mails()).length).toBe(mails);
  });

  it('at the same moment is one transfer', async () => {
    const ticket = await bought();
    const before = (await api.mails()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(ticket, budi.user.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await api.mails()).length).toBe(before + 2);
    expect(await toldOf(ticket, budi)).toHaveLength(1);
  });

  it('to two people at the same moment is one transfer', async () => {
    for (let round = 0; round < 4; round++) {
      show = await api.addShow();
      const ticket = await bought();
      const people = round % 2 ? [budi, citra] : [citra, budi];
      const answers = await Promise.all(people.map(({ user }) => send(ticket, user.id)));
      const got = people.filter((_, at) => answers[at]?.status === 200);
      expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'ticket_not_sendable']);
      expect((await rowOf(api, ticket)).for_user_id).toBe(Number(got[0]?.user.id));
    }
  });

  it('to somebody else is refused', async () => {
    const ticket = await bought();
    await send(ticket, budi.user.id);
    expect(refused(await send(ticket, citra.user.id))).toEqual([400, 'ticket_not_sendable']);
    expect((await ticketOf(budi)).data.id).toBe(ticket.id);
  });

  it('of two tickets to one person at the same moment one arrives', async () => {
    const tickets = [await bought(ayu), await bought(citra)] as const;
    const answers = await Promise.all([
      send(tickets[0], budi.user.id),
      send(tickets[1], budi.user.id, citra),
    ]);
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'ticket_exists']);
  });

  it('while the receiver buys one is one ticket, and both givers know', async () => {
    for (let round = 0; round < 4; round++) {
      show = await api.addShow();
      const ticket = await bought();
      const order = () => buy(api, { by: 'BCA', as: { person: budi }, show });
      const give = () => send(ticket, budi.user.id);
      const answers = await Promise.all(round % 2 ? [order(), give()] : [give(), order()]);
      expect(answers.filter(({ code }) => code === 'ticket_exists')).toHaveLength(1);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    }
  });
});

describe('a receiver', () => {
  const isStill = async (ticket: Payment) => expect((await ticketOf(ayu)).data).toEqual(ticket);

  it('who has a ticket, paid or not, or a present on its way, gets no other', async () => {
    const ticket = await bought();
    const order = await buy(api, { by: 'BCA', as: { person: budi }, show });
    expect(refused(await send(ticket, budi.user.id))).toEqual([400, 'ticket_exists']);
    await api.pay(order.data);
    expect(refused(await send(ticket, budi.user.id))).toEqual([400, 'ticket_exists']);
    await buy(api, { by: 'BCA', as: { person: budi, receiver: citra }, show });
    expect(refused(await send(ticket, citra.user.id))).toEqual([400, 'ticket_exists']);
    await isStill(ticket);
  });

  it('whose address has a ticket as a guest gets no other, though it is not adopted yet', async () => {
    const ticket = await bought();
    const { data: guest } = await api.order({ email: newEmail(), show });
    await api.ports.database
      .updateTable('payment')
      .set({ email: budi.email })
      .where('id', '=', String(guest.id))
      .execute();
    expect(refused(await send(ticket, budi.user.id))).toEqual([400, 'ticket_exists']);
  });

  it('who has one that ran out gets another', async () => {
    const old = await bought(budi);
    await change(old, { expired_ticket: api.now() - 1 });
    expect((await send(await bought(), budi.user.id)).status).toBe(200);
  });

  it('is somebody else, known, and complete', async () => {
    const ticket = await bought();
    const unfinished = await api.signIn();
    expect(refused(await send(ticket, ayu.user.id))).toEqual([400, 'ticket_exists']);
    expect(refused(await send(ticket, unfinished.user.id))).toEqual([400, 'receiver_incomplete']);
    for (const nobody of [999_999, 'seseorang', -1, '1e3']) {
      expect(refused(await send(ticket, nobody))).toEqual([404, 'account_not_found']);
    }
    for (const nothing of [null, undefined, true, [], {}]) {
      expect(refused(await send(ticket, nothing))).toEqual([400, 'invalid_request']);
    }
    await isStill(ticket);
  });

  it('who only stands in a catalogue, or made the show, gets none', async () => {
    const ticket = await bought();
    const listed = { email: newEmail('artis'), full_name: 'Laut', created_at: api.now() };
    const accounts = api.ports.database.insertInto('user_account').values(listed);
    const { id } = await accounts.returning('id').executeTakeFirstOrThrow();
    expect(refused(await send(ticket, id))).toEqual([404, 'account_not_found']);
    await changeShow({ video_created_id: Number(budi.user.id) });
    expect(refused(await send(ticket, budi.user.id))).toEqual([400, 'own_show']);
  });
});

describe('a ticket that cannot be sent', () => {
  const sendable = async (ticket: Payment, by: Person = ayu) => refused(await send(ticket, budi.user.id, by));
  const no = [400, 'ticket_not_sendable'];

  it('was taken for a code', async () => {
    const free = await api.addShow({ ticket_type: 'free', ticket_price: 0 });
    const code = await addCode(api, free);
    const { data } = await redeem(api, { as: { person: ayu }, show: free, code });
    expect(data.status).toBe('COMPLETED');
    expect(await sendable(data)).toEqual(no);
  });

  it('was a gift, bought or sent', async () => {
    const { data } = await buy(api, { by: 'BCA', as: { person: ayu, receiver: citra }, show });
    await api.pay(data);
    expect(await sendable(data, citra)).toEqual(no);
    expect(await sendable(data, ayu)).toEqual(no);
    // It is whose it was bought for already, but nobody sent it.
    expect(refused(await send(data, citra.user.id))).toEqual(no);
    const other = await api.addShow();
    const sent = await bought(ayu, other);
    await send(sent, citra.user.id);
    expect(await sendable(sent, citra)).toEqual(no);
  });

  it('is not paid, failed, or ran out', async () => {
    const { data } = await buy(api, { by: 'BCA', as: { person: ayu }, show });
    expect(await sendable(data)).toEqual(no);
    await change(data, { status: 'FAILED', seat: 'none' });
    expect(await sendable(data)).toEqual(no);
    const old = await bought(citra);
    await change(old, { expired_ticket: api.now() });
    expect(await sendable(old, citra)).toEqual(no);
  });

  it('is for a show that is over, gone, or called off', async () => {
    const ticket = await bought();
    await changeShow({ video_status: 'ENDED' });
    expect(await sendable(ticket)).toEqual(no);
    await changeShow({ video_status: 'WAITING', deleted_at: 1 });
    expect(await sendable(ticket)).toEqual(no);
    await changeShow({ deleted_at: null });
    await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
    expect(await sendable(ticket)).toEqual(no);
  });

  it('is on while the show is, if it cost nothing, too', async () => {
    const free = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0, video_status: 'RADIOFEST' });
    const { data } = await take(api, { as: { person: ayu }, show: free });
    expect((await send(data, budi.user.id)).status).toBe(200);
    const mail = (await api.mails()).findLast(({ to }) => to === budi.email);
    expect(mail?.text).toContain('memberimu tiket');
  });

  it("is a stranger's or a guest's: it looks like none at all", async () => {
    const ticket = await bought();
    const { data: guest } = await api.order({ email: newEmail(), show });
    await api.pay(guest);
    for (const { id } of [ticket, guest, { id: 'f'.repeat(32) }, { id: "'" }]) {
      expect(refused(await send({ id }, citra.user.id, budi))).toEqual([404, 'payment_not_found']);
    }
    const nobody = await api.patch(`/api/v1/send-ticket/${ticket.id}`, { for_user_id: budi.user.id });
    expect(refused(nobody)).toEqual([400, 'jwt_missing']);
    expect((await ticketOf(ayu)).data).toEqual(ticket);
  });
});

it('tells of receivers only so often', async () => {
  const answers: Answer[] = [];
  const ticket = await bought();
  for (let n = 0; n < 25; n++) answers.push(await send(ticket, 900_000 + n));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
});
