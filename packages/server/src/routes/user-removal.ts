import type { RemovalSchema } from '@panggung/core/contract';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { refuseOthers } from '../own-user.js';
import type { ServerEnv } from '../reply.js';
import { readUser } from '../user-profile.js';
import { removeUser } from '../user-removal.js';
import type { AuthParts } from './auth.js';
import { wrongPassword } from './auth-password.js';

/** How long ago somebody may have signed in anew to be believed, in ms. */
const FRESH = 5 * 60_000;

/** Deleting an account: who guesses at its password here is slowed down as at the sign-in. Ours. */
export function userRemovalRoutes(app: Hono<ServerEnv>, { ports, proofs, limit }: AuthParts): void {
  const { database, clock } = ports;

  /** What proves that it is them, and lets them be removed where they sign in. */
  async function prove(proof: v.InferOutput<typeof RemovalSchema>, email: string) {
    if ('password' in proof) return proofs.signIn(email, proof.password).catch(wrongPassword);
    const identity = await proofs.verify(proof.id_token);
    if (clock() - (identity.signedInAt ?? 0) < FRESH) return { ...identity, idToken: proof.id_token };
    throw new ApiError('id_token_invalid', 'This sign-in is too old. Please sign in again.');
  }

  handle(app, 'DELETE /api/v1/user/:id', async ({ params, body }, context) => {
    const { userId } = context.get('viewer');
    refuseOthers(params.id, userId);
    const { email, firebase_uid } = await readUser(database, userId);
    const attempt = () => prove(body, email);
    const { uid, idToken } = await limit.guess({ context, account: email, attempt });
    if (uid !== firebase_uid) throw new ApiError('id_token_invalid', 'This sign-in is of somebody else');
    await removeUser(ports, { userId, idToken, now: clock() });
    return { data: { id: userId } };
  });
}
