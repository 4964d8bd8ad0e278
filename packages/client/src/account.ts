import type { ChangePassword } from '@panggung/core';
import { createRecovery, type PasswordReset } from './account-recovery.js';
import { createRegistration, type GoogleNewcomer, type Newcomer } from './account-register.js';
import { type AccountResult, failed } from './account-result.js';
import { type Credentials, createSignIn } from './account-sign-in.js';
import { ApiError } from './api-error.js';
import type { Identity } from './identity.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** What the acts of an account work with. */
export interface AccountParts {
  panggung: Panggung;
  /** The way to the identity service; its SDK is loaded at the first asking. */
  identity(): Promise<Identity>;
}

/** The old password, and the one that shall hold from now on. */
export type PasswordChange = Pick<ChangePassword, 'last_password' | 'password'>;

/**
 * All a person can do about their account. Nothing rejects: see {@link AccountResult}. An act that is asked for while it
 * is under way is not done twice.
 */
export interface Account {
  /** Loads the identity SDK ahead: a browser lets a window open only right after a press. */
  prepare(): void;
  /** `signed_in`, or `unverified`: nobody is signed in, and a link can be sent. AMB-037. */
  login(credentials: Credentials): Promise<AccountResult>;
  /** Must follow a press; so must {@link registerWithGoogle}. AMB-038. */
  loginWithGoogle(): Promise<AccountResult>;
  /** `unverified`: the account is there, and its e-mail is to be verified. AMB-039, AMB-040. */
  register(newcomer: Newcomer): Promise<AccountResult>;
  registerWithGoogle(newcomer: GoogleNewcomer): Promise<AccountResult>;
  /** Sends the verification link again to whoever was told `unverified`. B-28. */
  resendVerification(): Promise<AccountResult>;
  applyVerification(code: string): Promise<AccountResult>;
  sendReset(email: string): Promise<AccountResult>;
  checkResetCode(code: string): Promise<AccountResult>;
  resetPassword(reset: PasswordReset): Promise<AccountResult>;
  /** Changes the password of whoever is signed in; all other sessions end. P-24. */
  changePassword(change: PasswordChange): Promise<AccountResult>;
}

/** Loads the SDK once; after a failure the next asking loads again. */
function createIdentityLoader({ http }: Panggung): AccountParts['identity'] {
  let loading: Promise<Identity> | null = null;

  async function load(): Promise<Identity> {
    const module = import('./identity.js').catch(() => {
      throw new ApiError('unreachable', 'The server could not be reached');
    });
    const [{ createIdentity }, { data }] = await Promise.all([module, http.call('GET /auth/identity', {})]);
    return createIdentity(data);
  }

  return () => {
    loading ??= load().catch((thrown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
}

/** One at a time: whoever asks again meanwhile gets the same end, and every end is a value. */
function once<A extends unknown[]>(
  run: (...given: A) => Promise<AccountResult>,
): (...given: A) => Promise<AccountResult> {
  let underway: Promise<AccountResult> | null = null;
  return (...given) => {
    underway ??= run(...given)
      .catch(failed)
      .finally(() => {
        underway = null;
      });
    return underway;
  };
}

/** Builds the acts of an account; use {@link getAccount} so that every widget shares them. */
export function createAccount(panggung: Panggung): Account {
  const { http, session } = panggung;
  const parts: AccountParts = { panggung, identity: createIdentityLoader(panggung) };
  const signIn = createSignIn(parts);
  const registration = createRegistration(parts, signIn);
  const recovery = createRecovery(parts);

  async function changePassword(change: PasswordChange): Promise<AccountResult> {
    const { email, firebase_uid } = session.$person.get() ?? {};
    const body = { ...change, ...(email && { email }), ...(firebase_uid && { firebase_uid }) };
    await http.call('POST /auth/changePassword', { body });
    return { status: 'done' };
  }

  return {
    prepare: () => void parts.identity().catch(() => {}),
    login: once(signIn.login),
    loginWithGoogle: once(signIn.loginWithGoogle),
    register: once(registration.register),
    registerWithGoogle: once(registration.registerWithGoogle),
    resendVerification: once(recovery.resendVerification),
    applyVerification: once(recovery.applyVerification),
    sendReset: once(recovery.sendReset),
    checkResetCode: once(recovery.checkResetCode),
    resetPassword: once(recovery.resetPassword),
    changePassword: once(changePassword),
  };
}

/** The account acts of an API's page. */
export function getAccount(panggung: Panggung): Account {
  return partOf(panggung, 'account', () => createAccount(panggung));
}
