import { fullName, type Register } from '@panggung/core';
import type { AccountParts } from './account.js';
import { type AccountResult, failed, failedWith } from './account-result.js';
import type { createSignIn } from './account-sign-in.js';
import { report } from './analytics.js';
import type { Identity, IdentityPerson } from './identity.js';
import { randomKey } from './random-key.js';

/** What somebody tells of themselves when they register. B-08. */
export interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
  /** Somebody's code, or nothing. */
  referral: string;
}

/** What is left to tell when Google tells the rest; the last name only where Google knows none. */
export type GoogleNewcomer = Pick<Newcomer, 'referral' | 'lastName'>;

/**
 * Makes the identity account, or takes up one that an earlier try left without an account at the API: the password
 * just chosen opens it.
 */
async function createOrResume(service: Identity, { email, password }: Newcomer): Promise<IdentityPerson> {
  try {
    return await service.register(email, password);
  } catch (taken) {
    if ((taken as { code?: string }).code !== 'auth/email-already-in-use') throw taken;
    return service.signIn(email, password).catch(() => {
      throw taken;
    });
  }
}

function names(
  first_name: string,
  last_name: string,
): Pick<Register, 'first_name' | 'last_name' | 'full_name'> {
  return { first_name, last_name, full_name: fullName(first_name, last_name) };
}

/** Builds the two ways to an account. AMB-040, AMB-041. */
export function createRegistration(
  { panggung, identity }: AccountParts,
  { login, enterWithGoogle }: ReturnType<typeof createSignIn>,
) {
  const tell = (body: Register) =>
    panggung.http.call('POST /auth/register', {
      idempotencyKey: randomKey(),
      body: { ...body, type: 'USER' },
    });

  async function register(newcomer: Newcomer): Promise<AccountResult> {
    const { email, password, confirmPassword: confirm_password, referral } = newcomer;
    const service = await identity();
    const { uid: firebase_uid } = await createOrResume(service, newcomer);
    const named = names(newcomer.firstName, newcomer.lastName);
    await tell({ email, ...named, password, confirm_password, referral, firebase_uid });
    report(panggung, { name: 'sign_up', method: 'password' });
    const person = await service.signIn(email, password);
    if (person.isEmailVerified) return login({ email, password });
    try {
      await service.sendVerification();
      return { status: 'unverified' };
    } catch (thrown) {
      // The account is there: the dialog after a login sends the link again.
      return { status: 'unverified', problem: failed(thrown) };
    }
  }

  async function registerWithGoogle({ referral, lastName }: GoogleNewcomer): Promise<AccountResult> {
    const service = await identity();
    const google = await service.signInWithGoogle();
    const last = google.lastName || lastName;
    if (!last) return failedWith('last_name_missing');
    const { email, googleId: google_id, uid: firebase_uid, idToken: id_token } = google;
    await tell({ email, ...names(google.firstName, last), referral, google_id, firebase_uid, id_token });
    report(panggung, { name: 'sign_up', method: 'google' });
    return enterWithGoogle(google);
  }

  return { register, registerWithGoogle };
}
