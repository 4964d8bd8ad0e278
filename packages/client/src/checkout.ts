import {
  type CheckoutState,
  type CheckoutStep,
  checkoutStep,
  emailProblem,
  type Id,
  normalEmail,
  type Payment,
  sameId,
} from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import { createCheckoutDraft } from './checkout-draft.js';
import { createOrder } from './checkout-order.js';
import { createPurchase } from './checkout-purchase.js';
import { type Changes, type CheckoutSnapshot, createCheckoutStore } from './checkout-store.js';
import { watchCheckout } from './checkout-watch.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { type Announcement, getPayments } from './payment.js';
import { getStorage } from './storage.js';

/** How a purchase is entered: by a link to a step, or with what the page before handed over. AMB-018. */
export interface CheckoutEntry {
  step?: CheckoutStep | undefined;
  email?: string | undefined;
  payment?: Payment | undefined;
  paymentTypeId?: Id | undefined;
}

/** Told once of each payment that became pending and of each ticket issued. */
export type CheckoutListener = (what: Announcement, payment: Payment) => void;

/** One guest's purchase of one show: the state, and what a person can do. Acts that mean nothing now do nothing. */
export interface Checkout {
  $state: ReadableAtom<CheckoutSnapshot>;
  /** Takes up what is known: a pending payment, an order without answer, a draft, or what the page hands over. */
  enter(entry?: CheckoutEntry): void;
  type(email: string): void;
  submit(): void;
  choose(methodId: Id): void;
  order(): void;
  /** Loads the methods again after a failure. */
  retry(): void;
  refresh(): void;
  resendCode(): Promise<void>;
  back(): void;
  restart(): void;
  /** Starts over beside the ticket that is there, for somebody else. */
  buyAnother(): void;
  /** Of several listeners the latest is told. Returns how to stop. */
  listen(listener: CheckoutListener): () => void;
}

/** Where a purchase is over, and another may begin. */
const ended: readonly CheckoutState[] = ['completed', 'failed', 'deleted'];

/** Builds the purchase of a show; use {@link getCheckout} so that every widget drives the same one. */
export function createCheckout(panggung: Panggung, showId: string): Checkout {
  const { http } = panggung;
  const payments = getPayments(panggung);
  const listeners = new Set<CheckoutListener>();
  const tell: CheckoutListener = (what, payment) => {
    const listener = [...listeners].at(-1);
    if (listener && payments.announce(payment.id, what)) listener(what, payment);
  };
  const draft = createCheckoutDraft(getStorage(panggung), showId);
  const store = createCheckoutStore(draft.read());
  const purchase = createPurchase({ panggung, showId, store, draft, tell });
  watchCheckout({ panggung, showId, store }, purchase);
  const { $state, fire, get, patch } = store;
  fire('guest');
  /** An order from before the page was loaded: only that is sent again without being asked to. */
  let unanswered = draft.read().order;
  /** Whether the ticket this browser has is not what the person came for. */
  let isAnother = false;

  const isAtEmail = () => checkoutStep(get()) === 'email';

  function startOver(changes: Changes = {}): void {
    if (!ended.includes(get().state)) return;
    fire('restart', { payment: null, ...changes });
    fire('guest');
  }

  function type(email: string): void {
    if (email === get().email) return;
    fire('edit');
    patch({ email, problem: null });
    draft.change({ email });
  }

  function choose(methodId: Id): void {
    patch({ methodId, problem: null });
    draft.change({ methodId });
  }

  function enter({ step, email, payment, paymentTypeId }: CheckoutEntry = {}): void {
    const ticket = isAnother ? null : payments.$ticket(showId).get();
    const known = payment ?? payments.$pending(showId).get() ?? ticket;
    if (known) enterPayment(known);
    if (known || step === 'pending' || step === 'success') return;
    if (step) startOver();
    if (email && isAtEmail()) type(email);
    if (paymentTypeId !== undefined) choose(paymentTypeId);
    if (!replay() && step) enterStep(step);
  }

  function enterPayment(payment: Payment): void {
    if (sameId(get().payment?.id, payment.id)) return;
    startOver();
    purchase.adopt(payment);
  }

  function replay(): boolean {
    const order = unanswered;
    unanswered = null;
    if (!order || !fire('replay', { email: String(order.body.email) })) return false;
    void purchase.send(order);
    return true;
  }

  function enterStep(step: CheckoutStep): void {
    if (step === 'email') fire('back');
    // For a page that knows the address already.
    else if (!emailProblem(get().email) && isAtEmail()) retry();
  }

  function retry(): void {
    if (fire('proceed')) void purchase.loadMethods();
  }

  function order(): void {
    const { methods, methodId, amount, email } = get();
    const method = methods.find(({ id }) => sameId(id, methodId));
    if (!method || amount === null || !fire('order')) return;
    const wish = { show: { id: showId, ticket_price: amount }, email: normalEmail(email), method };
    void purchase.send(createOrder(wish, draft.read().order));
  }

  return {
    $state,
    enter,
    type,
    submit() {
      if (!emailProblem(get().email) && fire('submit')) void purchase.check();
    },
    choose,
    order,
    retry,
    refresh: () => void purchase.refresh(),
    async resendCode() {
      const body = { email: normalEmail(get().email), room_id: showId };
      await http.call('POST /api/v1/payment/guest/resend-code', { body });
    },
    back: () => void fire('back'),
    restart: () => startOver(),
    buyAnother() {
      isAnother = true;
      draft.clear();
      startOver({ email: '', methodId: null });
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The purchase of a show on this page: every widget of the page drives the same one. */
export function getCheckout(panggung: Panggung, showId: Id): Checkout {
  return partOf(panggung, `checkout ${showId}`, () => createCheckout(panggung, String(showId)));
}
