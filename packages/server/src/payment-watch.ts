import type { Payment } from '@panggung/core';
import { ApiError } from './errors.js';
import { type PaymentSource, readPayments } from './payment-read.js';
import type { PaymentView } from './payment-view.js';
import type { Ports } from './ports.js';

/** How often payments somebody looks at are asked for: another process may have changed them. In ms. */
const POLL = 1000;

/** Told of a payment whenever it has changed; null when its buyer has deleted it, which is the last news of it. */
export type PaymentListener = (payment: Payment | null) => void;

/** Tells who looks at a payment what becomes of it, whichever process it happened in. */
export interface PaymentWatch {
  /**
   * Listens until the returned function is called; `seen` is the payment the listener knows.
   * @throws ApiError `rate_limited` where too many listen to this payment
   */
  listen(seen: Payment, listener: PaymentListener): () => void;
  /** This process has changed a payment: its listeners need not wait for the next look. */
  changed(paymentId: string): void;
  /** How many payments are looked at. */
  readonly size: number;
}

export function createWatch(source: PaymentSource & Pick<Ports, 'log'>, view: PaymentView): PaymentWatch {
  const watched = createWatched();
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(ids: readonly string[]): Promise<void> {
    try {
      if (!ids.length) return;
      for (const parts of await readPayments(source, { ids })) {
        const { id, deleted_at } = parts.payment;
        watched.tell(id, deleted_at === null ? await view.buyers(parts) : null);
      }
    } catch (error) {
      source.log.warn({ error: String(error) }, 'payments somebody looks at could not be read');
    }
  }

  return {
    listen(seen, listener) {
      const leave = watched.add(seen, listener);
      timer ??= setInterval(() => void look(watched.ids()), POLL);
      return () => {
        leave();
        if (watched.size) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    changed(paymentId) {
      if (watched.has(paymentId)) void look([paymentId]);
    },
    get size() {
      return watched.size;
    },
  };
}

/** Who looks at one payment at once: a buyer's windows and devices; more would only keep connections busy. */
const MOST_LISTENERS = 20;

function tooMany(): ApiError {
  return new ApiError('rate_limited', 'This payment is looked at too often', { retryAfter: 60 });
}

interface Watched {
  seen: string;
  listeners: Set<PaymentListener>;
}

/** Who looks at which payment, and what they know of it. */
function createWatched() {
  const watched = new Map<string, Watched>();
  return {
    ids: () => [...watched.keys()],
    has: (id: string) => watched.has(id),
    get size() {
      return watched.size;
    },
    add(payment: Payment, listener: PaymentListener): () => void {
      const id = String(payment.id);
      const text = JSON.stringify(payment);
      const entry = watched.get(id) ?? { seen: text, listeners: new Set() };
      if (entry.listeners.size >= MOST_LISTENERS) throw tooMany();
      // One of them knows older news than the other: the next look tells all.
      if (entry.seen !== text) entry.seen = '';
      watched.set(id, entry);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (!entry.listeners.size && watched.get(id) === entry) watched.delete(id);
      };
    },
    tell(id: string, news: Payment | null): void {
      const entry = watched.get(id);
      const text = JSON.stringify(news);
      if (!entry || entry.seen === text) return;
      entry.seen = text;
      // A listener that hears the last news leaves.
      for (const listener of [...entry.listeners]) listener(news);
    },
  };
}
