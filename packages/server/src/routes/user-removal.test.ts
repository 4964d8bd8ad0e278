import type { PersonName, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Api, createClock, startApi } from '../../../../tests/api.js';
import { addCoupon, buy, rowOf, signInCustomer, take } from '../../../../tests/buying.js';
import {
  enter,
  newEmail,
  PASSWORD,
  type Person,
  register,
  signInWithGoogle,
  signUp,
} from '../../../../tests/people.js';
import { IdentityError } from '../ports.js';
import { cancelShow } from '../show-cancel.js';

let api: Api;
let budi: Person;
beforeAll(async () => {
  api = await startApi({ channels: 'all', clock: createClock(Date.now()) });
  budi = await signInCustomer(api);
});
afterAll(() => api.stop());

const proof = { password: PASSWORD };
const remove = ({ user, headers }: Pick<Person, 'user' | 'headers'>, body: object = proof) =>
  api
    .fetch(`/api/v1/user/${user.id}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    .then(async (response) => ({ status: response.status, ...(await response.json()) }));
const keyed = ({ headers }: Person) => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
const accountOf = ({ user }: Person) =>
  api.ports.database
    .selectFrom('user_account')
    .selectAll()
    .where('id', '=', Number(user.id))
    .executeTakeFirstOrThrow();
const loginOf = async (email: string) =>
  (await api.post('/auth/login', { email, password: PASSWORD })).status;
const counts = async ({ id }: Show) => {
  const { ticket_sold, ticket_held, ticket_offered, count_like, count_comment } = await api.ports.database
    .selectFrom('show')
    .selectAll()
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  return {
    sold: ticket_sold,
    held: ticket_held,
    offered: ticket_offered,
    likes: count_like,
    comments: count_comment,
  };
};

/** Every text of every table: what somebody with the whole database could find. */
async function everything(): Promise<string> {
  const tables = await api.ports.database.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      api.ports.database
        .selectFrom(name as 'show')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

describe('deleting an account', () => {
  it('takes everything that tells of the person, and keeps what was paid', async () => {
    const sari = await signInCustomer(api);
    const { id } = sari.user;
    const [show, hall, soldOut] = await Promise.all([
      api.addShow(),
      api.addShow(),
      api.addShow({ ticket_quota: 0 }),
    ]);
    const phone = '081277771234';
    await api.put(`/api/v1/user/${id}`, { full_name: 'Ratna Sekarwangi', phone }, sari.headers);
    const paid = (await buy(api, { by: 'OVO', as: { person: sari }, show, phone })).data;
    await api.pay(paid);
    const open = (await buy(api, { by: 'OVO', as: { person: sari }, show: hall, phone })).data;
    await addCoupon(api, { owner: sari, type: 'DISC-50' });
    for (const person of [sari, budi]) {
      await api.post('/api/v1/room-comment', { room_video_id: show.id, comment: 'Hai' }, keyed(person));
      await api.post('/api/v1/room-like', { room_video_id: show.id }, person.headers);
    }
    await api.post('/api/v1/reminder', { room_video_id: show.id, is_reminded: true }, sari.headers);
    await api.post('/api/v1/waiting-list', { room_id: soldOut.id }, sari.headers);
    await api.post('/api/v1/log-activity', { device_name: 'Peramban Ratna' }, keyed(sari));

    expect(await remove(sari)).toMatchObject({ status: 200, data: { id } });

    const text = await everything();
    const { email, user } = sari;
    for (const trace of [
      email,
      phone,
      'Ratna',
      'Sekarwangi',
      'Peramban Ratna',
      user.firebase_uid && `"firebase_uid":"${user.firebase_uid}"`,
    ]) {
      expect(text, String(trace)).not.toContain(trace);
    }
    expect(await accountOf(sari)).toMatchObject({ full_name: 'Akun terhapus', email: `#${id}`, phone: null });
    expect(await rowOf(api, paid)).toMatchObject({
      status: 'COMPLETED',
      amount: 150_000,
      seat: 'sold',
      phone: null,
    });
    expect(await rowOf(api, open)).toMatchObject({ status: 'FAILED', failure: 'deleted', seat: 'none' });
    expect(await counts(show)).toMatchObject({ sold: 1, held: 0, likes: 1, comments: 1 });
    expect(await counts(hall)).toMatchObject({ sold: 0, held: 0 });
  });

  it('signs them out everywhere, and lets nobody in by the old password', async () => {
    const sari = await api.signIn();
    const elsewhere = await enter(api, sari.email);
    expect((await remove(sari)).status).toBe(200);
    for (const { headers } of [sari, elsewhere]) {
      expect(await api.get('/api/v1/session', headers)).toMatchObject({
        status: 403,
        code: 'session_revoked',
      });
    }
    expect(await loginOf(sari.email)).toBe(404);
    await api.runJobs();
    expect(await loginOf(sari.email)).toBe(400);
    const { data } = await api.get<PersonName[]>('/api/v1/user?per_page=-1', budi.headers);
    expect(data.map(({ id }) => id)).not.toContain(sari.user.id);
    expect((await api.get(`/api/v1/user/${sari.user.id}`, budi.headers)).status).toBe(404);
  });

  it('gives a later account of the same address nothing back', async () => {
    const email = newEmail();
    const sari = await signInCustomer(api, { email });
    const show = await api.addShow();
    const { data } = await buy(api, { by: 'OVO', as: { person: sari }, show, phone: '081234567890' });
    await api.pay(data);
    await remove(sari);
    await api.runJobs();
    const later = await api.signIn({ email });
    expect(later.user.id).not.toBe(sari.user.id);
    expect((await api.get('/api/v1/payment', later.headers)).data).toEqual([]);
  });

  it('ends a present that is still to be paid for them, and keeps the ones they gave', async () => {
    const sari = await signInCustomer(api);
    const [show, other] = await Promise.all([
      api.addShow(),
      api.addShow({ ticket_type: 'free_pass', ticket_price: 0 }),
    ]);
    const present = (
      await buy(api, { by: 'OVO', as: { person: budi, receiver: sari }, show, phone: '081234567890' })
    ).data;
    const given = (await take(api, { as: { person: sari, receiver: budi }, show: other })).data;
    await remove(sari);
    expect(await rowOf(api, present)).toMatchObject({
      status: 'FAILED',
      failure: 'receiver_gone',
      seat: 'none',
    });
    expect(await rowOf(api, given)).toMatchObject({ status: 'COMPLETED', for_user_id: budi.user.id });
    expect((await api.get(`/api/v1/payment/${other.id}/${budi.user.id}`, budi.headers)).data).toMatchObject({
      status: 'COMPLETED',
    });
  });

  it('gives the seat that was offered to them to the next', async () => {
    const sari = await api.signIn();
    const show = await api.addShow({ ticket_quota: 1 });
    const buyer = (await buy(api, { by: 'BCA', as: { email: newEmail() }, show })).data;
    await api.post('/api/v1/waiting-list', { room_id: show.id }, sari.headers);
    await api.ports.database
      .updateTable('payment')
      .set({ hold_expires_at: api.now() })
      .where('id', '=', String(buyer.id))
      .execute();
    await api.ports.database
      .deleteFrom('payment_inquiry')
      .where('payment_id', '=', String(buyer.id))
      .execute();
    await api.runJobs();
    expect(await counts(show)).toMatchObject({ offered: 1 });
    await remove(sari);
    expect(await counts(show)).toMatchObject({ held: 0, offered: 0 });
  });

  it('mails them nothing any more', async () => {
    const sari = await signInCustomer(api);
    const { data } = await buy(api, {
      by: 'OVO',
      as: { person: sari },
      show: await api.addShow(),
      phone: '081234567890',
    });
    await remove(sari);
    await api.pay(data).catch(() => {});
    await api.runJobs();
    const mails = await api.ports.database.selectFrom('mail_outbox').select('recipient').execute();
    expect(mails.filter(({ recipient }) => recipient.startsWith('#') || recipient === sari.email)).toEqual(
      [],
    );
  });
});

