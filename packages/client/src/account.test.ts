import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import {
  changeIdentity,
  identityOfTheRun,
  newEmail,
  PASSWORD,
  register,
  signInPerson,
  signInWithGoogle,
  signUp,
} from '../../../tests/people.js';
import { type Account, createAccount } from './account.js';
import { createSignIn } from './account-sign-in.js';
import { createArea, createNetwork } from './buyer.fixture.js';
import { createPanggung, type Panggung } from './panggung.js';

const { emulatorHost, projectId } = identityOfTheRun();
const reachWorld = globalThis.fetch;

let api: Api;
let panggung: Panggung;
let account: Account;
let network: ReturnType<typeof createNetwork>;
/** What was asked of the API and of the identity service, in order. */
let asked: string[];
/** What the identity service does not answer. */
let silence: string | null;

beforeAll(async () => {
  // The identity service has the real time.
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => {
  globalThis.fetch = reachWorld;
  return api.stop();
});

beforeEach(() => {
  asked = [];
  silence = null;
  network = createNetwork(api);
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    // The API in this process asks too; only the SDK says its version.
    const isPage = new Headers(init?.headers).has('x-client-version');
    const act = isPage && /accounts:(\w+)/.exec(pathname)?.[1];
    if (act) asked.push(`identity ${act}`);
    if (act && act === silence) return Promise.reject(new TypeError('Failed to fetch'));
    return reachWorld(input, init);
  };
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(`${init?.method} ${new URL(String(input)).pathname}`);
    return network.fetch(input, init);
  };
  panggung = createPanggung({ apiUrl: API_URL, fetch, storage: createArea() });
  account = createAccount(panggung);
});

const person = () => panggung.session.$person.get();
const newcomer = (email: string) => ({
  email,
  firstName: 'Rani',
  lastName: 'Kotak',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  referral: '',
});

