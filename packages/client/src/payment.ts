import { type Id, type Payment, sameId } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getStorage, type KeyValueStorage } from './storage.js';

/** What a page has already told its host about a payment. */
export type Announcement = 'pending' | 'issued';

/** The payments and tickets of this browser, found again after a reload or a restart. */
export interface Payments {
  /** The payment waiting for a show; null when there is none. */
  $pending(showId: Id): ReadableAtom<Payment | null>;
  /** The ticket got last for a show; null when there is none. */
  $ticket(showId: Id): ReadableAtom<Payment | null>;
  /** Remembers a payment, or what became of it; failed ones are forgotten. */
  keep(payment: Payment): void;
  /** Forgets a payment. */
  forget(id: Id): void;
  /** True the first time only, so that several widgets, tabs and visits tell of a payment once. */
  announce(id: Id, what: Announcement): boolean;
}

const KEY = 'payments';
const TOLD = 'told';
/** How many announcements are remembered. */
const TOLD_LENGTH = 20;
/** A payment nobody could ask about is dropped this long after its time, in ms. */
const KEEP_AFTER_END_MS = 86_400_000;

/** A ticket is kept this long after its show began, in ms. */
const KEEP_AFTER_SHOW_MS = 7 * 86_400_000;

/** Until when a payment is remembered, epoch ms. */
const keptUntil: Partial<Record<Payment['status'], (payment: Payment) => number>> = {
  PENDING: ({ expiration_date, created_at }) => (expiration_date ?? created_at) + KEEP_AFTER_END_MS,
  COMPLETED: ({ video_start_date, created_at, expired_ticket }) =>
    expired_ticket || Math.max(video_start_date, created_at) + KEEP_AFTER_SHOW_MS,
};

const isWorthKeeping = (payment: Payment) => (keptUntil[payment.status]?.(payment) ?? 0) > Date.now();

/** Builds the memory of payments, shared by all tabs of the origin. */
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

  function $last(status: Payment['status'], showId: Id): ReadableAtom<Payment | null> {
    const key = `${status} ${showId}`;
    const known = stores.get(key);
    if (known) return known;
    const $one = atom<Payment | null>(null);
    const isMeant = (payment: Payment) => payment.status === status && sameId(payment.room_id, showId);
    onMount($one, () => $all.subscribe((all) => $one.set(all.filter(isMeant).pop() ?? null)));
    stores.set(key, $one);
    return $one;
  }

  return {
    $pending: (showId) => $last('PENDING', showId),
    $ticket: (showId) => $last('COMPLETED', showId),
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
