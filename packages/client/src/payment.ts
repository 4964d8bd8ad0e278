import { type Id, type Payment, sameId } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getStorage, type KeyValueStorage } from './storage.js';

/** What a page has already told its host about a payment. */
export type Announcement = 'pending' | 'issued';

/** The payments of this browser that are not over, found again after a reload or a restart. */
export interface Payments {
  /** The payment waiting for a show; null when there is none. */
  $pending(showId: Id): ReadableAtom<Payment | null>;
  /** Remembers a payment, or what became of it; only pending ones are kept. */
  keep(payment: Payment): void;
  /** Forgets a payment. */
  forget(id: Id): void;
  /** True the first time only, so that several widgets, tabs and visits tell of a payment once. */
  announce(id: Id, what: Announcement): boolean;
}

const KEY = 'pending';
const TOLD = 'told';
/** How many announcements are remembered. */
const TOLD_LENGTH = 20;
/** A payment nobody could ask about is dropped this long after its time, in ms. */
const KEEP_AFTER_END_MS = 86_400_000;

function isWorthKeeping(payment: Payment): boolean {
  const end = payment.expiration_date ?? payment.created_at;
  return payment.status === 'PENDING' && end + KEEP_AFTER_END_MS > Date.now();
}

/** Builds the memory of pending payments, shared by all tabs of the origin. */
export function createPayments(storage: KeyValueStorage): Payments {
  const read = () => (storage.get<Payment[]>(KEY) ?? []).filter(isWorthKeeping);
  const $all = atom<Payment[]>(read());
  const stores = new Map<string, ReadableAtom<Payment | null>>();

  onMount($all, () => {
    const refresh = () => $all.set(read());
    refresh();
    return storage.listen(KEY, refresh);
  });

  function write(payments: Payment[]) {
    storage.set(KEY, payments.length > 0 ? payments : null);
    $all.set(payments);
  }
  const without = (id: Id) => read().filter((payment) => !sameId(payment.id, id));

  return {
    $pending(showId) {
      const key = String(showId);
      const known = stores.get(key);
      if (known) return known;
      const $one = atom<Payment | null>(null);
      const find = (all: readonly Payment[]) => all.find(({ room_id }) => sameId(room_id, showId)) ?? null;
      onMount($one, () => $all.subscribe((all) => $one.set(find(all))));
      stores.set(key, $one);
      return $one;
    },
    keep: (payment) => write([...without(payment.id), payment].filter(isWorthKeeping)),
    forget: (id) => write(without(id)),
    announce(id, what) {
      const told = storage.get<string[]>(TOLD) ?? [];
      const name = `${what} ${id}`;
      if (told.includes(name)) return false;
      storage.set(TOLD, [...told, name].slice(-TOLD_LENGTH));
      return true;
    },
  };
}

/** The payments of an API's page. */
export function getPayments(panggung: Panggung): Payments {
  return partOf(panggung, 'payments', () => createPayments(getStorage(panggung)));
}
