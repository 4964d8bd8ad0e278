import * as v from 'valibot';
import {
  ChangePasswordSchema,
  GoogleLoginSchema,
  HandoverSchema,
  IdentityConfigSchema,
  LoginSchema,
  PartnerQuerySchema,
  PartnerSchema,
  RefreshSchema,
  RegisterSchema,
  ResetPasswordSchema,
  SessionSchema,
  SignedInSchema,
  VerificationSchema,
} from './account.js';
import { byId, done, type Endpoint, plainList } from './endpoint.js';
import { IdSchema, many, one } from './envelope.js';
import { EmailSchema } from './payment.js';
import { UserSchema } from './user.js';

const videoStatus = v.optional(v.string());

/** Calls of whoever signs in, registers, or signs out somewhere. */
export const accountCalls = {
  'GET /auth/email': {
    summary: 'Tell whether an account with this e-mail exists (404: it does not).',
    source: 'Q-04, api.md 3',
    query: v.object({ email: EmailSchema, room_video_id: v.optional(IdSchema), video_status: videoStatus }),
    reply: one(v.object({ email: v.string() })),
  },
  'GET /auth/identity': {
    summary: 'Tell where people sign in.',
    source: 'ours; AMB-035',
    reply: one(IdentityConfigSchema),
  },
  'POST /auth/login': {
    summary: 'Sign in with e-mail and password, as the identity service knows them.',
    source: 'Q-02, api.md 1',
    body: LoginSchema,
    reply: one(SignedInSchema),
  },
  'POST /auth/loginWithGoogle': {
    summary: 'Sign in with a Google account that is registered.',
    source: 'Q-03, api.md 2',
    body: GoogleLoginSchema,
    reply: one(SignedInSchema),
  },
  'POST /auth/register': {
    summary: 'Make an account for an identity that was just created; always of type USER.',
    source: 'Q-05, api.md 4',
    isInsert: true,
    body: RegisterSchema,
    reply: one(UserSchema),
  },
  'POST /auth/verification': {
    summary: 'Take note that the identity service has verified the e-mail.',
    source: 'Q-06, api.md 5',
    body: VerificationSchema,
    reply: one(v.object({ status: v.string() })),
  },
  'POST /auth/changePassword': {
    summary: 'Change the password; all other sessions end.',
    source: 'Q-07, api.md 6',
    needsSession: true,
    body: ChangePasswordSchema,
    reply: done,
  },
  'POST /auth/resetPassword': {
    summary: 'Take note of a password that was just reset at the identity service; all sessions end.',
    source: 'Q-08, api.md 7, AMB-047',
    body: ResetPasswordSchema,
    reply: done,
  },
  'GET /auth/coupon-code': {
    summary: 'Tell whether a referral code belongs to somebody (404: it does not).',
    source: 'Q-09, api.md 8',
    query: v.object({ referral_code: v.string() }),
    reply: one(v.object({ referral_code: v.string() })),
  },
  'POST /auth/refresh': {
    summary: 'Renew a session: a new bearer for a refresh token, which is used up.',
    source: 'ours; api.md I15, AMB-195',
    body: RefreshSchema,
    reply: one(SignedInSchema),
  },
  'POST /auth/logout': {
    summary: 'End the session of a refresh token.',
    source: 'ours; api.md I15, AMB-195',
    body: RefreshSchema,
    reply: one(v.object({ id: v.nullable(IdSchema) })),
  },
  'GET /auth/partner': {
    summary: "Tell whose page an origin is (404: no partner's), before anybody signs in for it.",
    source: 'ours; AMB-035, AMB-195',
    query: PartnerQuerySchema,
    reply: one(PartnerSchema),
  },
  'POST /auth/handover': {
    summary: "Give a partner's page a session of its own, bound to its origin.",
    source: 'ours; api.md I15, AMB-195',
    needsSession: true,
    body: HandoverSchema,
    reply: one(SignedInSchema),
  },
  'GET /api/v1/session': {
    summary: 'List where one is signed in.',
    source: 'ours; api.md I15, AMB-195',
    needsSession: true,
    query: plainList,
    reply: many(SessionSchema),
  },
  'DELETE /api/v1/session/:id': {
    summary: 'Sign out somewhere else.',
    source: 'ours; api.md I15, AMB-195',
    needsSession: true,
    params: byId,
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
