import { type Login, type SignedIn, VERIFIED } from '@panggung/core';
import type { AccountParts } from './account.js';
import type { AccountResult } from './account-result.js';
import { logLogin } from './activity.js';
import { toApiError } from './api-error.js';
import type { GooglePerson, IdentityPerson } from './identity.js';
import { readPushId } from './push.js';

/** Who somebody says to be. */
export type Credentials = Pick<Login, 'email' | 'password'>;

/** Builds the two ways in. AMB-037, AMB-038. */
export function createSignIn({ panggung, identity }: AccountParts) {
  const { http, session } = panggung;

  /** Tells the API that the identity service has verified the e-mail; should that fail, the next login tells it. B-29. */
  async function verify(email: string, { uid }: IdentityPerson): Promise<void> {
    await http.call('POST /auth/verification', { body: { email, firebase_uid: uid } }).catch(() => {});
  }

  async function enter(signedIn: SignedIn, email: string, person: IdentityPerson): Promise<AccountResult> {
    // The account's e-mail is not, or no longer, known to be theirs.
    if (!signedIn.token) return { status: 'unverified' };
    if (signedIn.status !== VERIFIED) await verify(email, person);
    await session.signIn({ ...signedIn, status: VERIFIED });
    void logLogin(panggung);
    return { status: 'signed_in' };
  }

  /** Ends a session that the identity service then did not confirm; nobody was told of it. */
  async function withdraw({ token, refresh_token }: SignedIn): Promise<void> {
    if (token) await http.call('POST /auth/logout', { body: { refresh_token } }).catch(() => {});
  }

  async function login({ email, password }: Credentials): Promise<AccountResult> {
    // The SDK loads while the API answers.
    const service = identity();
    service.catch(() => {});
    const ask = async () => {
      const body = { email, password, one_signal_id: readPushId(panggung) };
      return (await http.call('POST /auth/login', { body })).data;
    };
    const signedIn = await ask();
    try {
      const person = await (await service).signIn(email, password);
      if (!person.isEmailVerified) return { status: 'unverified' };
      // Verified between the two questions: only now the API gives a session.
      return await enter(signedIn.token ? signedIn : await ask(), email, person);
    } catch (thrown) {
      await withdraw(signedIn);
      throw thrown;
    }
  }

  /** Goes in with a Google account that was just proved. */
  async function enterWithGoogle(google: GooglePerson): Promise<AccountResult> {
    const { email, googleId: google_id, idToken: id_token } = google;
    const body = { email, google_id, id_token, one_signal_id: readPushId(panggung) };
    const { data } = await http.call('POST /auth/loginWithGoogle', { body });
    return enter(data, email, google);
  }

  async function loginWithGoogle(): Promise<AccountResult> {
    const service = await identity();
    const google = await service.signInWithGoogle();
    try {
      return await enterWithGoogle(google);
    } catch (thrown) {
      // Else the address would be taken at the identity service, by an account that nobody has.
      if (toApiError(thrown).code === 'google_account_unknown')
        await service.forgetNewcomer().catch(() => {});
      if (session.$person.get()) await session.signOut();
      throw thrown;
    }
  }

  async function proveWithGoogle(): Promise<string> {
    const service = await identity();
    const { idToken } = await service.signInWithGoogle();
    // Whoever never came here by this account shall not leave one behind.
    await service.forgetNewcomer().catch(() => {});
    return idToken;
  }

  return { login, loginWithGoogle, enterWithGoogle, proveWithGoogle };
}