describe('an account stays', () => {
  const isThere = async (person: Person) => (await accountOf(person)).deleted_at === null;

  it('without the password, and guesses are slowed down as at the sign-in', async () => {
    const sari = await api.signIn();
    expect(await remove(sari, { password: 'Salah123' })).toMatchObject({
      status: 400,
      code: 'password_incorrect',
    });
    expect(await remove(sari, {})).toMatchObject({ status: 400, code: 'invalid_request' });
    for (let n = 0; n < 9; n++) await remove(sari, { password: `Salah${n}` });
    expect(await remove(sari)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(await isThere(sari)).toBe(true);
  });

  it('when somebody else asks, by whatever proof', async () => {
    const sari = await api.signIn();
    const refusal = { status: 404, code: 'account_not_found' };
    expect(await remove({ user: sari.user, headers: budi.headers })).toMatchObject(refusal);
    const { idToken } = await api.ports.identity.signIn(budi.email, PASSWORD);
    expect(await remove(sari, { id_token: idToken })).toMatchObject({
      status: 400,
      code: 'id_token_invalid',
    });
    expect(await isThere(sari)).toBe(true);
  });

  it('while a show of theirs is not over', async () => {
    const artist = await api.signIn();
    const show = await api.addShow({ video_created_id: Number(artist.user.id) });
    expect(await remove(artist)).toMatchObject({ status: 400, code: 'account_has_shows' });
    await api.ports.database
      .updateTable('show')
      .set({ video_status: 'ENDED' })
      .where('id', '=', Number(show.id))
      .execute();
    expect((await remove(artist)).status).toBe(200);
    expect((await api.show(show.id)).creator_name).toBe('Akun terhapus');
  });

  it('no longer than until the show was called off', async () => {
    const artist = await api.signIn();
    const show = await api.addShow({ video_created_id: Number(artist.user.id) });
    await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
    expect((await remove(artist)).status).toBe(200);
  });
});

describe('the identity', () => {
  it('may be proved by a sign-in of a moment ago, and not by an old one', async () => {
    const come = async () => {
      const google = await signInWithGoogle({ sub: crypto.randomUUID(), email: newEmail('google') });
      const person = await api.signIn();
      const row = api.ports.database.updateTable('user_account').where('id', '=', Number(person.user.id));
      await row.set({ firebase_uid: google.localId }).execute();
      return { person, proof: { id_token: google.idToken } };
    };
    const [quick, slow] = [await come(), await come()];
    expect((await remove(quick.person, quick.proof)).status).toBe(200);
    api.advance(10 * 60_000);
    const refusal = { status: 400, code: 'id_token_invalid' };
    expect(await remove(slow.person, slow.proof)).toMatchObject(refusal);
  });

  it('is asked to go until it is gone, and makes no other account meanwhile', async () => {
    const sari = await api.signIn();
    const { identity } = api.ports;
    const { remove: reach } = identity;
    onTestFinished(() => void Object.assign(identity, { remove: reach }));
    identity.remove = () => Promise.reject(new IdentityError('unavailable', 'down'));
    await remove(sari);
    await api.runJobs();
    const localId = String(sari.user.firebase_uid);
    const again = { email: sari.email, localId };
    expect(await register(api, again)).toMatchObject({ status: 503, code: 'identity_unavailable' });
    identity.remove = reach;
    api.advance(60_000);
    await api.runJobs();
    const removal = api.ports.database.selectFrom('identity_removal').selectAll().where('uid', '=', localId);
    expect(await removal.executeTakeFirst()).toMatchObject({
      id_token: null,
      next_attempt_at: null,
      attempts: 1,
    });
    const { localId: newId } = await signUp({ email: sari.email });
    expect((await register(api, { email: sari.email, localId: newId })).status).toBe(201);
  });

  it('that was left over may come again, and go again', async () => {
    const sari = await api.signIn();
    const { identity } = api.ports;
    const { remove: reach } = identity;
    onTestFinished(() => void Object.assign(identity, { remove: reach }));
    identity.remove = () => Promise.reject(new IdentityError('token', 'too late'));
    await remove(sari);
    await api.runJobs();
    identity.remove = reach;
    const localId = String(sari.user.firebase_uid);
    expect((await register(api, { email: sari.email, localId })).status).toBe(201);
    const again = await enter(api, sari.email);
    expect((await remove(again)).status).toBe(200);
    await api.runJobs();
    expect(await loginOf(sari.email)).toBe(400);
  });
});
