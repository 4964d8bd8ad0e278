import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import type { VirtualAccountCallback } from './payment-callback.js';
import { type ArrivedMoney, isBookedAs, settle } from './payment-settle.js';
import type { PaymentWatch } from './payment-watch.js';
import { GatewayError, type Ports, type VirtualAccountPayment } from './ports.js';
import { retryDelay } from './retry.js';

/** Where callbacks arrive and become money. */
export interface PaymentInbox {
  /** Keeps a callback; null when it was here before. */
  keep(callback: VirtualAccountCallback): Promise<number | null>;
  /** Books money that was found by asking; its callback, should it still come, is then known. */
  found(money: VirtualAccountPayment): Promise<void>;
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
      .returning(['dedupe_key', 'attempts'])
      .executeTakeFirst();
  }

  /** What was really paid, which a callback is not believed; null: the gateway knows of none. */
  async function confirm(id: number, paymentId: string) {
    try {
      return await gateway.readVirtualAccountPayment(paymentId);
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
    const money = await confirm(id, taken.dedupe_key);
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
      if (await isBookedAs(database, callback.id)) return null;
      const kept = insertInto(database, { key: callback.payment_id, payload: callback, now: clock() });
      const row = await kept
        .onConflict((conflict) => conflict.columns(['source', 'dedupe_key']).doNothing())
        .executeTakeFirst();
      return row?.id ?? null;
    },
    async found(money) {
      const kept = insertInto(database, { key: money.paymentId, payload: { ...money }, now: clock() });
      const { id } = await kept
        .onConflict((conflict) =>
          // Changes nothing, but answers the row that is there.
          conflict.columns(['source', 'dedupe_key']).doUpdateSet({ source: 'va' }),
        )
        .executeTakeFirstOrThrow();
      await book({ inboxId: id, money, isFound: true });
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

interface Told {
  /** The gateway's name for the money. */
  key: string;
  payload: Record<string, unknown>;
  now: number;
}

function insertInto(database: Kysely<Tables>, { key, payload, now }: Told) {
  const due = { received_at: now, next_attempt_at: now };
  const open = { processed_at: null, outcome: null, payment_id: null, amount: null };
  return database
    .insertInto('webhook_inbox')
    .values({ source: 'va', dedupe_key: key, payload: JSON.stringify(payload), ...due, ...open })
    .returning('id');
}