/** The newest code mailed to an address. */
async function codeFor(email: string): Promise<string> {
  const url = `http://${emulatorHost}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes } = await (await reachWorld(url)).json();
  return oobCodes.filter((code: { email: string }) => code.email === email).pop()?.oobCode ?? '';
}

/** Past the look at the configuration and the profile, which order nothing. */
const order = () => asked.filter((call) => !/GET|lookup/.test(call));

describe('registering', () => {
  test('makes the identity, then the account, then mails a link; nobody is signed in yet', async () => {
    const email = newEmail();
    expect(await account.register(newcomer(email))).toEqual({ status: 'unverified' });
    expect(order()).toEqual([
      'identity signUp',
      'POST /auth/register',
      'identity signInWithPassword',
      'identity sendOobCode',
    ]);
    expect(person()).toBeNull();
    expect(await codeFor(email)).not.toBe('');
    const rows = api.ports.database.selectFrom('user_account').selectAll().where('email', '=', email);
    expect(await rows.executeTakeFirst()).toMatchObject({ full_name: 'Rani Kotak', type: 'USER' });
  });

  test('pressed twice happens once', async () => {
    const wish = newcomer(newEmail());
    const ends = await Promise.all([account.register(wish), account.register(wish)]);
    expect(ends).toEqual([{ status: 'unverified' }, { status: 'unverified' }]);
    expect(order().filter((call) => call === 'identity signUp')).toHaveLength(1);
  });

  test('goes on where an earlier try was cut off, with the password chosen then', async () => {
    const wish = newcomer(newEmail());
    network.break((call) => (call === 'POST /auth/register' ? 'lost' : undefined));
    expect(await account.register(wish)).toMatchObject({
      status: 'failed',
      code: 'unreachable',
      message: null,
    });
    network.break(null);
    expect(await account.register(wish)).toEqual({ status: 'unverified' });
  });

  test('does not take up an identity whose password is another', async () => {
    const email = newEmail();
    await signUp({ email, password: 'Lainnya9' });
    const end = await account.register(newcomer(email));
    expect(end).toMatchObject({ status: 'failed', code: 'auth/email-already-in-use' });
    expect(order()).not.toContain('POST /auth/register');
  });

  test('is done even when the link cannot be mailed', async () => {
    silence = 'sendOobCode';
    const end = await account.register(newcomer(newEmail()));
    expect(end).toMatchObject({ status: 'unverified', problem: { code: 'auth/network-request-failed' } });
  });

  test('with a code of nobody is refused in the words of the API', async () => {
    const end = await account.register({ ...newcomer(newEmail()), referral: 'NOBODY' });
    expect(end).toMatchObject({ status: 'failed', code: 'referral_unknown', message: expect.any(String) });
  });
});

describe('logging in', () => {
  test('before the e-mail is verified signs nobody in, and sends the link again', async () => {
    const email = newEmail();
    await account.register(newcomer(email));
    expect(await account.login({ email, password: PASSWORD })).toEqual({ status: 'unverified' });
    expect(person()).toBeNull();
    const first = await codeFor(email);
    expect(await account.resendVerification()).toEqual({ status: 'done' });
    expect(await codeFor(email)).not.toBe(first);
  });

  test('after it goes by the order of the documents, and the API hears of the verification', async () => {
    const email = newEmail();
    await account.register(newcomer(email));
    expect(await account.applyVerification(await codeFor(email))).toEqual({ status: 'done' });
    asked = [];
    expect(await account.login({ email, password: PASSWORD })).toEqual({ status: 'signed_in' });
    expect(person()).toMatchObject({ email, full_name: 'Rani Kotak', status: 'VERIFIED' });
    await expect
      .poll(order)
      .toEqual([
        'POST /auth/login',
        'identity signInWithPassword',
        'POST /auth/verification',
        'POST /api/v1/log-activity',
      ]);
  });

  test('again says nothing of a verification that is known', async () => {
    const { email } = await signInPerson(api, {});
    expect(await account.login({ email, password: PASSWORD })).toEqual({ status: 'signed_in' });
    asked = [];
    await account.login({ email, password: PASSWORD });
    expect(order()).not.toContain('POST /auth/verification');
  });

  test('with a wrong password is refused in the words of the API', async () => {
    const { email } = await signInPerson(api, {});
    const end = await account.login({ email, password: 'Salah123' });
    expect(end).toMatchObject({ code: 'credentials_invalid', message: 'E-mail or password is incorrect' });
    expect(order()).toEqual(['POST /auth/login']);
  });

  test('that the identity service does not confirm leaves no session behind', async () => {
    const { email } = await signInPerson(api, {});
    silence = 'signInWithPassword';
    const end = await account.login({ email, password: PASSWORD });
    expect(end).toMatchObject({ status: 'failed' });
    expect(person()).toBeNull();
    expect(order()).toEqual(['POST /auth/login', 'identity signInWithPassword', 'POST /auth/logout']);
  });
});

test('a Google account whose e-mail is another by now signs nobody in', async () => {
  const sub = crypto.randomUUID();
  const email = newEmail('google');
  const { localId, idToken } = await signInWithGoogle({ sub, email });
  await register(api, { email, localId, google_id: sub, id_token: idToken, password: undefined });
  const other = newEmail('lain');
  await changeIdentity(localId, { email: other, emailVerified: true });
  const now = await signInWithGoogle({ sub, email });
  const { enterWithGoogle } = createSignIn({ panggung, identity: () => expect.fail('nobody asks it') });
  const google = { uid: localId, email: other, isEmailVerified: true, firstName: 'Rani', lastName: 'Kotak' };
  const end = await enterWithGoogle({ ...google, googleId: sub, idToken: now.idToken });
  expect(end).toEqual({ status: 'unverified' });
  expect(person()).toBeNull();
});

describe('a forgotten password', () => {
  async function member(): Promise<string> {
    const email = newEmail();
    const { localId } = await signUp({ email });
    await changeIdentity(localId, { emailVerified: true });
    await register(api, { email, localId });
    return email;
  }
  const password = 'Barukan8';

  test('of nobody is not found, and no mail goes out', async () => {
    expect(await account.sendReset(newEmail())).toMatchObject({ code: 'email_not_found' });
    expect(order()).toEqual([]);
  });

  test('is replaced by the mailed code, once', async () => {
    const email = await member();
    expect(await account.sendReset(email)).toEqual({ status: 'done' });
    const code = await codeFor(email);
    expect(await account.checkResetCode(code)).toEqual({ status: 'done', email });
    expect(await account.resetPassword({ code, password })).toEqual({ status: 'done' });
    expect(await account.login({ email, password: PASSWORD })).toMatchObject({ code: 'credentials_invalid' });
    expect(await account.login({ email, password })).toEqual({ status: 'signed_in' });
    const used = { code: 'auth/invalid-action-code' };
    expect(await account.checkResetCode(code)).toMatchObject(used);
    expect(await account.resetPassword({ code, password })).toMatchObject(used);
  });

  test('goes on where the API did not hear of it, even with another password', async () => {
    const email = await member();
    await account.sendReset(email);
    const code = await codeFor(email);
    network.break((call) => (call === 'POST /auth/resetPassword' ? 'lost' : undefined));
    expect(await account.resetPassword({ code, password })).toMatchObject({ code: 'unreachable' });
    network.break(null);
    expect(await account.resetPassword({ code, password: 'Lebihbaru9' })).toEqual({ status: 'done' });
    expect(await account.login({ email, password: 'Lebihbaru9' })).toEqual({ status: 'signed_in' });
  });
});

test('the identity service is not asked for before somebody needs it', async () => {
  await account.login({ email: newEmail(), password: '' });
  const before = asked.length;
  createAccount(panggung);
  expect(asked).toHaveLength(before);
  account.prepare();
  await expect.poll(() => asked).toContain('GET /auth/identity');
});
