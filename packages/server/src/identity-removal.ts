import type { Kysely, Transaction } from 'kysely';
import { createCipher } from './cipher.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { IdentityError, type IdentityFailure, type Ports } from './ports.js';
import { retryDelay } from './retry.js';

/** What ID tokens are hidden for. */
const PURPOSE = 'identity removal';

/** How long an ID token proves somebody, in ms, less what a try takes. */
const TOKEN_LIFE = 55 * 60_000;
/** How long a removal is this process's own, in ms. */
const LEASE = 30_000;
/** Most removals taken up at once. */
const BATCH = 20;

type Due = { uid: string; id_token: string | null; attempts: number; created_at: number };

export interface LeavingIdentity {
  uid: string;
  /** Proves them at the identity service. */
  idToken: string;
  /** Epoch ms. */
  now: number;
}

/** Has an identity removed; one that was left over and came again is removed again. */
export async function orderRemoval(
  transaction: Transaction<Tables>,
  sessionKey: string,
  { uid, idToken, now }: LeavingIdentity,
): Promise<void> {
  const id_token = await createCipher(sessionKey, PURPOSE).hide(idToken);
  const order = { id_token, attempts: 0, next_attempt_at: now, created_at: now, done_at: null };
  await transaction
    .insertInto('identity_removal')
    .values({ uid, ...order })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(order))
    .execute();
}

/** Removes identities of deleted accounts at their service; one that does not answer is asked again for an hour. */
export async function removeIdentities(ports: Ports): Promise<void> {
  for (const due of await lease(ports)) await removeOne(ports, due);
}

function lease({ database, clock }: Ports): Promise<Due[]> {
  const now = clock();
  return database
    .updateTable('identity_removal')
    .set({ next_attempt_at: now + LEASE })
    .where('uid', 'in', (removals) =>
      removals
        .selectFrom('identity_removal')
        .select('uid')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['uid', 'id_token', 'attempts', 'created_at'])
    .execute();
}

async function removeOne({ database, identity, log, clock, settings }: Ports, due: Due): Promise<void> {
  const { uid, id_token, attempts: tries, created_at } = due;
  const row = database.updateTable('identity_removal').where('uid', '=', uid);
  const idToken = await createCipher(settings.sessionKey, PURPOSE).reveal(id_token ?? '');
  const failure = await identity.remove(idToken ?? '').then(() => 'gone' as const, failureOf);
  const over = { id_token: null, next_attempt_at: null };
  if (failure === 'gone') {
    await row.set({ ...over, done_at: clock() }).execute();
    return;
  }
  const attempts = tries + 1;
  const next = clock() + retryDelay(attempts);
  const isLost = failure === 'token' || next > created_at + TOKEN_LIFE;
  await row.set({ attempts, ...(isLost ? over : { next_attempt_at: next }) }).execute();
  log.warn(
    { uid, attempts, failure },
    isLost ? 'an identity is left over' : 'an identity is not removed yet',
  );
}

function failureOf(error: unknown): IdentityFailure {
  if (error instanceof IdentityError) return error.failure;
  throw error;
}

/**
 * Keeps an identity that is about to be removed from making another account.
 * @throws ApiError `identity_unavailable`
 */
export async function refuseLeaving(database: Kysely<Tables>, uid: string): Promise<void> {
  const leaving = database.selectFrom('identity_removal').select('uid').where('uid', '=', uid);
  if (!(await leaving.where('next_attempt_at', 'is not', null).executeTakeFirst())) return;
  throw new ApiError('identity_unavailable', 'This account is being deleted. Please try again later.', {
    retryAfter: 60,
  });
}
