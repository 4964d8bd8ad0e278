import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { IdentityError, type IdentityFailure, type Ports } from './ports.js';
import { retryDelay } from './retry.js';

/** How long an ID token proves somebody, in ms, less what a try takes. */
const TOKEN_LIFE = 55 * 60_000;
/** How long a removal is this process's own, in ms. */
const LEASE = 30_000;
/** Most removals taken up at once. */
const BATCH = 20;

type Due = { uid: string; id_token: string | null; attempts: number; created_at: number };

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

async function removeOne({ database, identity, log, clock }: Ports, due: Due): Promise<void> {
  const { uid, id_token, attempts: tries, created_at } = due;
  const row = database.updateTable('identity_removal').where('uid', '=', uid);
  const failure = await identity.remove(id_token ?? '').then(() => 'gone' as const, failureOf);
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
