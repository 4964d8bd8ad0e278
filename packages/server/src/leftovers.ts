import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './database.js';
import { forgetOldKeys } from './idempotency.js';

/** How long what is over is kept, in ms: a quarter of a year, for who asks what became of it. */
export const LEFTOVERS_KEPT = 90 * 24 * 60 * 60_000;

/** Most rows deleted in one statement: buyers wait for none of it. */
const BATCH = 1000;

/**
 * What nobody will need again, by the table it lies in; each says which rows by their `ctid`. Payments, refunds, and every
 * callback that brought money or whose money nobody has found yet, are kept for good. The mails first: offers in the
 * waiting list are named by theirs.
 */
const leftovers: Record<string, (before: number) => RawBuilder<unknown>> = {
  mail_outbox: (before) => sql`created_at < ${before}::bigint`,
  // Who waits still, while the show is to come, waits on.
  waiting_list: (before) => sql`coalesce(offered_at, created_at) < ${before}::bigint and status <> 'offered'
    and not exists (select 1 from mail_outbox where waiting_id = waiting_list.id) and (status <> 'waiting'
      or not exists (select 1 from show where show.id = room_id and start_date + start_time >= ${before}::bigint))`,
  sale_queue: (
    before,
  ) => sql`joined_at < ${before}::bigint and coalesce(pass_expires_at, 0) < ${before}::bigint
    and not exists (select 1 from show where show.id = room_id and sale_opens_at >= ${before}::bigint)`,
  show_creation: (before) => sql`created_at < ${before}::bigint`,
  room_token: (before) => sql`created_at < ${before}::bigint`,
  playback: (before) => sql`opened_at < ${before}::bigint and ended_at is not null`,
  viewer_count: (before) => sql`at < ${before}::bigint`,
  // Messages stay with their show; what was told of them is news to nobody any more. But where they are written elsewhere
  // as well, names that change must be found again.
  chat_entry: (before) => sql`created_at < ${before}::bigint and (kind not in ('message', 'pinned')
    or not exists (select 1 from chat_mirror where chat_mirror.room_id = chat_entry.room_id))`,
  gateway_outbox: (before) => sql`done_at < ${before}::bigint`,
  webhook_inbox: (before) => sql`processed_at < ${before}::bigint and outcome = 'failed' and amount is null`,
};

/** Deletes what is over, but for what tells of money. Answers how many rows. */
export async function forgetLeftovers(database: Kysely<Tables>, now: number): Promise<number> {
  await forgetOldKeys(database, now);
  let count = 0;
  for (const [table, isOver] of Object.entries(leftovers)) {
    let deleted: number;
    do {
      deleted = await forgetSome(database, table, isOver(now - LEFTOVERS_KEPT));
      count += deleted;
    } while (deleted === BATCH);
  }
  return count;
}

async function forgetSome(
  database: Kysely<Tables>,
  table: string,
  isOver: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOver} limit ${sql.lit(BATCH)}
    ))
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}
