import type { Payment } from '@panggung/core';
import { type PaymentSource, readPayments } from './payment-read.js';
import { toPayment } from './payment-view.js';
import type { Ports } from './ports.js';

/** How often payments somebody looks at are asked for: another process may have changed them. In ms. */
const POLL = 1000;

/** Told of a payment whenever it has changed; null when its buyer has deleted it, which is the last news of it. */
export type PaymentListener = (payment: Payment | null) => void;

/** Tells who looks at a payment what becomes of it, whichever process it happened in. */
export interface PaymentWatch {
  /** Listens until the returned function is called; `seen` is the payment the listener knows. */
  listen(seen: Payment, listener: PaymentListener): () => void;
  /** This process has changed a payment: its listeners need not wait for the next look. */
  changed(paymentId: string): void;
  /** How many payments are looked at. */
  readonly size: number;
}

interface Watched {
  seen: string;
  listeners: Set<PaymentListener>;
}

export function createWatch(source: PaymentSource & Pick<Ports, 'log' | 'settings'>): PaymentWatch {
  const watched = new Map<string, Watched>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function tell(id: string, news: Payment | null): void {
    const entry = watched.get(id);
    const text = JSON.stringify(news);
    if (!entry || entry.seen === text) return;
    entry.seen = text;
    // A listener that hears the last news leaves.
    for (const listener of [...entry.listeners]) listener(news);
  }

  async function look(ids: readonly string[]): Promise<void> {
    try {
      if (!ids.length) return;
      for (const parts of await readPayments(source, { ids })) {
        const { id, deleted_at } = parts.payment;
        tell(id, deleted_at === null ? toPayment(parts, source.settings.apiUrl) : null);
      }
    } catch (error) {
      source.log.warn({ error: String(error) }, 'payments somebody looks at could not be read');
    }
  }

  const stop = (id: string, listener: PaymentListener) => () => {
    const entry = watched.get(id);
    entry?.listeners.delete(listener);
    if (!entry?.listeners.size) watched.delete(id);
    if (watched.size) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    listen(seen, listener) {
      const id = String(seen.id);
      const text = JSON.stringify(seen);
      const entry = watched.get(id) ?? { seen: text, listeners: new Set() };
      // One of them knows older news than the other: the next look tells all.
      if (entry.seen !== text) entry.seen = '';
      watched.set(id, entry);
      entry.listeners.add(listener);
      timer ??= setInterval(() => void look([...watched.keys()]), POLL);
      return stop(id, listener);
    },
    changed(paymentId) {
      if (watched.has(paymentId)) void look([paymentId]);
    },
    get size() {
      return watched.size;
    },
  };
}
