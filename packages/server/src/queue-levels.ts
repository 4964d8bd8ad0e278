import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import type { Level } from './metrics.js';

/** How much waits or is held at this moment. */
export async function readLevels(database: Kysely<Tables>): Promise<Record<Level, number>> {
  const { rows } = await sql<Record<Level, number>>`select
    (select coalesce(sum(ticket_held), 0) from show) as seats_held,
    (select coalesce(sum(ticket_offered), 0) from show) as seats_offered,
    (select count(*) from sale_queue where admitted_at is null) as sale_queue,
    (select count(*) from waiting_list where status = 'waiting') as waiting_list,
    (select count(*) from gateway_outbox where done_at is null) as gateway_outbox,
    (select count(*) from mail_outbox where sent_at is null and next_attempt_at is not null) as mail_outbox,
    (select count(*) from webhook_inbox where processed_at is null) as webhook_inbox`.execute(database);
  const [levels] = rows;
  if (!levels) throw new Error('A select without a from always has one row');
  return levels;
}
