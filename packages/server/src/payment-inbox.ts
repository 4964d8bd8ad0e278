import { type Callback, moneyKey, readTold } from './payment-callback.js';
import { createConfirmation } from './payment-confirm.js';
import { dueCallbacks, put, takeCallback } from './payment-inbox-rows.js';
import { isBookedAs } from './payment-known.js';
import { type ArrivedMoney, settle } from './payment-settle.js';
import type { PaymentWatch } from './payment-watch.js';
import type { GatewayMoney, Ports } from './ports.js';
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

export function createInbox(ports: Ports, watch: PaymentWatch): PaymentInbox {
  const { database, clock } = ports;
  const confirm = createConfirmation(ports);

  async function book(arrived: ArrivedMoney): Promise<void> {
    const settled = await settle(arrived, { ...ports, now: clock() });
    if (settled) watch.changed(settled);
  }

  async function work(id: number): Promise<void> {
    const taken = await takeCallback(database, id, clock());
    if (!taken) return;
    const money = await confirm(id, taken.source, readTold(taken));
    if (money && money !== 'silent') return book({ inboxId: id, money });
    const later = money ? silence(ports) : doubt(ports, id, taken.attempts + 1);
    const row = database.updateTable('webhook_inbox').set(later).where('id', '=', id);
    // Another process may have booked it while this one waited for an answer.
    await row.where('processed_at', 'is', null).execute();
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
      for (const id of await dueCallbacks(database, clock())) await work(id);
    },
  };
}

/** The pause after no answer, in ms. */
const SILENCE = 5_000;

/** Says nothing about the money: it is asked for as long as it takes. */
function silence({ clock }: Ports) {
  return { next_attempt_at: clock() + SILENCE };
}

/** How often the gateway is asked for money it says it does not know, before an operator must look. */
const MOST_ATTEMPTS = 12;

/** What to note when the gateway knows of no such money: it may learn of it a little later. */
function doubt({ clock, log }: Ports, inboxId: number, attempts: number) {
  if (attempts < MOST_ATTEMPTS) return { attempts, next_attempt_at: clock() + retryDelay(attempts) };
  log.error({ inboxId }, 'the gateway does not know the money a callback told of');
  return { attempts, processed_at: clock(), outcome: 'unknown' as const };
}
