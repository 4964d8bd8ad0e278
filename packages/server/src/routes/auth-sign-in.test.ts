import type { SignedIn } from '@panggung/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Api, createClock, startApi } from '../../../../tests/api.js';
import {
  changeIdentity,
  enter,
  login,
  newEmail,
  register,
  signInWithGoogle,
  signUp,
} from '../../../../tests/people.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());

/** Somebody who registered and whose mail lies unopened. */
async function newcomer(email = newEmail()) {
  const { localId } = await signUp({ email });
  await register(api, { email, localId });
  return { email, localId };
}
const isRegistered = async (email: string) => (await api.get(`/auth/email?email=${email}`)).status === 200;
const accountOf = (email: string) =>
  api.ports.database
    .selectFrom('user_account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('with e-mail and password', () => {
  it('one is signed in: a bearer in the answer, the refresh token where no script reads it', async () => {
    const { email, user } = await api.signIn();
    const { data, headers, status } = await login(api, email);
    expect(status).toBe(200);
    expect(data).toMatchObject({ email, user_id: user.id, type: 'USER', status: 'VERIFIED' });
    expect(data.token_expires_at).toBe(api.now() + 15 * 60_000);
    expect(Object.keys(data)).not.toContain('refresh_token');
    expect(headers.get('set-cookie')).toMatch(
      /^panggung_refresh=[0-9a-f]{32}\.[0-9a-f]{64}; Path=\/auth; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    const own = await api.get<SignedIn>(`/api/v1/user/${user.id}`, { authorization: `Bearer ${data.token}` });
    expect(own.data.email).toBe(email);
  });

  it('the cookie travels over TLS only where the site has it', async () => {
    const settings = { ...api.ports.settings, siteUrl: 'https://panggung.example' };
    const secure = await startApi({ clock: createClock(Date.now()), ports: { settings } });
    const { email } = await secure.signIn();
    expect((await login(secure, email)).headers.get('set-cookie')).toMatch(/; Secure$/);
    await secure.stop();
  });

  it('an unverified e-mail gets neither bearer nor cookie until its mail was opened', async () => {
    const { email, localId } = await newcomer();
    const before = await login(api, email);
    expect(before).toMatchObject({ status: 200, data: { email, token: null, token_expires_at: null } });
    expect(before.headers.get('set-cookie')).toBeNull();
    const claim = { email, firebase_uid: localId };
    expect(await api.post('/auth/verification', claim)).toMatchObject({ code: 'email_unverified' });

    await changeIdentity(localId, { emailVerified: true });
    expect(await api.post('/auth/verification', claim)).toMatchObject({ code: 'email_unverified' });
    const after = await login(api, email);
    expect(after.data).toMatchObject({ status: 'UNVERIFIED', token: expect.any(String) });
    expect(await api.post('/auth/verification', claim)).toMatchObject({
      status: 200,
      data: { status: 'VERIFIED' },
    });
  });

  it('wrong password and unknown e-mail are one and the same refusal; a disabled account has its own; none is 401 or 403', async () => {
    const { email } = await api.signIn();
    const closed = await newcomer();
    await changeIdentity(closed.localId, { disableUser: true });
    const wrong = await api.post('/auth/login', { email, password: 'Salah123' });
    const unknown = await api.post('/auth/login', { email: newEmail(), password: 'Salah123' });
    for (const refused of [wrong, unknown]) {
      expect(refused).toMatchObject({
        status: 400,
        code: 'credentials_invalid',
        message: 'E-mail or password is incorrect',
      });
    }
    expect(await login(api, closed.email)).toMatchObject({ status: 400, code: 'account_disabled' });
  });

  it('an identity whose e-mail has no account is told to register', async () => {
    const email = newEmail();
    const { localId } = await signUp({ email });
    await changeIdentity(localId, { emailVerified: true });
    expect(await login(api, email)).toMatchObject({ status: 404, code: 'account_not_found' });
  });

  it('the push id of the page is kept, and an empty one changes nothing', async () => {
    const { email } = await api.signIn();
    await api.post('/auth/login', { email, password: 'Rahasia1', one_signal_id: 'push-7' });
    await enter(api, email);
    expect((await accountOf(email)).one_signal_id).toBe('push-7');
  });

  it('says in plain words that the identity service is away', async () => {
    const { createFirebase } = await import('../adapters/firebase.js');
    const identity = createFirebase({
      projectId: 'demo-away',
      apiKey: 'any',
      authDomain: 'auth.test',
      emulatorHost: '127.0.0.1:9',
    });
    const lonely = await startApi({ ports: { identity } });
    const refused = await login(lonely, newEmail());
    expect(refused).toMatchObject({ status: 503, code: 'identity_unavailable' });
    expect(refused.headers.get('retry-after')).toBe('5');
    await lonely.stop();
  });
});

