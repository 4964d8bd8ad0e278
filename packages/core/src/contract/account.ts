import * as v from 'valibot';
import { isPassword, userTypes } from '../account.js';
import { IdSchema } from './envelope.js';
import { EmailSchema } from './payment.js';
import { UserSchema } from './user.js';

const secret = v.pipe(v.string(), v.maxLength(1000));
const name = v.pipe(
  v.string('Field is required'),
  v.trim(),
  v.nonEmpty('Field is required'),
  v.maxLength(100),
);
const token = v.pipe(v.string(), v.maxLength(8000));
const pushId = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

/** A password one chooses. B-17, B-18. */
export const NewPasswordSchema = v.pipe(
  secret,
  v.check(isPassword, 'Min. 6 characters with at least one capital letter, a number.'),
);

/**
 * A person and their session. `token` is the bearer of the standard calls, null while the e-mail is not verified at the
 * identity service. On the site the refresh token is a cookie no script reads; elsewhere it is here. AMB-037, AMB-195.
 */
export const SignedInSchema = v.object({
  ...UserSchema.entries,
  token: v.nullable(v.string()),
  /** When the bearer must have been renewed, epoch ms. */
  token_expires_at: v.nullable(v.number()),
  refresh_token: v.optional(v.string()),
});
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

export const LoginSchema = v.object({ email: EmailSchema, password: secret, one_signal_id: pushId });
export type Login = v.InferInput<typeof LoginSchema>;

/** Trusted is only what the verified token says. AMB-038. */
export const GoogleLoginSchema = v.object({
  google_id: secret,
  id_token: token,
  email: v.optional(v.string()),
  one_signal_id: pushId,
});

/** `type` may be asked for and is not granted: everybody begins as a USER. B-02, AMB-041. */
export const RegisterSchema = v.object({
  email: EmailSchema,
  full_name: v.optional(v.string()),
  first_name: name,
  last_name: name,
  password: v.optional(secret),
  confirm_password: v.optional(secret),
  type: v.optional(v.picklist(userTypes)),
  referral: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), ''),
  google_id: v.optional(secret),
  firebase_uid: v.optional(secret),
  /** With `google_id`: what proves it. AMB-038. */
  id_token: v.optional(token),
});
export type Register = v.InferInput<typeof RegisterSchema>;

export const VerificationSchema = v.object({ email: EmailSchema, firebase_uid: secret });

export const ChangePasswordSchema = v.object({
  last_password: secret,
  password: NewPasswordSchema,
  email: v.optional(EmailSchema),
  firebase_uid: v.optional(secret),
});
export type ChangePassword = v.InferInput<typeof ChangePasswordSchema>;

/** Deleting needs proof again: the password, or an ID token of a moment ago. Ours. */
export const RemovalSchema = v.union([v.object({ password: secret }), v.object({ id_token: token })]);
export type Removal = v.InferInput<typeof RemovalSchema>;

export const ResetPasswordSchema = v.object({ firebase_uid: secret, email: EmailSchema, password: secret });

/** Where people sign in: public configuration of the identity service. AMB-035. */
export const IdentityConfigSchema = v.object({
  project_id: v.string(),
  api_key: v.string(),
  auth_domain: v.string(),
  /** Set in development only: the emulator's address. */
  emulator_url: v.nullable(v.string()),
  /** The main site, where other pages send people to sign in. */
  site_url: v.string(),
});
export type IdentityConfig = v.InferOutput<typeof IdentityConfigSchema>;

/** Empty on the site, whose cookie says it. AMB-195. */
export const RefreshSchema = v.object({ refresh_token: v.optional(secret) });

/** A partner's page that shall have a session. AMB-195. */
export const HandoverSchema = v.object({ origin: v.pipe(v.string(), v.url(), v.maxLength(300)) });

/** Whose page asks, by its origin. AMB-035. */
export const PartnerQuerySchema = v.object({ origin: v.pipe(v.string(), v.maxLength(300)) });
/** A partner as people know it. */
export const PartnerSchema = v.object({ name: v.string(), origin: v.string() });
export type Partner = v.InferOutput<typeof PartnerSchema>;

/** One place where a person is signed in. AMB-195. */
export const SessionSchema = v.object({
  id: IdSchema,
  device_name: v.string(),
  /** The partner's page it is bound to; null is the site. */
  origin: v.nullable(v.string()),
  created_at: v.number(),
  last_used_at: v.number(),
  is_current: v.boolean(),
});
export type SessionInfo = v.InferOutput<typeof SessionSchema>;
