import { type Id, type Payment, sameId } from '@panggung/core';
import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import type { Session } from './session.js';
import { getStorage, type KeyValueStorage } from './storage.js';

/**
 * The payments and tickets of this browser, found again after a reload or a restart: of its guests, and of whoever is signed
 * in, whose own are dropped when they leave. Those for somebody else are told of under that person's id alone.
 */
export interface KeptPayments {
  /** The payment waiting for a show; null when there is none. */
  $pending(showId: Id, forUserId?: Id | null): ReadableAtom<Payment | null>;
  /** The ticket got last for a show; null when there is none. */
  $ticket(showId: Id, forUserId?: Id | null): ReadableAtom<Payment | null>;
}

/** The same, for whoever changes them. */
export interface PaymentMemory extends KeptPayments {
  read(): Payment[];
  /** All that are remembered. */
  $all: WritableAtom<Payment[]>;
  /** Whether it is of whoever is signed in. */
  isMine(payment: Owned): boolean;
  isWorthKeeping(payment: Payment): boolean;
}

/** Of guests, by the key of the storage. */
export const KEY = 'payments';
/** Of whoever is signed in, by the key of the storage. */
export const OWN_KEY = 'payments:own';
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

interface OwnPayments {
  userId: Id;
  payments: Payment[];
}

/** What a page may know of whose a payment is. */
export interface Owned {
  user_id: Id | null;
  for_user_id: Id | null;
}

/** Whether a ticket is for somebody (`null`: for whoever bought it). */
function isFor({ user_id, for_user_id }: Owned, forUserId: Id | null): boolean {
  const isOwn = user_id === null || for_user_id === null || sameId(user_id, for_user_id);
  return forUserId === null ? isOwn : !isOwn && sameId(for_user_id, forUserId);
}

/** Builds the memory of payments, shared by all tabs of the origin. */
function createPaymentMemory(storage: KeyValueStorage, $person: Session['$person']): PaymentMemory {
  const isSignedIn = (userId: Id | null) => sameId(userId, $person.get()?.user_id);
  const guests = () => storage.get<Payment[]>(KEY) ?? [];
  function own(): Payment[] {
    const kept = storage.get<OwnPayments>(OWN_KEY);
    return kept && isSignedIn(kept.userId) ? kept.payments : [];
  }
  const read = () => [...guests(), ...own()].filter(isWorthKeeping);
  const $all = atom<Payment[]>(read());
  const stores = new Map<string, ReadableAtom<Payment | null>>();
  const refresh = () => $all.set(read());

  /** Whoever comes next must not see them. */
  function dropOthers() {
    const kept = storage.get<OwnPayments>(OWN_KEY);
    if (kept && !isSignedIn(kept.userId)) storage.set(OWN_KEY, null);
    refresh();
  }
  $person.subscribe(dropOthers);

  onMount($all, () => {
    refresh();
    const stops = [KEY, OWN_KEY].map((key) => storage.listen(key, refresh));
    return () => stops.map((stop) => stop());
  });

  function $last(status: Payment['status'], showId: Id, forUserId: Id | null): ReadableAtom<Payment | null> {
    const key = `${status} ${showId} ${forUserId}`;
    const known = stores.get(key);
    if (known) return known;
    const $one = atom<Payment | null>(null);
    const isMeant = (payment: Payment) =>
      payment.status === status && sameId(payment.room_id, showId) && isFor(payment, forUserId);
    onMount($one, () => $all.subscribe((all) => $one.set(all.filter(isMeant).pop() ?? null)));
    stores.set(key, $one);
    return $one;
  }

  return {
    $pending: (showId, forUserId = null) => $last('PENDING', showId, forUserId),
    $ticket: (showId, forUserId = null) => $last('COMPLETED', showId, forUserId),
    $all,
    read,
    isMine: ({ user_id }) => isSignedIn(user_id),
    isWorthKeeping,
  };
}

/** The memory of an API's page. */
export function getPaymentMemory(panggung: Panggung): PaymentMemory {
  return partOf(panggung, 'payment memory', () =>
    createPaymentMemory(getStorage(panggung), panggung.session.$person),
  );
}

/** The payments of an API's page, for who only looks. */
export const getKeptPayments = (panggung: Panggung): KeptPayments => getPaymentMemory(panggung);
