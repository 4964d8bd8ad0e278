import type { Payment } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { buy, rowOf, signInCustomer, take } from '../../../tests/buying.js';
import { newEmail, PASSWORD, type Person } from '../../../tests/people.js';
import { seeOwner } from './account-verified.js';
import { listRefunds, markSent } from './refunds.js';
import { cancelShow } from './show-cancel.js';
import { changePhoto } from './user-photo.js';
import { changeProfile } from './user-profile.js';

let api: Api;
let budi: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  budi = await signInCustomer(api);
});
afterAll(() => api.stop());

async function remove({ user, headers }: Person): Promise<void> {
  const response = await api.fetch(`/api/v1/user/${user.id}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(200);
}
async function named(name: string): Promise<Person> {
  const person = await signInCustomer(api);
  await api.put(`/api/v1/user/${person.user.id}`, { full_name: name, phone: '081277771234' }, person.headers);
  return person;
}
const accountOf = ({ user }: Person) =>
  api.ports.database
    .selectFrom('user_account')
    .selectAll()
    .where('id', '=', Number(user.id))
    .executeTakeFirstOrThrow();
const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
const toldTo = async ({ user }: Person, { id }: Payment) => {
  const told = api.ports.database.selectFrom('notification').select(['title', 'description']);
  const own = told.where('user_id', '=', Number(user.id)).where('occasion', 'like', `ticket ${id} %`);
  return JSON.stringify(await own.where('title', '<>', 'Tiket kamu sudah terbit').execute());
};

describe('whoever has left', () => {
  it('is named to nobody whom they sent a ticket, or who sent them one', async () => {
    const ratna = await named('Ratna Sekarwangi');
    const [hers, his] = await Promise.all([api.addShow(free), api.addShow(free)]);
    const sent = (await take(api, { as: { person: ratna }, show: hers })).data;
    const received = (await take(api, { as: { person: budi }, show: his })).data;
    for (const [ticket, from, to] of [
      [sent, ratna, budi],
      [received, budi, ratna],
    ] as const) {
      const path = `/api/v1/send-ticket/${ticket.id}`;
      expect((await api.patch(path, { for_user_id: to.user.id }, from.headers)).status).toBe(200);
      expect(await toldTo(budi, ticket)).toContain('Ratna');
    }
    await remove(ratna);
    for (const ticket of [sent, received]) {
      const told = await toldTo(budi, ticket);
      expect(told).toContain('akunnya');
      expect(told).not.toContain('Ratna');
    }
  });

  it('is gone from what a gateway said of their money, wherever it said it', async () => {
    const sari = await named('Sari');
    const show = await api.addShow();
    const { data } = await buy(api, { by: 'OVO', as: { person: sari }, show, phone: '081277771234' });
    await api.pay(data);
    const inbox = api.ports.database.updateTable('webhook_inbox').where('payment_id', '=', String(data.id));
    const said = { external_id: data.id, payment_details: { name: 'SEKARWANGI', source: '0812' } };
    await inbox.set({ payload: JSON.stringify(said) }).execute();
    await remove(sari);
    const kept = api.ports.database.selectFrom('webhook_inbox').select('payload');
    const { payload } = await kept.where('payment_id', '=', String(data.id)).executeTakeFirstOrThrow();
    expect(payload).toEqual({ external_id: data.id });
  });

  it('is gone from what they ordered as a guest and never paid; what was paid stays a guest’s', async () => {
    const email = newEmail();
    const [failed, paid] = await Promise.all(
      ['OVO', 'BCA'].map(async (by) => {
        const as = { email };
        const order = { by, as, show: await api.addShow(), ...(by === 'OVO' && { phone: '081277771234' }) };
        return (await buy(api, order as Parameters<typeof buy>[1])).data;
      }),
    );
    await api.ports.database
      .updateTable('payment')
      .set({ status: 'FAILED', seat: 'none' })
      .where('id', '=', String(failed?.id))
      .execute();
    const sari = await signInCustomer(api, { email });
    const guest = { user_id: null, for_user_id: null };
    await api.ports.database.updateTable('payment').set(guest).where('id', '=', String(paid?.id)).execute();
    await remove(sari);
    expect(await rowOf(api, failed as Payment)).toMatchObject({ email: null, phone: null });
    expect(await rowOf(api, paid as Payment)).toMatchObject({ email });
  });

  it('is reached for the money that is owed to them, until they have it', async () => {
    const sari = await signInCustomer(api);
    const show = await api.addShow();
    const { data } = await buy(api, { by: 'BCA', as: { person: sari }, show });
    await api.pay(data);
    await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
    await remove(sari);
    const [due] = await listRefunds(api.ports.database, String(data.id));
    expect(due?.contact).toBe(sari.email);
    expect(await markSent(api.ports.database, String(data.id), api.now())).toBe(1);
    expect(await rowOf(api, data)).toMatchObject({ refund_status: 'sent', email: null });
  });
});

describe('what was under way when somebody left', () => {
  it('writes nothing of them any more', async () => {
    const sari = await signInCustomer(api);
    const account = await accountOf(sari);
    await remove(sari);
    const gone = await accountOf(sari);
    const { database } = api.ports;
    const [userId, now] = [Number(sari.user.id), api.now()];
    const profile = { full_name: 'Sari', phone: '081277771234' };
    const late = [
      () => changePhoto(database, { userId, name: 'a'.repeat(32), now }),
      () => changeProfile(database, { userId, profile, now }),
      () => seeOwner(database, { account, googleId: 'google-1', pushId: 'push-1', now }),
    ];
    for (const change of late) await expect(change()).rejects.toMatchObject({ code: 'account_not_found' });
    expect(await accountOf(sari)).toEqual(gone);
  });

  it('sells nothing to them or for them any more', async () => {
    const sari = await signInCustomer(api);
    const show = await api.addShow(free);
    // What was read of them before is as it was.
    const gone = api.ports.database.updateTable('user_account').set({ deleted_at: api.now() });
    await gone.where('id', '=', Number(sari.user.id)).execute();
    for (const as of [{ person: sari }, { person: budi, receiver: sari }, { person: sari, receiver: budi }]) {
      expect(await take(api, { as, show })).toMatchObject({ status: 404, code: 'account_not_found' });
    }
    expect((await api.show(show.id)).ticket_left).toBe(100);
  });

  it('lets nobody who reads the database sign in as them', async () => {
    const sari = await signInCustomer(api);
    await remove(sari);
    const removals = api.ports.database.selectFrom('identity_removal').selectAll();
    const { id_token } = await removals
      .where('uid', '=', String(sari.user.firebase_uid))
      .executeTakeFirstOrThrow();
    expect(id_token).toBeTruthy();
    await expect(api.ports.identity.verify(String(id_token))).rejects.toThrow();
  });
});
