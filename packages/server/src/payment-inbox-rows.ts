import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import type { GatewaySource } from './ports.js';

/** How long one process works on a callback before another may, in ms: a little more than the gateway's time-out. */
const LEASE = 12_000;

/** Taken by one process at a time: the lease ends by itself when that one dies. */
export function takeCallback(database: Kysely<Tables>, id: number, now: number) {
  return database
    .updateTable('webhook_inbox')
    .set({ next_attempt_at: now + LEASE })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .returning(['source', 'dedupe_key', 'payload', 'attempts'])
    .executeTakeFirst();
}

/** Callbacks that wait to be worked on, by their ids. */
export async function dueCallbacks(database: Kysely<Tables>, now: number): Promise<number[]> {
  const due = await database
    .selectFrom('webhook_inbox')
    .select('id')
    .where('processed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(100)
    .execute();
  return due.map(({ id }) => id);
}

export interface NewCallback {
  source: GatewaySource;
  /** The gateway's name for the money. */
  key: string;
  payload: Record<string, unknown>;
  now: number;
}

/** The row of a callback, new or there before; one that nobody could make sense of is looked at again. */
export function put(database: Kysely<Tables>, { source, key, payload, now }: NewCallback) {
  const due = { received_at: now, next_attempt_at: now };
  const open = { processed_at: null, outcome: null, payment_id: null, amount: null };
  const wasLost = sql<boolean>`webhook_inbox.outcome = 'unknown'`;
  return database
    .insertInto('webhook_inbox')
    .values({ source, dedupe_key: key, payload: JSON.stringify(payload), ...due, ...open })
    .onConflict((conflict) =>
      conflict.columns(['source', 'dedupe_key']).doUpdateSet({
        processed_at: sql`case when ${wasLost} then null else webhook_inbox.processed_at end`,
        attempts: sql`case when ${wasLost} then 0 else webhook_inbox.attempts end`,
        next_attempt_at: sql`case when ${wasLost} then ${now}::bigint else webhook_inbox.next_attempt_at end`,
        outcome: sql`case when ${wasLost} then null else webhook_inbox.outcome end`,
      }),
    )
    .returning(['id', 'processed_at'])
    .executeTakeFirstOrThrow();
}
