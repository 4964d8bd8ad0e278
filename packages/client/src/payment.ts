import { type Id, type Payment, sameId } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getPaymentMemory, KEY, type KeptPayments, OWN_KEY } from './payment-memory.js';
import { getStorage } from './storage.js';

/** What a page has already told its host about a payment. */
export type Announcement = 'pending' | 'issued' | 'deleted';

/** What a browser remembers of payments, and how it is changed. */
export interface Payments extends KeptPayments {
  /** Remembers a payment, or what became of it; failed ones are forgotten. */
  keep(payment: Payment): void;
  /** Forgets a payment. */
  forget(id: Id): void;
  /** True the first time only, so that several widgets, tabs and visits tell of a payment once. */
  announce(id: Id, what: Announcement): boolean;
  /** Whether somebody was told that. */
  isTold(id: Id, what: Announcement): boolean;
}

const TOLD = 'told';
/** How many announcements are remembered. */
const TOLD_LENGTH = 20;

/** Builds what changes the memory of payments, shared by all tabs of the origin. */
function createPayments(panggung: Panggung): Payments {
  const storage = getStorage(panggung);
  const { $person } = panggung.session;
  const { $pending, $ticket, $all, read, isMine, isWorthKeeping } = getPaymentMemory(panggung);
  function write(all: Payment[]) {
    const userId = $person.get()?.user_id;
    const payments = all.filter(isMine);
    const others = all.filter((payment) => !isMine(payment));
    storage.set(KEY, others.length > 0 ? others : null);
    storage.set(OWN_KEY, payments.length > 0 ? { userId, payments } : null);
    $all.set(all);
  }
  const without = (id: Id) => read().filter((payment) => !sameId(payment.id, id));
  /** Nobody's payment is kept for a guest but what a guest's code opens. */
  const isKept = (payment: Payment) =>
    isWorthKeeping(payment) && (isMine(payment) || payment.user_id === null || payment.code_guest !== null);
  const told = () => storage.get<string[]>(TOLD) ?? [];
  const isTold: Payments['isTold'] = (id, what) => told().includes(`${what} ${id}`);

  return {
    $pending,
    $ticket,
    keep: (payment) => write([...without(payment.id), payment].filter(isKept)),
    forget: (id) => write(without(id)),
    announce(id, what) {
      if (isTold(id, what)) return false;
      storage.set(TOLD, [...told(), `${what} ${id}`].slice(-TOLD_LENGTH));
      return true;
    },
    isTold,
  };
}

/** The payments of an API's page. */
export function getPayments(panggung: Panggung): Payments {
  return partOf(panggung, 'payments', () => createPayments(panggung));
}
