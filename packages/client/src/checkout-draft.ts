import { type Id, sameId } from '@panggung/core';
import { type CheckoutOrder, ORDER_LIFE_MS } from './checkout-order.js';
import type { KeyValueStorage } from './storage.js';

/** What a person has entered for a show, kept so that a reload loses nothing. */
export interface CheckoutDraft {
  email: string;
  methodId: Id | null;
  donate: string;
  couponId: Id | null;
  phone: string;
  redeemCode: string;
  /** An order whose answer was not seen yet. */
  order: CheckoutOrder | null;
}

const EMPTY: CheckoutDraft = {
  email: '',
  methodId: null,
  donate: '',
  couponId: null,
  phone: '',
  redeemCode: '',
  order: null,
};

export interface CheckoutDraftOptions {
  storage: KeyValueStorage;
  showId: string;
  /** Whom the ticket is for, where that is somebody else. */
  forUserId: string | null;
  /** Who is signed in. */
  userId: () => Id | null;
}

type Kept = Partial<CheckoutDraft> & { userId?: Id };

/**
 * The draft of one purchase, in the origin's storage: two tabs share it, and with it the order's key. A person's is theirs
 * alone, and ends with their session.
 */
export function createCheckoutDraft({ storage, showId, forUserId, userId }: CheckoutDraftOptions) {
  const name = forUserId === null ? showId : `${showId}:for:${forUserId}`;
  const keyFor = (id: Id | null) => `draft:${name}${id === null ? '' : ':own'}`;

  function read(): CheckoutDraft {
    const id = userId();
    const { userId: owner = null, ...kept } = storage.get<Kept>(keyFor(id)) ?? {};
    const draft = { ...EMPTY, ...(id === null || sameId(owner, id) ? kept : null) };
    const isAlive = draft.order && draft.order.madeAt + ORDER_LIFE_MS > Date.now();
    return isAlive ? draft : { ...draft, order: null };
  }

  return {
    read,
    change(changes: Partial<CheckoutDraft>) {
      const id = userId();
      storage.set(keyFor(id), { ...read(), ...changes, ...(id !== null && { userId: id }) });
    },
    clear: () => storage.set(keyFor(userId()), null),
    /** Forgets what whoever was signed in had entered. */
    clearOwn: () => storage.set(keyFor(0), null),
  };
}
