import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Api, createClock, startApi } from '../../../../tests/api.js';
import { changeIdentity, enter, newEmail, PASSWORD, type Person, signUp } from '../../../../tests/people.js';

const NEW = 'Berubah2';

let api: Api;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());

const change = ({ user, email, headers }: Person, fields: Record<string, unknown> = {}) =>
  api.post<{ id: number }>(
    '/auth/changePassword',
    { last_password: PASSWORD, password: NEW, email, firebase_uid: user.firebase_uid, ...fields },
    headers,
  );
const reset = ({ user, email }: Pick<Person, 'user' | 'email'>, fields: Record<string, unknown> = {}) =>
  api.post<{ id: number }>('/auth/resetPassword', {
    firebase_uid: user.firebase_uid,
    email,
    password: NEW,
    ...fields,
  });
const loginWith = async (email: string, password: string) =>
  (await api.post('/auth/login', { email, password })).status;
const isSignedIn = async ({ headers }: Person) => (await api.get('/api/v1/session', headers)).status === 200;

describe('changing the password', () => {
  it('ends all other sessions, and only those of this person', async () => {
    const here = await api.signIn();
    const elsewhere = await enter(api, here.email);
    const stranger = await api.signIn();
    expect(await change(here)).toMatchObject({ status: 200, data: { id: here.user.id } });
    expect([await loginWith(here.email, PASSWORD), await loginWith(here.email, NEW)]).toEqual([400, 200]);
    expect(await Promise.all([here, elsewhere, stranger].map(isSignedIn))).toEqual([true, false, true]);
    const renewed = await api.post('/auth/refresh', {}, { cookie: elsewhere.cookie });
    expect(renewed).toMatchObject({ status: 403, code: 'session_revoked' });
  });

  it('needs the last one, in the words the page waits for, and changes nothing without', async () => {
    const person = await api.signIn();
    expect(await change(person, { last_password: 'Salah123' })).toMatchObject({
      status: 400,
      code: 'password_incorrect',
      message: 'User Id or Password is incorrect',
    });
    for (const other of [{ email: newEmail() }, { firebase_uid: 'other' }]) {
      expect(await change(person, other)).toMatchObject({
        status: 404,
        message: 'Your requested Item is not found',
      });
    }
    expect(await change(person, { password: 'lemah' })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
    expect(await change({ ...person, headers: {} })).toMatchObject({ status: 400, code: 'jwt_missing' });
    expect(await loginWith(person.email, PASSWORD)).toBe(200);
  });

  it('shares its guesses with signing in', async () => {
    const person = await api.signIn();
    for (let n = 0; n < 5; n++) await change(person, { last_password: `Salah${n}` });
    for (let n = 0; n < 5; n++) await loginWith(person.email, `Salah${n}`);
    expect(await change(person)).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});

describe('a password that was reset at the identity service', () => {
  it('ends all sessions of the person', async () => {
    const person = await api.signIn();
    await changeIdentity(String(person.user.firebase_uid), { password: NEW });
    expect(await reset(person)).toMatchObject({ status: 200, data: { id: person.user.id } });
    expect(await isSignedIn(person)).toBe(false);
  });

  it('must be new: an old one proves no reset, and ends nothing', async () => {
    const person = await api.signIn();
    api.advance(11 * 60_000);
    const again = await enter(api, person.email);
    expect(await reset(person, { password: PASSWORD })).toMatchObject({
      status: 400,
      code: 'credentials_invalid',
    });
    expect(await isSignedIn(again)).toBe(true);
    api.advance(-11 * 60_000);
  });

  it('must be theirs: another’s uid, a wrong password or an unknown e-mail is refused', async () => {
    const [one, other] = [await api.signIn(), await api.signIn()];
    for (const fields of [
      { firebase_uid: other.user.firebase_uid, password: PASSWORD },
      { password: 'Salah123' },
      { email: newEmail() },
    ]) {
      expect(await reset(one, fields)).toMatchObject({ status: 400, code: 'credentials_invalid' });
    }
    expect(await Promise.all([one, other].map(isSignedIn))).toEqual([true, true]);
  });

  it('of an identity without an account is not found', async () => {
    const email = newEmail();
    const { localId: firebase_uid } = await signUp({ email });
    const refused = await api.post('/auth/resetPassword', { firebase_uid, email, password: PASSWORD });
    expect(refused).toMatchObject({ status: 404, code: 'account_not_found' });
  });

  it('is slowed down for who guesses, by account and by address', async () => {
    const person = await api.signIn();
    const guess = (headers = {}, email = person.email) =>
      api.post('/auth/resetPassword', { firebase_uid: 'x', email, password: 'Salah123' }, headers);
    const same = await Promise.all(Array.from({ length: 11 }, () => guess()));
    expect(same.filter(({ status }) => status === 429)).toHaveLength(1);
    const from = { [ADDRESS_HEADER]: '198.51.100.71' };
    const many = await Promise.all(Array.from({ length: 61 }, () => guess(from, newEmail())));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