describe('an account that nobody registered, such as a creator’s out of a catalogue', () => {
  const creator = async (email: string) => {
    const row = { email, full_name: 'Orkes Senja', type: 'ARTIST' as const, created_at: api.now() };
    await api.ports.database.insertInto('user_account').values(row).execute();
  };

  it('becomes theirs whose e-mail it is, once that is verified, and stays an artist’s', async () => {
    const email = newEmail('orkes');
    await creator(email);
    expect(await isRegistered(email)).toBe(false);
    const { localId } = await signUp({ email });
    expect(await login(api, email)).toMatchObject({ code: 'account_not_found' });
    await changeIdentity(localId, { emailVerified: true });
    const { user } = await enter(api, email);
    expect(user).toMatchObject({ type: 'ARTIST', full_name: 'Orkes Senja', firebase_uid: localId });
    expect(await isRegistered(email)).toBe(true);
  });

  it('opens to nobody who registers its e-mail and then has another one verified', async () => {
    const email = newEmail('incaran');
    await creator(email);
    const { localId } = await newcomer(email);
    const thief = newEmail('pencuri');
    await changeIdentity(localId, { email: thief, emailVerified: true });
    const refused = await login(api, thief);
    expect([refused.data.token, refused.headers.get('set-cookie')]).toEqual([null, null]);
    const claim = { email, firebase_uid: localId };
    expect(await api.post('/auth/verification', claim)).toMatchObject({ code: 'email_unverified' });
  });
});

describe('with Google', () => {
  it('who registered with it is signed in, by what the token says and not by what the page says', async () => {
    const google = { sub: crypto.randomUUID(), email: newEmail('google') };
    const { idToken, localId } = await signInWithGoogle(google);
    const body = { google_id: google.sub, id_token: idToken, one_signal_id: '' };
    expect(await api.post('/auth/loginWithGoogle', body)).toMatchObject({
      status: 404,
      code: 'google_account_unknown',
    });
    const { email, ...known } = google;
    await register(api, { email, localId, google_id: known.sub, id_token: idToken, password: undefined });
    const entered = await api.post<SignedIn>('/auth/loginWithGoogle', {
      ...body,
      email: 'somebody@else.test',
    });
    expect(entered).toMatchObject({
      status: 200,
      data: { email, google_id: known.sub, token: expect.any(String) },
    });
  });

  it('another Google account than the token’s, or no token at all, is refused', async () => {
    const google = { sub: crypto.randomUUID(), email: newEmail('google') };
    const { idToken } = await signInWithGoogle(google);
    const password = await signUp({ email: newEmail() });
    for (const body of [
      { google_id: 'other', id_token: idToken },
      { google_id: google.sub, id_token: 'eyJ.e30.' },
      { google_id: google.sub, id_token: password.idToken },
    ]) {
      const refused = await api.post('/auth/loginWithGoogle', body);
      expect(refused).toMatchObject({ status: 400, code: 'id_token_invalid' });
    }
  });
});

describe('guessing', () => {
  it('is slowed down for the account, from wherever it comes; who knows the password is not counted', async () => {
    const { email } = await api.signIn();
    for (let n = 0; n < 12; n++) await enter(api, email);
    const guess = (n: number) =>
      api.post('/auth/login', { email, password: `Salah${n}${n}` }, { [ADDRESS_HEADER]: `203.0.${n}.1` });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const [late] = answers.filter(({ status }) => status === 429);
    expect(late).toMatchObject({ code: 'rate_limited' });
    expect(late?.headers.get('retry-after')).toBe('30');
    expect(await login(api, email)).toMatchObject({ status: 429 });
    api.advance(31_000);
    expect((await login(api, email)).status).toBe(200);
  });

  it('is slowed down for the address, whomever it tries', async () => {
    const tries = Array.from({ length: 62 }, () =>
      login(api, newEmail(), { [ADDRESS_HEADER]: '198.51.100.7' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await login(api, newEmail(), { [ADDRESS_HEADER]: '198.51.101.7' })).status).toBe(400);
  });

  it('which e-mails have accounts is slowed down for the e-mail and for the address', async () => {
    const ask = (email: string, address: string) =>
      api.get(`/auth/email?email=${email}`, { [ADDRESS_HEADER]: address });
    const email = newEmail();
    const same = await Promise.all(Array.from({ length: 31 }, (_, n) => ask(email, `192.0.2.${n}`)));
    expect(same.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 121 }, () => ask(newEmail(), '198.18.0.1')));
    expect(many.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });
});
