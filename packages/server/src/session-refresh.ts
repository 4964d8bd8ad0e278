import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SessionTable, Tables } from './database.js';
import { isSameSecret } from './random.js';
import { SESSION_LIFETIME } from './session-token.js';

export type SessionRow = Selectable<SessionTable>;

/** How long the secret before the present one still gets the present one, in ms: two tabs, or an answer that was lost. */
const ROTATION_GRACE = 30_000;

/**
 * What a refresh token is worth. `present` is used up and followed by the next; `fresh` was followed too lately to be
 * changed again; `overtaken` gets what the first caller got; `reused` was used up long ago, by whom is not known.
 */
export type RefreshWorth = 'present' | 'fresh' | 'overtaken' | 'reused' | 'ended' | 'unknown';

export interface PresentedToken {
  sessionId: string;
  hash: string;
  /** The hash of the secret that follows. */
  successorHash: string;
  /** The partner's page it came from; null is the site. */
  origin: string | null;
  /** Epoch ms. */
  now: number;
}

/** Judges a refresh token and does what follows, while nobody else can show the same one. */
export function presentToken(
  database: Kysely<Tables>,
  token: PresentedToken,
): Promise<{ worth: RefreshWorth; row: SessionRow | undefined }> {
  return database.transaction().execute(async (transaction) => {
    const sessions = transaction.selectFrom('session').selectAll().where('id', '=', token.sessionId);
    const row = await sessions.forUpdate().executeTakeFirst();
    const worth = worthOf(row, token);
    await changes[worth]?.(transaction, token);
    return { worth, row };
  });
}

function worthOf(row: SessionRow | undefined, { hash, origin, now }: PresentedToken): RefreshWorth {
  if (!row || row.origin !== origin) return 'unknown';
  if (row.ended_at !== null) return 'ended';
  if (row.expires_at <= now) return 'unknown';
  const isGrace = row.previous_hash !== null && now - row.rotated_at <= ROTATION_GRACE;
  if (isSameSecret(hash, row.refresh_hash)) return isGrace ? 'fresh' : 'present';
  return isGrace && isSameSecret(hash, row.previous_hash ?? '') ? 'overtaken' : 'reused';
}

type Change = (transaction: Transaction<Tables>, token: PresentedToken) => Promise<unknown>;

/** What a token does to its session. */
const changes: Partial<Record<RefreshWorth, Change>> = {
  present: (transaction, { sessionId, successorHash, now }) =>
    transaction
      .updateTable('session')
      .set(({ ref }) => ({
        previous_hash: ref('refresh_hash'),
        refresh_hash: successorHash,
        rotated_at: now,
        last_used_at: now,
        expires_at: now + SESSION_LIFETIME,
      }))
      .where('id', '=', sessionId)
      .execute(),
  // Whoever came second, one of the two is no friend.
  reused: (transaction, { sessionId, now }) =>
    transaction.updateTable('session').set({ ended_at: now }).where('id', '=', sessionId).execute(),
};
