import { type Kysely, sql } from 'kysely';
import { askedOrder, sourceOf } from './channel-order.js';
import type { Tables } from './database.js';
import { type Callback, moneyKey, readTold, type Told } from './payment-callback.js';
import { isBookedAs } from './payment-known.js';
import { readParts } from './payment-read.js';
import { type ArrivedMoney, settle } from './payment-settle.js';
import type { PaymentWatch } from './payment-watch.js';
import { type AskedOrder, GatewayError, type GatewayMoney, type GatewaySource, type Ports } from './ports.js';
import { retryDelay } from './retry.js';

/** Where callbacks arrive and become money. */
export interface PaymentInbox {
  /** Keeps a callback; null when it was worked on before. */
  keep(callback: Callback): Promise<number | null>;
  /** Books what was found by asking; its callback, should it still come, is then known. */
  found(money: GatewayMoney): Promise<void>;
  /** Works on one callback now; it stays due when the gateway does not answer. */
  work(id: number): Promise<void>;
  /** Works on all that are due. */
  runOnce(): Promise<void>;
}

/** How often the gateway is asked for money it says it does not know, before an operator must look. */
const MOST_ATTEMPTS = 12;

/** How long one process works on a callback before another may, in ms: a little more than the gateway's time-out. */
const LEASE = 12_000;

/** The pause after no answer, in ms. */
const SILENCE = 5_000;

export function createInbox(ports: Ports, watch: PaymentWatch): PaymentInbox {
  const { database, gateway, clock, log } = ports;

  /** Taken by one process at a time: the lease ends by itself when that one dies. */
  async function take(id: number) {
    const now = clock();
    return database
      .updateTable('webhook_inbox')
      .set({ next_attempt_at: now + LEASE })
      .where('id', '=', id)
      .where('processed_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .returning(['source', 'dedupe_key', 'payload', 'attempts'])
      .executeTakeFirst();
  }

  /** What really became of it, which a callback is not believed; null: the gateway does not bear it out. */
  async function confirm(id: number, source: GatewaySource, told: Told) {
    try {
      const order = await orderOf(database, source, told);
      const money = await gateway.read({ ...order, paymentId: told.paymentId });
      // Told as paid, read as failed: one of the two is early.
      return money && (money.status === 'paid' || told.isFailure) ? money : null;
    } catch (error) {
      log.warn({ inboxId: id, error: String(error) }, 'the gateway could not confirm a callback');
      return error instanceof GatewayError && error.isFinal ? null : 'silent';
    }
  }

  /** What to note when the gateway knows of no such money: it may learn of it a little later. */
  function doubt(id: number, attempts: number) {
    if (attempts < MOST_ATTEMPTS) return { attempts, next_attempt_at: clock() + retryDelay(attempts) };
    log.error({ inboxId: id }, 'the gateway does not know the money a callback told of');
    return { attempts, processed_at: clock(), outcome: 'unknown' as const };
  }

  async function work(id: number): Promise<void> {
    const taken = await take(id);
    if (!taken) return;
    const money = await confirm(id, taken.source, readTold(taken));
    if (money && money !== 'silent') return book({ inboxId: id, money });
    // Silence says nothing about the money: it is asked for as long as it takes.
    const later = money ? { next_attempt_at: clock() + SILENCE } : doubt(id, taken.attempts + 1);
    const row = database.updateTable('webhook_inbox').set(later).where('id', '=', id);
    // Another process may have booked it while this one waited for an answer.
    await row.where('processed_at', 'is', null).execute();
  }

  async function book(arrived: ArrivedMoney): Promise<void> {
    const settled = await settle(arrived, { ...ports, now: clock() });
    if (settled) watch.changed(settled);
  }

  return {
    work,
    async keep(callback) {
      if (callback.otherId !== null && (await isBookedAs(database, callback.source, callback.otherId)))
        return null;
      const row = await put(database, { ...callback, now: clock() });
      return row.processed_at === null ? row.id : null;
    },
    async found(money) {
      const payload = { ...money };
      const row = await put(database, { source: money.source, key: moneyKey(money), payload, now: clock() });
      await book({ inboxId: row.id, money, isFound: true });
    },
    async runOnce() {
      const due = await database
        .selectFrom('webhook_inbox')
        .select('id')
        .where('processed_at', 'is', null)
        .where('next_attempt_at', '<=', clock())
        .orderBy('next_attempt_at')
        .limit(100)
        .execute();
      for (const { id } of due) await work(id);
    },
  };
}

/** How the gateway is asked for what a callback tells of: as we ordered it, else by what it says itself. */
async function orderOf(database: Kysely<Tables>, source: GatewaySource, told: Told): Promise<AskedOrder> {
  const [parts] = await readParts(database, told.externalId ? [told.externalId] : []);
  const { payment, method } = parts ?? {};
  if (payment && method && sourceOf(method) === source) {
    const order = askedOrder({ payment, method });
    return { ...order, gatewayId: order.gatewayId ?? told.gatewayId };
  }
  const { externalId, channelCode, gatewayId } = told;
  return { source, externalId, channelCode, gatewayId, expirationDate: null };
}

interface NewCallback {
  source: GatewaySource;
  /** The gateway's name for the money. */
  key: string;
  payload: Record<string, unknown>;
  now: number;
}

/** The row of a callback, new or there before; one that nobody could make sense of is looked at again. */
function put(database: Kysely<Tables>, { source, key, payload, now }: NewCallback) {
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
