import type { SignedIn, User } from '@panggung/core/contract';
import { inject } from 'vitest';
import type {} from '../.dev/identity/for-tests.js';
import type { FirebaseOptions } from '../packages/server/src/adapters/firebase.js';
import { type Bearer, createSessionTokens } from '../packages/server/src/session-token.js';
import type { Answer, Api } from './api.js';

/** Follows every rule for one. B-17. */
export const PASSWORD = 'Rahasia1';

/** The run's emulator; without one nobody answers, and only who signs in would notice. */
export function identityOfTheRun(): FirebaseOptions {
  const { host = '127.0.0.1:9', projectId = 'demo-panggung' } = inject('identity') ?? {};
  return { projectId, apiKey: 'any', authDomain: 'auth.test', emulatorHost: host };
}

/** An address nobody else in the run has: all tests share one emulator. */
export function newEmail(name = 'penonton'): string {
  return `${name}-${crypto.randomUUID()}@panggung.test`;
}

/** Calls the emulator as the page's SDK does, or as its owner for what only a person's mailbox could. */
async function ask<T>(path: string, body: unknown): Promise<T> {
  const { emulatorHost } = identityOfTheRun();
  const response = await fetch(`http://${emulatorHost}/identitytoolkit.googleapis.com/v1/${path}?key=any`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(path.startsWith('projects/') && { authorization: 'Bearer owner' }),
    },
    body: JSON.stringify(body),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(`${path}: ${reply.error?.message}`);
  return reply;
}

/** Whoever the identity service knows. */
export interface Known {
  localId: string;
  idToken: string;
}

/** Makes an identity, as registering in a page begins. */
export function signUp({ email, password = PASSWORD }: { email: string; password?: string }): Promise<Known> {
  return ask('accounts:signUp', { email, password, returnSecureToken: true });
}

/** Signs in with Google, as its pop-up would; the same `sub` is the same Google account. */
export function signInWithGoogle(claims: { sub: string; email: string; name?: string }): Promise<Known> {
  const idToken = JSON.stringify({ iss: 'https://accounts.google.com', email_verified: true, ...claims });
  const postBody = new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString();
  return ask('accounts:signInWithIdp', {
    postBody,
    requestUri: 'http://localhost',
    returnIdpCredential: true,
    returnSecureToken: true,
  });
}

/** Changes an identity as its owner or its mails could: the link was opened, the address or the password changed. */
export function changeIdentity(
  localId: string,
  change: { emailVerified?: boolean; email?: string; password?: string; disableUser?: boolean },
): Promise<unknown> {
  return ask(`projects/${identityOfTheRun().projectId}/accounts:update`, { localId, ...change });
}

export interface PersonOptions {
  /** @default a new one */
  email?: string;
  /** The page's headers: a partner's origin and key, an address. */
  headers?: Record<string, string>;
}

/** Somebody signed in, and what their page sends along. */
export interface Person {
  user: SignedIn;
  email: string;
  /** For calls that need a session. */
  headers: Record<string, string>;
  /** The site's cookie, as a browser would send it to /auth; empty on a partner's page. */
  cookie: string;
}

const form = { first_name: 'Sari', last_name: 'Penonton', confirm_password: PASSWORD, type: 'USER' };

/** Registers an identity's account; verified only when its e-mail was. */
export function register(
  api: Api,
  { email, localId, ...fields }: { email: string; localId: string } & Record<string, unknown>,
): Promise<Answer<User>> {
  const body = { ...form, email, firebase_uid: localId, password: PASSWORD, ...fields };
  return api.post<User>('/auth/register', body, { 'idempotency-key': crypto.randomUUID() });
}

export function login(api: Api, email: string, headers?: Record<string, string>): Promise<Answer<SignedIn>> {
  return api.post<SignedIn>('/auth/login', { email, password: PASSWORD, one_signal_id: '' }, headers);
}

/** Brings somebody new all the way in: identity, opened mail, account, session. */
export async function signInPerson(
  api: Api,
  { email = newEmail(), headers = {} }: PersonOptions,
): Promise<Person> {
  const { localId } = await signUp({ email });
  await changeIdentity(localId, { emailVerified: true });
  await register(api, { email, localId });
  return enter(api, email, headers);
}

/** Signs somebody in who has an account. */
export async function enter(api: Api, email: string, headers: Record<string, string> = {}): Promise<Person> {
  const { data: user, headers: sent, status } = await login(api, email, headers);
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  const [cookie = ''] = (sent.get('set-cookie') ?? '').split(';');
  return { user, email, cookie, headers: { ...headers, authorization: `Bearer ${user.token}` } };
}

/** The same session with a bearer of now, as the page's renewal would bring. */
export async function stayIn(api: Api, person: Person): Promise<Person> {
  const [, claims = ''] = String(person.user.token).split('.');
  const bearer: Bearer = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  const token = await createSessionTokens(api.ports.settings.sessionKey).sign(bearer, api.now());
  const user = { ...person.user, token };
  return { ...person, user, headers: { ...person.headers, authorization: `Bearer ${token}` } };
}
