import type { Id } from '@panggung/core';
import { type CheckoutOrder, ORDER_LIFE_MS } from './checkout-order.js';
import type { KeyValueStorage } from './storage.js';

/** What a person has entered for a show, kept so that a reload loses nothing. */
export interface CheckoutDraft {
  email: string;
  methodId: Id | null;
  /** An order whose answer was not seen yet. */
  order: CheckoutOrder | null;
}

const EMPTY: CheckoutDraft = { email: '', methodId: null, order: null };

/** The draft of one show, in the origin's storage: two tabs share it, and with it the order's key. */
export function createCheckoutDraft(storage: KeyValueStorage, showId: string) {
  const key = `draft:${showId}`;

  function read(): CheckoutDraft {
    const draft = { ...EMPTY, ...storage.get<Partial<CheckoutDraft>>(key) };
    const isAlive = draft.order && draft.order.madeAt + ORDER_LIFE_MS > Date.now();
    return isAlive ? draft : { ...draft, order: null };
  }

  return {
    read,
    change: (changes: Partial<CheckoutDraft>) => storage.set(key, { ...read(), ...changes }),
    clear: () => storage.set(key, null),
  };
}
