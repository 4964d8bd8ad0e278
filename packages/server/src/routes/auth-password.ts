import type { Hono } from 'hono';
import { isOwner } from '../account-find.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { ServerEnv } from '../reply.js';
import { endSessions } from '../session-end.js';
import type { AuthParts } from './auth.js';

/** How long ago a password may have been reset to be taken note of, in ms. AMB-047. */
const RESET_WINDOW = 10 * 60_000;

/** Change a known password, and reset a forgotten one; both end sessions., AMB-056. */
export function passwordRoutes(app: Hono<ServerEnv>, { ports, proofs, limit }: AuthParts): void {
  const { database, clock } = ports;
  const accounts = database.selectFrom('user_account').selectAll();

  handle(app, 'POST /auth/changePassword', async ({ body }, context) => {
    const { userId, sessionId } = context.get('viewer');
    const { email, firebase_uid } = await accounts.where('id', '=', userId).executeTakeFirstOrThrow();
    const { last_password: lastPassword, password } = body;
    const isOther = (given: string | undefined, own: string | null) => given !== undefined && given !== own;
    if (isOther(body.email, email) || isOther(body.firebase_uid, firebase_uid)) throw notFound();
    const attempt = () => proofs.changePassword({ email, lastPassword, password }).catch(wrongPassword);
    await limit.guess({ context, account: email, attempt });
    await endSessions(database, { userId, except: sessionId, now: clock() });
    return { data: { id: userId } };
  });

  handle(app, 'POST /auth/resetPassword', async ({ body }, context) => {
    const { email, password, firebase_uid } = body;
    const attempt = () => proofs.signIn(email, password);
    const identity = await limit.guess({ context, account: email, attempt });
    const isFresh = clock() - (identity.passwordUpdatedAt ?? 0) < RESET_WINDOW;
    if (identity.uid !== firebase_uid || !isFresh) throw notReset();
    const account = await accounts.where('firebase_uid', '=', identity.uid).executeTakeFirst();
    if (!account || !isOwner(identity, account)) throw notFound();
    await endSessions(database, { userId: account.id, now: clock() });
    return { data: { id: account.id } };
  });
}

/** P-28: the client tells these words from all others. */
export function wrongPassword(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'credentials_invalid') throw error;
  throw new ApiError('password_incorrect', 'User Id or Password is incorrect');
}

function notFound(): ApiError {
  return new ApiError('account_not_found', 'Your requested Item is not found');
}

function notReset(): ApiError {
  return new ApiError(
    'credentials_invalid',
    'This password was not reset just now. Please ask for a new link.',
  );
}
