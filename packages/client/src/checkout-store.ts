import {
  type Buyer,
  type CheckoutEvent,
  type CheckoutState,
  type CheckoutStep,
  type ClientErrorCode,
  type Coupon,
  type Id,
  nextCheckoutState,
  type Payment,
  type PaymentType,
  type Quote,
  type TicketType,
} from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { CheckoutDraft } from './checkout-draft.js';

/** All a view needs of a purchase; as it is, it tells `checkoutStep` which screen it is shown on. */
export interface CheckoutSnapshot {
  state: CheckoutState;
  /** Who is using the page now; whose a payment is, its `user_id` says. */
  buyer: Buyer;
  /** Of the show, once it is known. */
  ticketType: TicketType | undefined;
  /** The screen that an order was sent from, while it is on its way. */
  cameFrom: CheckoutStep | undefined;
  /** The payment was found again rather than made just now. AMB-114. */
  isReopened: boolean;
  /** The page shows the phone, and the methods are not there yet. */
  isPhoneDue: boolean;
  /** In `entering`: the ticket is taken at once, so only a press does it: `enter({ asks: true })`. G-04. */
  needsPress: boolean;
  email: string;
  /** The donation as it is typed; what it counts is `quote.donate`. */
  donate: string;
  /** What the ticket costs; null before the show is known. */
  quote: Quote | null;
  /** Those this person may use for the show; none for guests. I-01, F-24. */
  coupons: readonly Coupon[];
  coupon: Coupon | null;
  /** Those that take what is to be paid. H-40. */
  methods: PaymentType[];
  methodId: Id | null;
  /** NEXT was pressed with a coupon that leaves something to pay, and without a method. AMB-106. */
  isMethodMissing: boolean;
  phone: string;
  redeemCode: string;
  payment: Payment | null;
  /** The wallet's page could not be opened: show its link. AMB-113. */
  blockedPopUp: boolean;
  /** Why a payment could not be deleted. */
  deleteError: ClientErrorCode | null;
  /** What went wrong last, at the place the state names; null once something else happens. */
  problem: ClientErrorCode | null;
  /** What the server said of it. I-10. */
  message: string;
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

/** What the next event makes untrue. */
const passing = {
  problem: null,
  message: '',
  retryAt: null,
  isReached: true,
  isMethodMissing: false,
  needsPress: false,
  deleteError: null,
} satisfies Changes;

/** What a purchase begins with, from what was entered before. */
export function entered({ email, methodId, donate, phone, redeemCode }: CheckoutDraft): Changes {
  return { email, methodId, donate, phone, redeemCode };
}

/** Builds the store, beginning with what was entered before. */
export function createCheckoutStore(draft: CheckoutDraft): CheckoutStore {
  const $state = atom<CheckoutSnapshot>({
    state: 'entering',
    buyer: 'guest',
    ticketType: undefined,
    cameFrom: undefined,
    isReopened: false,
    isPhoneDue: false,
    email: '',
    donate: '',
    quote: null,
    coupons: [],
    coupon: null,
    methods: [],
    methodId: null,
    phone: '',
    redeemCode: '',
    payment: null,
    blockedPopUp: false,
    releaseAt: null,
    ...passing,
    ...entered(draft),
  });
  let question = 0;

  const fire: Fire = (event, changes = {}) => {
    const from = $state.get();
    const state = nextCheckoutState(from.state, event);
    if (state === from.state) return false;
    if (interruptions.includes(event)) question += 1;
    $state.set({ ...from, ...passing, ...changes, state });
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
