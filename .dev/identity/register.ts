import type { Identity } from './emulator.js';

/** Somebody to register. */
export interface Newcomer {
  email: string;
  /** With a small letter, a capital and a digit. */
  password: string;
  firstName: string;
  lastName: string;
}

export interface RegisterOptions {
  identity: Identity;
  apiUrl: string;
  /** Leaves the mail unread when false. @default true */
  isVerified?: boolean;
}

/**
 * Registers somebody as the site does: at the identity service, at the API, and by the link in the mail.
 * Somebody known already is left as they are.
 */
export async function register(
  { email, password, firstName, lastName }: Newcomer,
  { identity, apiUrl, isVerified = true }: RegisterOptions,
): Promise<void> {
  const known = await fetch(`${apiUrl}/auth/email?email=${encodeURIComponent(email)}`);
  if (known.ok) return;
  const { localId, idToken } = await enter(identity, { email, password });
  const form = {
    email,
    password,
    confirm_password: password,
    first_name: firstName,
    last_name: lastName,
    full_name: `${firstName} ${lastName}`,
    type: 'USER',
    referral: '',
    firebase_uid: localId,
  };
  await post(`${apiUrl}/auth/register`, form, { 'idempotency-key': crypto.randomUUID() });
  await call(identity, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  if (isVerified) await call(identity, 'update', { oobCode: await lastCode(identity, email) });
}

interface Entered {
  localId: string;
  idToken: string;
}

async function enter(identity: Identity, credentials: { email: string; password: string }): Promise<Entered> {
  const wish = { ...credentials, returnSecureToken: true };
  return call<Entered>(identity, 'signUp', wish).catch(() => call(identity, 'signInWithPassword', wish));
}

/** The newest action code the identity service would have mailed to an address. */
async function lastCode({ host, projectId }: Identity, email: string): Promise<string | undefined> {
  const reply = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; oobCode: string }[] } = await reply.json();
  return oobCodes.findLast((code) => code.email === email)?.oobCode;
}

function call<T = unknown>({ host }: Identity, name: string, body: unknown): Promise<T> {
  // The emulator takes any key.
  return post(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, body);
}

async function post<T>(url: string, body: unknown, named: Record<string, string> = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...named };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`POST ${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}
