import { type CheckoutState, type CheckoutStep, checkoutStep, type Payment, sameId } from '@panggung/core';
import type { Checkout, CheckoutEntry } from './checkout-control.js';
import type { CheckoutForm } from './checkout-form.js';
import { createHistory } from './checkout-history.js';
import type { EntryWish, Purchase, PurchaseParts } from './checkout-parts.js';
import { noSeat } from './checkout-questions.js';
import { type Changes, entered } from './checkout-store.js';
import { followViewer } from './checkout-viewer.js';
import { getPayments } from './payment.js';

/** Where a purchase is over, and another may begin. */
const ended: readonly CheckoutState[] = ['completed', 'failed', 'deleted'];
/** Whence a person who signs in, or mends their profile, goes on with what they pressed for. */
const asking: readonly CheckoutState[] = ['login_prompt', 'profile_incomplete', 'registered'];
/** Where a press on Buy asks everything anew. */
const stopped: readonly CheckoutState[] = [...asking, 'own_show', 'ticket_exists', ...noSeat];
/** Screens that show a payment, and those that show nothing else. */
const paymentOnly: readonly (CheckoutStep | undefined)[] = ['pending', 'success'];
const paymentSteps = [...paymentOnly, 'detail'];

/** How a purchase is come to, and begun again. */
export interface CheckoutVisit extends Pick<Checkout, 'enter' | 'retry' | 'restart' | 'buyAnother'> {
  /** From `entering`: where whoever has a screen open goes. */
  decide(): void;
}

/** Builds the part that knows what whoever looks came for. */
export function createVisit(parts: PurchaseParts, purchase: Purchase, form: CheckoutForm): CheckoutVisit {
  const { panggung, showId, forUserId, store, draft, sale } = parts;
  const { fire, get, patch } = store;
  const payments = getPayments(panggung);
  const history = createHistory(parts, form);
  /** What the screens that are open are for. */
  const screens = new Set<EntryWish>();
  /** An order from before the page was loaded: only that is sent again without being asked to. */
  let unanswered = draft.read().order;
  /** Whether the ticket this browser has is not what the person came for. */
  let isAnother = false;

  const wish = () => [...screens].at(-1);

  /** Where nobody looks, only a guest's purchase has a first screen: a person's asks the API. */
  function decide(): void {
    const { buyer, cameFrom } = get();
    // One press orders once: who was turned away from an order presses again.
    const asks = wish()?.asks && cameFrom === undefined;
    if (screens.size > 0 || buyer === 'guest') void purchase.decide({ ...wish(), asks });
  }

  function startOver(changes: Changes = {}): void {
    if (!ended.includes(get().state)) return;
    if (fire('restart', { payment: null, ...changes })) decide();
  }

  /** Notes that a screen was opened; returns how to note that it was closed. */
  function open({ asks, step }: CheckoutEntry): () => void {
    const screen = { asks, step };
    screens.add(screen);
    history.open(step);
    return () => void screens.delete(screen);
  }

  function knownPayment(payment: Payment | undefined): Payment | null {
    // What another person's page handed over is not shown to this one.
    const owner = payment?.user_id;
    const isOurs = owner === null || sameId(owner, panggung.session.$person.get()?.user_id);
    const ticket = isAnother ? null : payments.$ticket(showId, forUserId).get();
    return (isOurs && payment) || (payments.$pending(showId, forUserId).get() ?? ticket);
  }

  function showPayment(payment: Payment, step: CheckoutStep | undefined): void {
    const changes = paymentSteps.includes(step) ? { isReopened: step === 'detail' } : {};
    if (sameId(get().payment?.id, payment.id)) return void patch(changes);
    startOver();
    purchase.adopt(payment, changes);
  }

  /** Takes over what another page hands on. */
  function takeOver({ email, donate, couponId, redeemCode, offer, paymentTypeId }: CheckoutEntry): void {
    if (offer) sale.pass.keepOffer(offer);
    if (offer && noSeat.includes(get().state)) fire('restart');
    if (email && checkoutStep(get()) === 'email') form.type(email);
    if (donate !== undefined) form.typeDonation(donate);
    if (couponId !== undefined) draft.change({ couponId });
    if (redeemCode) form.typeCode(redeemCode);
    if (paymentTypeId !== undefined) form.choose(paymentTypeId);
  }

  function replay(): boolean {
    const order = unanswered;
    unanswered = null;
    if (!order || !fire('replay', { email: String(order.body.email ?? '') })) return false;
    void purchase.send(order);
    return true;
  }

  /** A press on Buy: what stopped the last one may be different now. F-02. */
  function askAnew(): void {
    const { state, email } = get();
    const isStranger = state === 'email' && !email;
    if (isStranger || stopped.includes(state)) fire('restart', { cameFrom: undefined });
    else if (state === 'entering') patch({ cameFrom: undefined });
  }

  function begin(entry: CheckoutEntry): void {
    const { asks, step } = entry;
    if (step) startOver();
    takeOver(entry);
    if (replay()) return;
    if (asks) askAnew();
    if (get().state === 'entering') decide();
    else if (step) history.go(step);
  }

  followViewer(parts, (from) => {
    unanswered = draft.read().order;
    const now = wish();
    if (now) now.asks &&= asking.includes(from);
    if (get().state === 'entering') decide();
  });
  decide();

  return {
    decide,
    enter(entry = {}) {
      const close = open(entry);
      const payment = knownPayment(entry.payment);
      if (payment) showPayment(payment, entry.step);
      else if (!paymentOnly.includes(entry.step)) begin(entry);
      return close;
    },
    retry: () => (get().state === 'entering' ? decide() : form.proceed()),
    restart: () => startOver(),
    buyAnother() {
      isAnother = true;
      draft.clear();
      startOver({ ...entered(draft.read()), coupon: null });
    },
  };
}
