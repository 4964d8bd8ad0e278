import {
  type CheckoutState,
  type CheckoutStep,
  checkoutStep,
  emailProblem,
  isProfileComplete,
  type Payment,
  sameId,
} from '@panggung/core';
import { onNotify } from 'nanostores';
import type { Checkout, CheckoutEntry } from './checkout-control.js';
import type { CheckoutForm } from './checkout-form.js';
import type { EntryWish, Purchase, PurchaseParts } from './checkout-parts.js';
import { type Changes, entered } from './checkout-store.js';
import { getPayments } from './payment.js';

/** Where a purchase is over, and another may begin. */
const ended: readonly CheckoutState[] = ['completed', 'failed', 'deleted'];
const noSeat: readonly CheckoutState[] = ['all_held', 'sold_out'];
/** Where a press on Buy asks everything anew. */
const stopped: readonly CheckoutState[] = [
  'login_prompt',
  'profile_incomplete',
  'own_show',
  'ticket_exists',
  'registered',
  ...noSeat,
];
/** Whence a person who signs in, or mends their profile, goes on with what they pressed for. */
const asking: readonly CheckoutState[] = ['login_prompt', 'profile_incomplete', 'registered'];
/** Where there is a payment. */
const paying: readonly CheckoutState[] = ['pending', 'refreshing', 'delete_prompt', 'deleting', ...ended];
/** Screens that show a payment. */
const paymentSteps: readonly (CheckoutStep | undefined)[] = ['pending', 'detail', 'success'];

/** How a purchase is come to, by whom, and begun again. */
export interface CheckoutVisit extends Pick<Checkout, 'enter' | 'retry' | 'restart' | 'buyAnother'> {
  /** From `entering`: where whoever has a screen open goes. */
  decide(): void;
  /** Begins; and follows who uses the page from now on. */
  begin(): void;
}

