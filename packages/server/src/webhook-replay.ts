import { type Kysely, sql } from 'kysely';
import type { Tables, WebhookInboxTable } from './database.js';
import type { Ports } from './ports.js';
import { sellingOf } from './selling.js';

/** A callback that came to nothing. */
export interface StuckWebhook {
  id: number;
  source: WebhookInboxTable['source'];
  /** The gateway's name for what it tells. */
  key: string;
  /** Epoch ms. */
  since: number;
  attempts: number;
  /** `waiting`: the gateway has not borne it out yet; `unknown`: it never did, or the payment is none of ours. */
  state: 'waiting' | 'unknown';
}

/** From when on a callback that waits is stuck, in ms. */
const STUCK = 5 * 60_000;

export async function listStuckWebhooks(database: Kysely<Tables>, now: number): Promise<StuckWebhook[]> {
  const { rows } = await sql<StuckWebhook>`
    select id, source, dedupe_key as key, received_at as since, attempts,
      case when processed_at is null then 'waiting' else 'unknown' end as state
    from webhook_inbox
    where (processed_at is null and received_at < ${now - STUCK}::bigint) or outcome = 'unknown'
    order by id
  `.execute(database);
  return rows;
}

/**
 * Works on a stuck callback again, now; answers what came of it, null while the gateway still does not bear it out.
 * @throws Error in one clear line when there is no such callback, or it was booked
 */
export async function replayWebhook(ports: Ports, id: number): Promise<WebhookInboxTable['outcome']> {
  const { database, clock } = ports;
  const now = clock();
  const opened = await database
    .updateTable('webhook_inbox')
    .set({ processed_at: null, outcome: null, attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('processed_at', 'is', null), row('outcome', '=', 'unknown')]))
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw new Error(`There is no stuck webhook ${id}.`);
  await sellingOf(ports).inbox.work(id);
  const row = database.selectFrom('webhook_inbox').select('outcome').where('id', '=', id);
  return (await row.executeTakeFirst())?.outcome ?? null;
}
