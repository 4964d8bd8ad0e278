import type { SignedIn } from '@panggung/core/contract';
import type { Hono } from 'hono';
import { findAccount, isOwner } from '../account-find.js';
import { seeOwner } from '../account-verified.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { Identity } from '../ports.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { readSessionCookie } from '../session-cookie.js';
import { beginSession } from '../signed-in.js';
import { toUser } from '../user-view.js';
import type { AuthParts } from './auth.js';

interface Entry {
  identity: Identity;
  pushId: string;
  /** Thrown when the identity has no account. */
  unknown: ApiError;
}

/** Who proves at the identity service who they are gets a session.. */
export function signInRoutes(app: Hono<ServerEnv>, { ports, sessions, proofs, limit }: AuthParts): void {
  const { database, clock, settings } = ports;

  async function enter(context: ServerContext, { identity, pushId, unknown }: Entry): Promise<SignedIn> {
    const account = await findAccount(database, identity);
    if (!account) throw unknown;
    if (!isOwner(identity, account)) {
      return { ...toUser(account, settings.apiUrl), token: null, token_expires_at: null };
    }
    const { googleId } = identity;
    const user = await seeOwner(database, { account, googleId, pushId, now: clock() });
    // The cookie of an earlier one is about to be lost.
    const earlier = readSessionCookie(context);
    if (earlier) await sessions.close({ token: earlier, origin: null });
    return beginSession(sessions, { context, settings, user, origin: context.get('origin') ?? null });
  }

  handle(app, 'POST /auth/login', async ({ body }, context) => {
    const { email, password, one_signal_id: pushId } = body;
    const attempt = () => proofs.signIn(email, password);
    const identity = await limit.guess({ context, account: email, attempt });
    const unknown = new ApiError('account_not_found', 'This e-mail has no account yet. Please register.');
    return { data: await enter(context, { identity, pushId, unknown }) };
  });

  handle(app, 'POST /auth/loginWithGoogle', async ({ body }, context) => {
    const { google_id, id_token, one_signal_id: pushId } = body;
    const attempt = () => proofs.verify(id_token);
    const identity = await limit.guess({ context, account: google_id, attempt });
    if (identity.googleId !== google_id) {
      throw new ApiError('id_token_invalid', 'This sign-in is of another Google account');
    }
    const unknown = new ApiError('google_account_unknown', 'This Google account is not registered yet');
    return { data: await enter(context, { identity, pushId, unknown }) };
  });
}
