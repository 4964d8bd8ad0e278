import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.js';

export interface UpkeepOptions {
  /** When somebody last claimed, booked or released a seat, epoch ms. */
  busyAt(): number;
  /** Told when it did not work; it is tried again. */
  onError?: (error: Error) => void;
  /** Pause between two rounds, in ms. @default an hour */
  every?: number;
  /** How long nobody must have bought anything, in ms. @default 5 s */
  quiet?: number;
  /** When a round no longer waits for a quiet moment, in ms. @default a day */
  latest?: number;
  /** How often to look whether it is time, in ms. @default a minute */
  look?: number;
}

/** What is written again and again, in a rush the same row thousands of times; and what lists are found in. */
const keptTables = [
  'show',
  'payment',
  'idempotency',
  'gateway_outbox',
  'payment_inquiry',
  'webhook_inbox',
  'mail_outbox',
  'coupon',
  'waiting_list',
  'sale_queue',
  'sale_queue_show',
  'room_like',
  'room_comment',
  'notification',
  'show_search',
  'user_account',
  'category',
] as const satisfies (keyof Tables)[];

/**
 * Does what autovacuum does for a Postgres server and nobody for an embedded database: removes what updates left
 * behind, and counts rows for the planner. Table by table, so that a buyer waits for one at most. Answers how to stop.
 * @example const stop = startUpkeep(database, { busyAt: () => lastClaim })
 */
export function startUpkeep(
  database: Kysely<Tables>,
  {
    busyAt,
    onError = () => {},
    every = 3_600_000,
    quiet = 5_000,
    latest = 24 * 3_600_000,
    look = 60_000,
  }: UpkeepOptions,
): () => void {
  let doneAt = Date.now();
  let isRunning = false;
  const isTime = () => {
    const sinceDone = Date.now() - doneAt;
    return sinceDone >= latest || (sinceDone >= every && Date.now() - busyAt() >= quiet);
  };
  const timer = setInterval(async () => {
    if (isRunning || !isTime()) return;
    isRunning = true;
    await vacuum(database).catch(onError);
    doneAt = Date.now();
    isRunning = false;
  }, look);
  (timer as { unref?: () => void }).unref?.();
  return () => clearInterval(timer);
}

/** One round of it. */
export async function vacuum(database: Kysely<Tables>): Promise<void> {
  for (const table of keptTables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database);
}