/** Builds the part that knows who looks, what for, and on which page. */
export function createVisit(parts: PurchaseParts, purchase: Purchase, form: CheckoutForm): CheckoutVisit {
  const { panggung, showId, forUserId, store, draft, sale } = parts;
  const { $person } = panggung.session;
  const { $state, fire, get, patch } = store;
  const payments = getPayments(panggung);
  /** An order from before the page was loaded: only that is sent again without being asked to. */
  let unanswered = draft.read().order;
  /** Whether the ticket this browser has is not what the person came for. */
  let isAnother = false;
  /** The screens that are open, and what they are for. */
  const screens = new Set<object>();
  let wish: EntryWish = {};
  let lastStep: CheckoutStep | undefined;
  /** Whether the page shows the phone, and nobody got there yet. */
  let isPhoneDue = false;
  /** Whose purchase this is, and whether their profile is complete. */
  let whose = who();

  function who(): string {
    const person = $person.get();
    return person ? `${person.user_id} ${isProfileComplete(person)}` : '';
  }

  const buyer = () => ($person.get() ? 'person' : 'guest');
  const isAt = (step: CheckoutStep) => checkoutStep(get()) === step;

  /** Where nobody looks, only a guest's purchase has a first screen: a person's asks the API. */
  function decide(): void {
    // One press orders once: who was turned away from an order presses again.
    const asks = wish.asks && get().cameFrom === undefined;
    if (screens.size > 0 || buyer() === 'guest') void purchase.decide({ ...wish, asks });
  }

  /** Hands the purchase to whoever uses the page now; false while an order is on its way. */
  function handOver(changes: Changes): boolean {
    const { state, payment } = get();
    // What a guest owes outlives a sign-in.
    const isGuests = paying.includes(state) && payment?.user_id === null;
    if (isGuests) patch({ buyer: buyer() });
    else if (state === 'entering') patch(changes);
    else return fire('person', { ...changes, methods: [] });
    return true;
  }

  /** Somebody else uses the page now: what one typed, the next must not see. */
  function follow(): void {
    const [before, now] = [whose, who()];
    if (now === before) return;
    const { state } = get();
    const isSameDraft = before === '' || before.split(' ')[0] === now.split(' ')[0];
    const typed = isSameDraft ? {} : entered(draft.read());
    whose = now;
    if (!handOver({ ...typed, buyer: buyer(), coupon: null, coupons: [], payment: null })) {
      whose = before;
      return;
    }
    unanswered = draft.read().order;
    if (!isSameDraft) draft.clearOwn();
    wish = { ...wish, asks: wish.asks && asking.includes(state) };
    if (get().state === 'entering') decide();
  }

  function startOver(changes: Changes = {}): void {
    if (!ended.includes(get().state)) return;
    if (fire('restart', { payment: null, ...changes })) decide();
  }

  /** Takes over what another page hands on. */
  function takeOver({ email, donate, couponId, redeemCode, offer, paymentTypeId }: CheckoutEntry): void {
    if (offer) sale.pass.keepOffer(offer);
    if (offer && noSeat.includes(get().state)) fire('restart');
    if (email && isAt('email')) form.type(email);
    if (donate !== undefined) form.typeDonation(donate);
    if (couponId !== undefined) draft.change({ couponId });
    if (redeemCode) form.typeCode(redeemCode);
    if (paymentTypeId !== undefined) form.choose(paymentTypeId);
  }

  /** Notes that a screen was opened; returns how to note that it was closed. */
  function open(asks: boolean | undefined, step: CheckoutStep | undefined): () => void {
    const screen = {};
    screens.add(screen);
    wish = { asks, step };
    isPhoneDue = step === 'phone' && !isAt('phone');
    queueMicrotask(() => {
      lastStep = step;
    });
    return () => {
      screens.delete(screen);
      if (screens.size === 0) wish = {};
    };
  }

  function enter(entry: CheckoutEntry = {}): () => void {
    const { asks, step, payment } = entry;
    const close = open(asks, step);
    const known = knownPayment(payment);
    if (known) enterPayment(known, step);
    if (known || step === 'pending' || step === 'success') return close;
    if (step) startOver();
    takeOver(entry);
    if (replay()) return close;
    if (asks) askAnew();
    if (get().state === 'entering') decide();
    else if (step) enterStep(step);
    return close;
  }

  function knownPayment(payment: Payment | undefined): Payment | null {
    // What another person's page handed over is not shown to this one.
    const isOurs = payment?.user_id === null || sameId(payment?.user_id, $person.get()?.user_id);
    const ticket = isAnother ? null : payments.$ticket(showId, forUserId).get();
    return (isOurs && payment) || (payments.$pending(showId, forUserId).get() ?? ticket);
  }

  function enterPayment(payment: Payment, step: CheckoutStep | undefined): void {
    const changes = paymentSteps.includes(step) ? { isReopened: step === 'detail' } : {};
    if (sameId(get().payment?.id, payment.id)) return void patch(changes);
    startOver();
    purchase.adopt(payment, changes);
  }

  /** A press on Buy: what stopped the last one may be different now. F-02. */
  function askAnew(): void {
    const { state, email } = get();
    const isStranger = state === 'email' && !email;
    if (isStranger || stopped.includes(state)) fire('restart', { cameFrom: undefined });
    else if (state === 'entering') patch({ cameFrom: undefined });
  }

  function replay(): boolean {
    const order = unanswered;
    unanswered = null;
    if (!order || !fire('replay', { email: String(order.body.email ?? '') })) return false;
    void purchase.send(order);
    return true;
  }

  /** Who was asked for a phone before a reload is asked again, once the methods are there. */
  function askPhone(): void {
    if (!isPhoneDue || get().state !== 'method') return;
    isPhoneDue = false;
    form.askPhone();
  }

  const hasAddress = () => isAt('email') && !emailProblem(get().email);

  /** For a page that knows the address already; what costs nothing is taken by a press alone. */
  function toMethods(): void {
    if (hasAddress() || (isAt('donation') && get().quote?.total !== 0)) form.proceed();
  }

  /** By a link, or by going back and forth in the history. */
  const moves: Partial<Record<CheckoutStep, () => void>> = {
    email() {
      // That there is no seat is said before an address is asked for; who goes back has read it.
      const isNews = noSeat.includes(get().state) && lastStep !== 'method';
      if (!isNews && !fire('keep_going')) fire('back');
    },
    donation: () => void (fire('back_donation') || (hasAddress() && fire('donate') && form.learn())),
    redeem: () => void (hasAddress() && fire('redeem')),
    method: () => void (fire('back_method') || toMethods()),
    phone: () => (get().state === 'method' ? askPhone() : toMethods()),
  };

  function enterStep(step: CheckoutStep): void {
    if (!isAt(step) || step === 'email') moves[step]?.();
  }

  return {
    decide,
    begin() {
      $person.listen(follow);
      // An order on its way is waited for before somebody else goes on.
      onNotify($state, follow);
      onNotify($state, askPhone);
      patch({ buyer: buyer() });
      decide();
    },
    enter,
    retry: () => (get().state === 'entering' ? decide() : form.proceed()),
    restart: () => startOver(),
    buyAnother() {
      isAnother = true;
      draft.clear();
      startOver({ ...entered(draft.read()), coupon: null });
    },
  };
}
