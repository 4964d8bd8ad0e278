import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  changeIdentity,
  identityOfTheRun,
  newEmail,
  PASSWORD,
  signInWithGoogle,
  signUp,
} from '../../../../tests/people.js';
import { IdentityError, type IdentityService } from '../ports.js';
import { createFirebase } from './firebase.js';
import type { TokenKeys } from './firebase-token.js';

const projectId = 'panggung-live';
const now = Date.parse('2026-11-21T12:00:00Z');
const seconds = now / 1000;

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let google: Pair;
let keys: TokenKeys;
let live: IdentityService;
beforeAll(async () => {
  google = await generateKeyPair('RS256', { extractable: true });
  keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(google.publicKey)), kid: 'today' }],
  });
  live = createFirebase({ ...project, keys });
});

const project = { projectId, apiKey: 'AIza', authDomain: `${projectId}.firebaseapp.com`, clock: () => now };
/** What Google would say of somebody. */
const claims = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'uid-7',
  iat: seconds - 60,
  auth_time: seconds - 60,
  exp: seconds + 3540,
  email: 'Sari@Panggung.test',
  email_verified: true,
  name: 'Sari',
  firebase: { identities: { 'google.com': ['1078'], email: ['sari@panggung.test'] } },
};
const header = { alg: 'RS256', kid: 'today' };
const sign = (payload: JWTPayload, key: Parameters<SignJWT['sign']>[0] = google.privateKey, head = header) =>
  new SignJWT(payload).setProtectedHeader(head).sign(key);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    (error: unknown) => (error instanceof IdentityError ? error.failure : error),
  );

describe('an ID token', () => {
  it('of this project, signed by Google, says who somebody is', async () => {
    expect(await live.verify(await sign(claims))).toEqual({
      uid: 'uid-7',
      email: 'sari@panggung.test',
      isEmailVerified: true,
      googleId: '1078',
      name: 'Sari',
      passwordUpdatedAt: null,
      signedInAt: claims.auth_time * 1000,
    });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed by somebody else', async () => sign(claims, (await generateKeyPair('RS256')).privateKey)],
    ['signed by a key Google does not have', () => sign(claims, google.privateKey, { ...header, kid: 'x' })],
    [
      'signed with the public key as a password',
      async () =>
        sign(claims, new TextEncoder().encode(await exportSPKI(google.publicKey)), {
          ...header,
          alg: 'HS256',
        }),
    ],
    [
      'signed with Google’s key in another way',
      async () =>
        sign(claims, await importJWK(await exportJWK(google.privateKey), 'PS256'), {
          ...header,
          alg: 'PS256',
        }),
    ],
    ['that is not signed', () => new UnsecuredJWT(claims).encode()],
    ['that has expired', () => sign({ ...claims, exp: seconds - 11 })],
    ['that lives longer than Firebase lets one live', () => sign({ ...claims, iat: seconds - 7200 })],
    ['from tomorrow', () => sign({ ...claims, iat: seconds + 86_400, exp: seconds + 90_000 })],
    ['whose owner signs in tomorrow', () => sign({ ...claims, auth_time: seconds + 86_400 })],
    [
      'of another project',
      () => sign({ ...claims, aud: 'other', iss: 'https://securetoken.google.com/other' }),
    ],
    [
      'of another project, for this one',
      () => sign({ ...claims, iss: 'https://securetoken.google.com/other' }),
    ],
    ['of this project, for another one', () => sign({ ...claims, aud: 'other' })],
    ['of nobody', () => sign({ ...claims, sub: '' })],
    [
      'whose content was changed',
      async () => {
        const [head, , signature] = (await sign(claims)).split('.');
        return `${head}.${btoa(JSON.stringify({ ...claims, sub: 'uid-8' })).replace(/=+$/, '')}.${signature}`;
      },
    ],
    ['that is none', () => 'token'],
  ])('%s is refused', async (_what, token) => {
    expect(await failureOf(live.verify(await token()))).toBe('token');
  });

  it('is not blamed when Google’s keys cannot be had', async () => {
    const offline = createFirebase({
      ...project,
      keys: async () => {
        throw new TypeError('fetch failed');
      },
    });
    expect(await failureOf(offline.verify(await sign(claims)))).toBe('unavailable');
  });
});

