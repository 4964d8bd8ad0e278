import type { Acts } from './account-acts.js';
import type { PasswordReset } from './account-recovery.js';
import type { GoogleNewcomer, Newcomer } from './account-register.js';
import { type AccountResult, failed } from './account-result.js';
import type { Credentials } from './account-sign-in.js';
import { silence } from './http-reply.js';
import type { Identity } from './identity.js';
import { loadOnce } from './load-once.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** What the acts of an account work with. */
export interface AccountParts {
  panggung: Panggung;
  /** The way to the identity service; its SDK is loaded at the first asking. */
  identity(): Promise<Identity>;
}

/**
 * All a person can do to get in, and back in. Nothing rejects: see {@link AccountResult}. An act that is asked for while it
 * is under way is not done twice.
 */
export interface Account {
  /** Loads the identity SDK ahead: a browser lets a window open only right after a press. */
  prepare(): void;
  /** `signed_in`, or `unverified`: nobody is signed in, and a link can be sent. AMB-037. */
  login(credentials: Credentials): Promise<AccountResult>;
  /** Must follow a press; so must {@link registerWithGoogle}. AMB-038. */
  loginWithGoogle(): Promise<AccountResult>;
  /** Signs in with Google again: the ID token that proves it to the API. Must follow a press; rejects, alone of all. */
  proveWithGoogle(): Promise<string>;
  /** `unverified`: the account is there, and its e-mail is to be verified. AMB-039, AMB-040. */
  register(newcomer: Newcomer): Promise<AccountResult>;
  registerWithGoogle(newcomer: GoogleNewcomer): Promise<AccountResult>;
  /** Sends the verification link again to whoever was told `unverified`. B-28. */
  resendVerification(): Promise<AccountResult>;
  applyVerification(code: string): Promise<AccountResult>;
  sendReset(email: string): Promise<AccountResult>;
  checkResetCode(code: string): Promise<AccountResult>;
  resetPassword(reset: PasswordReset): Promise<AccountResult>;
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

async function loadActs(panggung: Panggung): Promise<Acts> {
  const { createActs } = await import('./account-acts.js').catch(() => {
    throw silence('unreachable');
  });
  return createActs(panggung);
}

/** Builds an account, light until something is done; use {@link getAccount} so that every widget shares it. */
export function createAccount(panggung: Panggung): Account {
  const acts = loadOnce(() => loadActs(panggung));
  return {
    prepare: () =>
      void acts()
        .then(({ identity }) => identity())
        .catch(() => {}),
    login: once(async (credentials) => (await acts()).login(credentials)),
    loginWithGoogle: once(async () => (await acts()).loginWithGoogle()),
    proveWithGoogle: async () => (await acts()).proveWithGoogle(),
    register: once(async (newcomer) => (await acts()).register(newcomer)),
    registerWithGoogle: once(async (newcomer) => (await acts()).registerWithGoogle(newcomer)),
    resendVerification: once(async () => (await acts()).resendVerification()),
    applyVerification: once(async (code) => (await acts()).applyVerification(code)),
    sendReset: once(async (email) => (await acts()).sendReset(email)),
    checkResetCode: once(async (code) => (await acts()).checkResetCode(code)),
    resetPassword: once(async (reset) => (await acts()).resetPassword(reset)),
  };
}

/** The account acts of an API's page. */
export function getAccount(panggung: Panggung): Account {
  return partOf(panggung, 'account', () => createAccount(panggung));
}
