import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { fingerprint } from './fingerprint.js';
import type { ServerContext, Viewer } from './reply.js';

/** Header in which a caller names an insert, so that repeating it does nothing twice. */
const IDEMPOTENCY_HEADER = 'idempotency-key';

/** How long a key is remembered, in ms: as long as Stripe does. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** An insert's name, and what tells whether a second one under this name is the same. */
export interface IdempotencyKey {
  key: string;
  bodyHash: string;
}

/**
 * The key of an insert.
 * @throws ApiError `idempotency_key_missing`, `invalid_request`
 */
export function readKey(context: ServerContext, body: unknown): IdempotencyKey {
  const key = readOptionalKey(context);
  if (!key) throw new ApiError('idempotency_key_missing', 'An Idempotency-Key header is needed');
  // Not a secret's: who finds a collision has only mixed up their own requests. Whose they are counts: somebody else
  // under the same key is never answered with what the first one got.
  const caller = (context.get('viewer') as Viewer | undefined)?.userId ?? '';
  return { key, bodyHash: fingerprint(`${context.get('call')} ${caller} ${JSON.stringify(body)}`) };
}

/**
 * The key of a call that does without one as well.
 * @throws ApiError `invalid_request`
 */
export function readOptionalKey(context: ServerContext): string | undefined {
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (!key || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ApiError('invalid_request', 'The Idempotency-Key must be 1 to 255 visible characters');
}

/** A key as its person's own: nobody can learn of, or take, another's. */
export function ownKey(userId: number, key: string): string {
  return `${userId} ${key}`;
}

/**
 * Lets one insert of a key run at a time in this process; a second one is told to wait for the first.
 * @throws ApiError `request_in_progress`
 */
export function createTurns() {
  const running = new Set<string>();
  return async <T>({ key }: IdempotencyKey, run: () => Promise<T>): Promise<T> => {
    if (running.has(key)) throw inProgress();
    running.add(key);
    try {
      return await run();
    } finally {
      running.delete(key);
    }
  };
}

/** The refusal of a concurrent twin. */
export function inProgress(): ApiError {
  return new ApiError('request_in_progress', 'The same request is still being worked on', { retryAfter: 1 });
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(database: Kysely<Tables>, now: number): Promise<void> {
  await database
    .deleteFrom('idempotency')
    .where('created_at', '<', now - KEY_LIFETIME)
    .execute();
}
