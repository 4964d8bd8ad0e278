import { normalEmail } from '@panggung/core';
import * as v from 'valibot';
import { type Identity, IdentityError, type IdentityMail, type IdentityService } from '../ports.js';
import { createFirebaseCalls } from './firebase-calls.js';
import { createMailMemory } from './firebase-mails.js';
import { createTokenCheck, type IdToken, type TokenKeys } from './firebase-token.js';

/** Where a Firebase project, or its emulator, answers. */
export interface FirebaseOptions {
  projectId: string;
  apiKey: string;
  /** Where the SDK opens its pop-ups, e.g. `my-project.firebaseapp.com`. */
  authDomain: string;
  /** `host:port` of the Auth emulator; taken only for a `demo-` project, since its tokens are not signed. */
  emulatorHost?: string | undefined;
  /** How long one question may take, all its calls together, in ms. @default 8000 */
  timeout?: number;
  /** Public keys that sign ID tokens. @default Google's, fetched and kept */
  keys?: TokenKeys;
  /** By which tokens expire, epoch ms. @default Date.now */
  clock?: () => number;
}

/** Projects that exist nowhere but in an emulator. https://firebase.google.com/docs/emulator-suite/connect_auth */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

const SignInReply = v.object({ idToken: v.string() });
const provider = v.object({ providerId: v.string(), rawId: v.optional(v.string()) });
const LookupReply = v.object({
  users: v.tuple([
    v.object({
      localId: v.string(),
      email: v.optional(v.string(), ''),
      emailVerified: v.optional(v.boolean(), false),
      displayName: v.optional(v.string()),
      passwordUpdatedAt: v.optional(v.number()),
      providerUserInfo: v.optional(v.array(provider), []),
    }),
  ]),
});
type Account = v.InferOutput<typeof LookupReply>['users'][0];

const mailModes: Record<string, IdentityMail['mode']> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
};
const MailsReply = v.object({
  oobCodes: v.optional(
    v.array(v.object({ email: v.string(), oobCode: v.string(), requestType: v.string() })),
    [],
  ),
});

/**
 * Firebase Authentication over its REST API, or the emulator of it. AMB-035.
 * @throws Error when an emulator is named for a project that is no `demo-` project
 * @example createFirebase({ projectId: 'my-project', apiKey: 'AIza...', authDomain: 'my-project.firebaseapp.com' })
 */
export function createFirebase(options: FirebaseOptions): IdentityService {
  const { projectId, apiKey, authDomain, emulatorHost } = options;
  if (emulatorHost && !isDemoProject(projectId)) {
    throw new Error(`An emulator's tokens are not signed: '${projectId}' must begin with demo- to use one`);
  }
  const { within, mails } = createFirebaseCalls(options);
  const check = createTokenCheck(options);
  const remember = createMailMemory();

  const prove = (email: string, password: string) =>
    within(async (call) => {
      const { idToken } = await call('signInWithPassword', SignInReply, {
        email,
        password,
        returnSecureToken: true,
      });
      const { sub } = await check(idToken);
      const [account] = (await call('lookup', LookupReply, { idToken })).users;
      if (account.localId !== sub) throw new IdentityError('token', 'The ID token is of somebody else');
      return { identity: ofAccount(account), idToken, call };
    });

  return {
    config: {
      project_id: projectId,
      api_key: apiKey,
      auth_domain: authDomain,
      emulator_url: emulatorHost ? `http://${emulatorHost}` : null,
    },
    verify: async (idToken) => ofToken(await check(idToken)),
    async signIn(email, password) {
      const { identity, idToken } = await prove(email, password);
      return { ...identity, idToken };
    },
    async remove(idToken) {
      await within((call) => call('delete', v.object({}), { idToken }));
    },
    async changePassword({ email, lastPassword, password }) {
      const { identity, idToken, call } = await prove(email, lastPassword);
      await call('update', v.object({}), { idToken, password });
      return identity;
    },
    ...(emulatorHost && { mails: async () => remember(toMails(await mails(MailsReply))) }),
  };
}

const GOOGLE = 'google.com';

/** What the service itself says now. */
function ofAccount({ localId, email, emailVerified, displayName, ...account }: Account): Identity {
  const google = account.providerUserInfo.find(({ providerId }) => providerId === GOOGLE);
  return {
    uid: localId,
    email: normalEmail(email),
    isEmailVerified: emailVerified,
    googleId: google?.rawId ?? null,
    name: displayName ?? null,
    passwordUpdatedAt: account.passwordUpdatedAt ?? null,
    signedInAt: null,
  };
}

/** What it said when the token was made. */
function ofToken({ sub, auth_time, email, email_verified, name, firebase }: IdToken): Identity {
  const [googleId] = firebase.identities[GOOGLE] ?? [];
  return {
    uid: sub,
    email: normalEmail(email),
    isEmailVerified: email_verified,
    googleId: typeof googleId === 'string' ? googleId : null,
    name: name ?? null,
    passwordUpdatedAt: null,
    signedInAt: auth_time * 1000,
  };
}

function toMails({ oobCodes }: v.InferOutput<typeof MailsReply>): IdentityMail[] {
  return oobCodes.flatMap(({ email, oobCode, requestType }) => {
    const mode = mailModes[requestType];
    return mode ? [{ mode, email, code: oobCode }] : [];
  });
}
