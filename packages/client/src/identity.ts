import { type IdentityConfig, MOBILE_APP_MIN_VERSION, MOBILE_APP_PACKAGE } from '@panggung/core';
import { getApps, initializeApp } from 'firebase/app';
import {
  type ActionCodeSettings,
  type Auth,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';

/** Somebody who proved at the identity service who they are. */
export interface IdentityPerson {
  uid: string;
  email: string;
  isEmailVerified: boolean;
}

/** Somebody who came with a Google account. */
export interface GooglePerson extends IdentityPerson {
  googleId: string;
  /** What proves it to the API. */
  idToken: string;
  firstName: string;
  lastName: string;
}

/**
 * What the page asks of the identity service; failures are thrown with the service's own `code`, such as
 * `auth/invalid-credential`. It remembers who was signed in last, for as long as the page lives.
 */
export interface Identity {
  register(email: string, password: string): Promise<IdentityPerson>;
  signIn(email: string, password: string): Promise<IdentityPerson>;
  /** Opens the provider's window: must follow a press. */
  signInWithGoogle(): Promise<GooglePerson>;
  /** Takes back an account that `signInWithGoogle` made just now. */
  forgetNewcomer(): Promise<void>;
  /** Mails a verification link to whoever signed in last. */
  sendVerification(): Promise<void>;
  sendReset(email: string): Promise<void>;
  /** Whose password a code may reset. */
  checkResetCode(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Sets another password for whoever signed in last. */
  changePassword(password: string): Promise<void>;
  applyVerification(code: string): Promise<void>;
}

/** Nothing is kept in the browser: the session is the API's. */
function openAuth(config: IdentityConfig): Auth {
  const { api_key: apiKey, auth_domain: authDomain, project_id: projectId, emulator_url } = config;
  // Under a name of its own: the page around may use the service for itself.
  const app = initializeApp({ apiKey, authDomain, projectId }, `panggung-${getApps().length}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator_url) connectAuthEmulator(auth, emulator_url, { disableWarnings: true });
  return auth;
}

/** Where a mailed link leads in the end, and the oldest mobile app that may open it. B-51. */
function linkSettings({ site_url }: IdentityConfig): ActionCodeSettings {
  return {
    url: `${site_url}/login`,
    android: { packageName: MOBILE_APP_PACKAGE, minimumVersion: MOBILE_APP_MIN_VERSION },
  };
}

const personOf = ({ uid, email, emailVerified }: User): IdentityPerson => ({
  uid,
  email: email ?? '',
  isEmailVerified: emailVerified,
});

/** The names as Google tells them; where it does not, the shown name's first word and the rest. AMB-041. */
function namesOf(credential: UserCredential): Pick<GooglePerson, 'firstName' | 'lastName'> {
  const profile = getAdditionalUserInfo(credential)?.profile as { given_name?: string; family_name?: string };
  const [first = '', ...rest] = (credential.user.displayName ?? '').split(' ');
  return { firstName: profile?.given_name ?? first, lastName: profile?.family_name ?? rest.join(' ') };
}

async function googlePersonOf(credential: UserCredential): Promise<GooglePerson> {
  const { user } = credential;
  const google = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
  return {
    ...personOf(user),
    ...namesOf(credential),
    googleId: google?.uid ?? '',
    idToken: await user.getIdToken(),
  };
}

/**
 * Builds the way to the identity service: the only module that imports its SDK, so load it late. AMB-035.
 * @example const { createIdentity } = await import('./identity.js');
 */
export function createIdentity(config: IdentityConfig): Identity {
  const auth = openAuth(config);
  let newcomer: User | null = null;

  /** Whoever signed in last; `auth/no-current-user` when nobody did. */
  function current(): User {
    if (auth.currentUser) return auth.currentUser;
    throw Object.assign(new Error('Nobody signed in on this page.'), { code: 'auth/no-current-user' });
  }

  return {
    async register(email, password) {
      return personOf((await createUserWithEmailAndPassword(auth, email, password)).user);
    },
    async signIn(email, password) {
      return personOf((await signInWithEmailAndPassword(auth, email, password)).user);
    },
    async signInWithGoogle() {
      const provider = new GoogleAuthProvider();
      // Else Google takes the account of last time without asking.
      provider.setCustomParameters({ prompt: 'select_account' });
      const credential = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
      newcomer = getAdditionalUserInfo(credential)?.isNewUser ? credential.user : null;
      return googlePersonOf(credential);
    },
    async forgetNewcomer() {
      if (newcomer) await deleteUser(newcomer);
      newcomer = null;
      await signOut(auth);
    },
    sendVerification: () => sendEmailVerification(current(), linkSettings(config)),
    sendReset: (email) => sendPasswordResetEmail(auth, email, linkSettings(config)),
    checkResetCode: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    changePassword: (password) => updatePassword(current(), password),
    applyVerification: (code) => applyActionCode(auth, code),
  };
}
