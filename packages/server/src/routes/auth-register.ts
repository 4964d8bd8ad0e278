import { isPassword } from '@panggung/core';
import type { RegisterSchema } from '@panggung/core/contract';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import { readReferrer, referralUnknown } from '../account-referral.js';
import { registerAccount } from '../account-register.js';
import { verifyAccount } from '../account-verified.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { readKey } from '../idempotency.js';
import type { Proofs } from '../identity-refusal.js';
import { refuseLeaving } from '../identity-removal.js';
import type { Identity } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { toUser } from '../user-view.js';
import type { AuthParts } from './auth.js';

type Form = v.InferOutput<typeof RegisterSchema>;

/** An account for an identity that the page has just made.. */
export function registerRoutes(app: Hono<ServerEnv>, { ports, proofs, limit }: AuthParts): void {
  const { database, clock, settings } = ports;

  handle(app, 'POST /auth/register', async ({ body }, context) => {
    // As of every insert; the identity itself already tells a second one.
    readKey(context, body);
    const attempt = () => prove(proofs, body);
    const identity = await limit.guess({ context, account: body.email, attempt });
    await refuseLeaving(database, identity.uid);
    // Only now: who asks for codes here shall be no quicker than where they are checked.
    const referral = body.referral && (await readReferrer(database, body.referral));
    if (referral === undefined) throw referralUnknown();
    const { first_name: firstName, last_name: lastName } = body;
    const { referralCoupon } = settings;
    const newcomer = { identity, firstName, lastName, referral, referralCoupon, now: clock() };
    return { data: toUser(await registerAccount(database, newcomer), settings.apiUrl) };
  });

  handle(app, 'POST /auth/verification', async ({ body }, context) => {
    limit.address(context);
    const claim = { email: body.email, uid: body.firebase_uid, now: clock() };
    if (await verifyAccount(database, claim)) return { data: { status: 'VERIFIED' } };
    throw new ApiError('email_unverified', 'Account not verified. please verified your account.');
  });
}

/** Whose account it shall be: never who the page says they are, but who can prove it. */
function prove(proofs: Proofs, form: Form): Promise<Identity> {
  return form.google_id === undefined ? proveByPassword(proofs, form) : proveByGoogle(proofs, form);
}

async function proveByPassword(proofs: Proofs, form: Form): Promise<Identity> {
  const { email, password = '', confirm_password = password, firebase_uid } = form;
  if (!isPassword(password)) {
    throw new ApiError('password_weak', 'Min. 6 characters with at least one capital letter, a number.');
  }
  if (password !== confirm_password) throw new ApiError('invalid_request', 'Password not match');
  const identity = await proofs.signIn(email, password);
  if (identity.uid !== firebase_uid) {
    throw new ApiError('credentials_invalid', 'E-mail or password is incorrect');
  }
  return identity;
}

async function proveByGoogle(proofs: Proofs, { google_id, id_token = '' }: Form): Promise<Identity> {
  const identity = await proofs.verify(id_token);
  if (identity.googleId === google_id) return identity;
  throw new ApiError('id_token_invalid', 'This sign-in is of another Google account');
}