describe('the emulator, whose tokens are not signed', () => {
  it('is taken for a demo project only', () => {
    expect(() => createFirebase({ ...project, emulatorHost: '127.0.0.1:9099' })).toThrow(
      "'panggung-live' must begin with demo-",
    );
    expect(() => createFirebase({ ...project, projectId: 'demo-x' })).not.toThrow();
  });

  it('does not open a demo project that names none', async () => {
    const demo = { aud: 'demo-x', iss: 'https://securetoken.google.com/demo-x' };
    const unsigned = new UnsecuredJWT({ ...claims, ...demo }).encode();
    const closed = createFirebase({ ...project, projectId: 'demo-x', keys });
    expect(await failureOf(closed.verify(unsigned))).toBe('token');
  });

  it('knows who has a password, and changes it for who knows the last one', async () => {
    const identity = createFirebase(identityOfTheRun());
    const email = newEmail();
    const { localId } = await signUp({ email });
    const known = await identity.signIn(email, PASSWORD);
    expect(known).toMatchObject({ uid: localId, email, isEmailVerified: false, googleId: null });
    expect(known.passwordUpdatedAt).toBeGreaterThan(Date.now() - 60_000);

    const change = { email, lastPassword: PASSWORD, password: 'Berubah2' };
    await identity.changePassword(change);
    expect(await failureOf(identity.signIn(email, PASSWORD))).toBe('credentials');
    expect(await failureOf(identity.changePassword(change))).toBe('credentials');
    const weak = { email, lastPassword: 'Berubah2', password: 'abc' };
    expect(await failureOf(identity.changePassword(weak))).toBe('weak_password');
    await changeIdentity(localId, { disableUser: true });
    expect(await failureOf(identity.signIn(email, 'Berubah2'))).toBe('disabled');
  });

  it('forgets who has proved themselves, and says so when they are gone', async () => {
    const identity = createFirebase(identityOfTheRun());
    const email = newEmail();
    await signUp({ email });
    const { idToken } = await identity.signIn(email, PASSWORD);
    await identity.remove(idToken);
    expect(await failureOf(identity.signIn(email, PASSWORD))).toBe('credentials');
    expect(await failureOf(identity.remove(idToken))).toBe('gone');
    expect(await failureOf(identity.remove('no token'))).toBe('token');
  });

  it('tells of a Google account what the page could only claim', async () => {
    const identity = createFirebase(identityOfTheRun());
    const email = newEmail('Google');
    const sub = crypto.randomUUID();
    const { idToken, localId } = await signInWithGoogle({ sub, email, name: 'Sari' });
    expect(await identity.verify(idToken)).toMatchObject({
      uid: localId,
      googleId: sub,
      email: email.toLowerCase(),
      isEmailVerified: true,
    });
  });

  it('shows the mails it would have sent; a real project shows none', async () => {
    const identity = createFirebase(identityOfTheRun());
    const email = newEmail();
    const { localId, idToken } = await signUp({ email });
    const { emulatorHost } = identityOfTheRun();
    const ask = (call: string, body: Record<string, string>) =>
      fetch(`http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    expect(localId).toBeTruthy();
    const mails = (await identity.mails?.())?.filter((mail) => mail.email === email);
    expect(mails?.map(({ mode }) => mode).sort()).toEqual(['resetPassword', 'verifyEmail']);
    expect(mails?.every(({ code }) => code.length > 20)).toBe(true);
    expect(live.mails).toBeUndefined();

    // A used code leaves the emulator's list; who reads along shall not wonder where the mail went.
    const { code } = mails?.find(({ mode }) => mode === 'verifyEmail') ?? {};
    await ask('update', { oobCode: code ?? '' });
    const later = (await identity.mails?.())?.filter((mail) => mail.email === email);
    expect(later).toEqual(mails);
    expect((await createFirebase(identityOfTheRun()).mails?.())?.map((mail) => mail.code)).not.toContain(
      code,
    );
  });
});

describe('an identity service in trouble', () => {
  /** Answers as Google would on a bad day. */
  async function troubled(answer: RequestListener, timeout = 1000) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return createFirebase({ ...project, projectId: 'demo-x', emulatorHost: `127.0.0.1:${port}`, timeout });
  }
  const refusing = (message: string) => (_request: unknown, response: Parameters<RequestListener>[1]) =>
    response.writeHead(400).end(JSON.stringify({ error: { code: 400, message } }));

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'credentials'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been disabled', 'too_many_attempts'],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing', 'weak_password'],
    ['API key not valid. Please pass a valid API key.', 'unavailable'],
  ])('that says %s means %s', async (message, failure) => {
    const service = await troubled(refusing(message));
    expect(await failureOf(service.signIn('sari@panggung.test', PASSWORD))).toBe(failure);
  });

  it('that says nothing is given up in time, and one that says nonsense at once', async () => {
    const silent = await troubled(() => {}, 50);
    expect(await failureOf(silent.signIn('sari@panggung.test', PASSWORD))).toBe('unavailable');
    const confused = await troubled((_request, response) => response.end('<html>'));
    expect(await failureOf(confused.signIn('sari@panggung.test', PASSWORD))).toBe('unavailable');
  });
});
