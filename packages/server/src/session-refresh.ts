import type { Selectable } from 'kysely';
import type { SessionTable } from './database.js';
import { isSameSecret } from './random.js';

export type SessionRow = Selectable<SessionTable>;

/** How long the secret before the present one still gets the present one, in ms: two tabs, or an answer that was lost. */
export const ROTATION_GRACE = 30_000;

/**
 * What a refresh token is worth. `present` is used up and followed by the next; `fresh` was followed too lately to be
 * changed again; `overtaken` gets what the first caller got; `reused` was used up long ago, by whom is not known.
 */
export type RefreshWorth = 'present' | 'fresh' | 'overtaken' | 'reused' | 'ended' | 'unknown';

export interface PresentedToken {
  hash: string;
  /** The partner's page it came from; null is the site. */
  origin: string | null;
  /** Epoch ms. */
  now: number;
}

export function worthOf(row: SessionRow | undefined, { hash, origin, now }: PresentedToken): RefreshWorth {
  if (!row || row.origin !== origin) return 'unknown';
  if (row.ended_at !== null) return 'ended';
  if (row.expires_at <= now) return 'unknown';
  const isGrace = row.previous_hash !== null && now - row.rotated_at <= ROTATION_GRACE;
  if (isSameSecret(hash, row.refresh_hash)) return isGrace ? 'fresh' : 'present';
  return isGrace && isSameSecret(hash, row.previous_hash ?? '') ? 'overtaken' : 'reused';
}
