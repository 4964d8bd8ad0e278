import {
  type CheckoutEvent,
  type CheckoutState,
  type ClientErrorCode,
  type Id,
  nextCheckoutState,
  type Payment,
  type PaymentType,
} from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { CheckoutDraft } from './checkout-draft.js';

/** All a view needs of a purchase. */
export interface CheckoutSnapshot {
  state: CheckoutState;
  email: string;
  methods: PaymentType[];
  methodId: Id | null;
  /** What the ticket costs, in rupiah; null before it is known. */
  amount: number | null;
  payment: Payment | null;
  /** What went wrong last, at the place the state names; null once something else happens. */
  problem: ClientErrorCode | null;
  /** When the server allows another try, in its epoch ms. */
  retryAt: number | null;
  /** When the next held ticket may come back, in epoch ms. */
  releaseAt: number | null;
  /** False while a payment is being watched and the API cannot be reached. */
  isReached: boolean;
}

/** New values of a purchase, besides its state. */
export type Changes = Partial<CheckoutSnapshot>;

/** Moves the purchase on; false when the event means nothing in its state. */
export type Fire = (event: CheckoutEvent, changes?: Changes) => boolean;

/** The purchase's values, changed only along the checkout's table. */
export interface CheckoutStore {
  $state: ReadableAtom<CheckoutSnapshot>;
  get(): CheckoutSnapshot;
  patch(changes: Changes): void;
  fire: Fire;
  /** A way to fire for one question to the API; after the next question, or an interruption, it does nothing. */
  ask(): Fire;
}

/** After these, an answer still on its way is no longer wanted. */
const interruptions: readonly CheckoutEvent[] = [
  'edit',
  'back',
  'back_donation',
  'back_method',
  'person',
  'resume',
  'restart',
];

/** Builds the store, beginning with what was entered before. */
export function createCheckoutStore({ email, methodId }: CheckoutDraft): CheckoutStore {
  const $state = atom<CheckoutSnapshot>({
    state: 'entering',
    email,
    methods: [],
    methodId,
    amount: null,
    payment: null,
    problem: null,
    retryAt: null,
    releaseAt: null,
    isReached: true,
  });
  let question = 0;

  const fire: Fire = (event, changes = {}) => {
    const from = $state.get();
    const state = nextCheckoutState(from.state, event);
    if (state === from.state) return false;
    if (interruptions.includes(event)) question += 1;
    $state.set({ ...from, problem: null, retryAt: null, isReached: true, ...changes, state });
    return true;
  };

  return {
    $state,
    get: () => $state.get(),
    patch: (changes) => $state.set({ ...$state.get(), ...changes }),
    fire,
    ask() {
      const mine = ++question;
      return (event, changes) => mine === question && fire(event, changes);
    },
  };
}
