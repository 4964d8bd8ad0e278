import {
  backEvent,
  type CheckoutState,
  type CheckoutStep,
  checkoutStep,
  donationProblem,
  emailProblem,
  type Id,
  isProfileComplete,
  normalEmail,
  type Payment,
  phoneProblem,
  redeemCodeOf,
  sameId,
} from '@panggung/core';
import { onNotify, type ReadableAtom } from 'nanostores';
import type { Wish } from './checkout-body.js';
import { createCheckoutDraft } from './checkout-draft.js';
import { createOrder } from './checkout-order.js';
import type { EntryWish } from './checkout-parts.js';
import { createPurchase } from './checkout-purchase.js';
import { knownShow } from './checkout-questions.js';
import { createSale } from './checkout-sale.js';
import { type Changes, type CheckoutSnapshot, createCheckoutStore, entered } from './checkout-store.js';
import { watchCheckout } from './checkout-watch.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { type Announcement, getPayments } from './payment.js';
import { createPopUp } from './pop-up.js';
import { getStorage } from './storage.js';

/** How a purchase is entered: by a press, by a link to a step, or with what the page before handed over. AMB-018. */
export interface CheckoutEntry {
  /** Somebody pressed Buy just now: strangers are asked whether they go on as guests, and a free ticket is taken. F-02. */
  asks?: boolean | undefined;
  step?: CheckoutStep | undefined;
  email?: string | undefined;
  payment?: Payment | undefined;
  paymentTypeId?: Id | undefined;
  /** A donation as it was typed. */
  donate?: string | undefined;
  couponId?: Id | undefined;
  redeemCode?: string | undefined;
  /** The secret of a waiting list's offer. */
  offer?: string | undefined;
}

/** Told once of each payment that became pending or was deleted, and of each ticket issued. */
export type CheckoutListener = (what: Announcement, payment: Payment) => void;

/** A purchase of one show's ticket: the state, and what a person can do. Acts that mean nothing now do nothing. */
export interface Checkout {
  $state: ReadableAtom<CheckoutSnapshot>;
  /**
   * Takes up what is known: a pending payment, an order without answer, a draft, or what the page hands over; else finds out
   * where whoever uses the page goes first. Returns what is to be called when the screens are closed.
   */
  enter(entry?: CheckoutEntry): () => void;
  /** From the login prompt: as a guest. */
  keepGoing(): void;
  type(email: string): void;
  /** Sends the address. */
  submit(): void;
  typeDonation(text: string): void;
  /** From the donation to the ways to pay, or to the ticket where nothing is to be paid. */
  next(): void;
  typeCode(text: string): void;
  /** Sends the redeem code. */
  redeem(): void;
  /** Null takes the coupon back. */
  chooseCoupon(couponId: Id | null): void;
  choose(methodId: Id): void;
  typePhone(text: string): void;
  /** NEXT of the methods and of the phone. Call it in the click: it may open a wallet's tab. */
  order(): void;
  /** Asks again after a failure. */
  retry(): void;
  refresh(): void;
  /** Opens a wallet's page again. Call it in the click. */
  reopenWallet(): void;
  askDelete(): void;
  keep(): void;
  confirmDelete(): void;
  resendCode(): Promise<void>;
  /** False where nothing lies behind: then the person leaves. */
  back(): boolean;
  restart(): void;
  /** Starts over beside the ticket that is there, for somebody else. */
  buyAnother(): void;
  /** Of several listeners the latest is told. Returns how to stop. */
  listen(listener: CheckoutListener): () => void;
}

/** Where a purchase is over, and another may begin. */
const ended: readonly CheckoutState[] = ['completed', 'failed', 'deleted'];
/** Where a press on Buy asks everything anew. */
const stopped: readonly CheckoutState[] = [
  'login_prompt',
  'profile_incomplete',
  'own_show',
  'ticket_exists',
  'registered',
  'all_held',
  'sold_out',
];
/** Whence a person who signs in, or mends their profile, goes on with what they pressed for. */
const asking: readonly CheckoutState[] = ['login_prompt', 'profile_incomplete', 'registered'];
const noSeat: readonly CheckoutState[] = ['all_held', 'sold_out'];
/** Where there is a payment. */
const paying: readonly CheckoutState[] = ['pending', 'refreshing', 'delete_prompt', 'deleting', ...ended];
/** Screens that show a payment. */
const paymentSteps: readonly (CheckoutStep | undefined)[] = ['pending', 'detail', 'success'];

export interface CheckoutOptions {
  /** Somebody else whom the ticket is for. G-09. */
  forUserId?: Id | null | undefined;
}

/** Builds the purchase of a show; use {@link getCheckout} so that every widget drives the same one. */
export function createCheckout(
  panggung: Panggung,
  showId: string,
  { forUserId = null }: CheckoutOptions = {},
): Checkout {
  const { http, session } = panggung;
  const payments = getPayments(panggung);
  const listeners = new Set<CheckoutListener>();
  const tell: CheckoutListener = (what, payment) => {
    const listener = [...listeners].at(-1);
    // Other tabs know by it that a payment was not lost.
    const isNews = (listener || what === 'deleted') && payments.announce(payment.id, what);
    if (isNews) listener?.(what, payment);
  };
  const receiver = forUserId === null ? null : String(forUserId);
  const draft = createCheckoutDraft({
    storage: getStorage(panggung),
    showId,
    forUserId: receiver,
    userId: () => session.$person.get()?.user_id ?? null,
  });
  const store = createCheckoutStore(draft.read());
  const sale = createSale({ panggung, showId, forUserId: receiver, store });
  const popUp = createPopUp();
  const parts = { panggung, showId, forUserId: receiver, store, draft, sale, popUp, tell };
  const purchase = createPurchase(parts);
  watchCheckout(parts, purchase, decide);
  const { $state, fire, get, patch } = store;
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
    const person = session.$person.get();
    return person ? `${person.user_id} ${isProfileComplete(person)}` : '';
  }

  const buyer = () => (session.$person.get() ? 'person' : 'guest');
  const isAt = (step: CheckoutStep) => checkoutStep(get()) === step;

  /** Where nobody looks, only a guest's purchase has a first screen: a person's asks the API. */
  function decide(changes?: Changes): void {
    // One press orders once: who was turned away from an order presses again.
    const asks = wish.asks && get().cameFrom === undefined;
    if (screens.size > 0 || buyer() === 'guest')
      void purchase.decide({ ...wish, asks }, changes).then(toPhone);
  }

  /** Somebody else uses the page now: what one typed, the next must not see. */
  function follow(): void {
    const now = who();
    if (now === whose) return;
    const { state, payment } = get();
    const isGuests = paying.includes(state) && payment?.user_id === null;
    const before = whose;
    const isSameDraft = before === '' || before.split(' ')[0] === now.split(' ')[0];
    const typed = isSameDraft ? {} : entered(draft.read());
    const changes: Changes = { ...typed, buyer: buyer(), coupon: null, coupons: [], payment: null };
    whose = now;
    // What a guest owes outlives a sign-in.
    if (isGuests) patch({ buyer: buyer() });
    else if (state === 'entering') patch(changes);
    else if (!fire('person', { ...changes, methods: [] })) {
      whose = before;
      return;
    }
    unanswered = draft.read().order;
    if (!isSameDraft) draft.clearOwn();
    wish = { ...wish, asks: wish.asks && asking.includes(state) };
    if (!isGuests) decide();
  }

  session.$person.listen(follow);
  // An order on its way is waited for before somebody else goes on.
  onNotify($state, follow);
  onNotify($state, () => askPhone());
  patch({ buyer: buyer() });
  decide();

  function startOver(changes: Changes = {}): void {
    if (!ended.includes(get().state)) return;
    if (fire('restart', { payment: null, ...changes })) decide();
  }

  function type(email: string): void {
    if (email === get().email) return;
    fire('edit');
    patch({ email, problem: null });
    draft.change({ email });
  }

  function typeDonation(donate: string): void {
    patch({ ...sale.priced({ donate }), problem: null });
    draft.change({ donate });
  }

  function typeCode(redeemCode: string): void {
    patch({ redeemCode, problem: null, message: '' });
    draft.change({ redeemCode });
  }

  function choose(methodId: Id): void {
    patch({ methodId, problem: null, isMethodMissing: false });
    draft.change({ methodId });
  }

  /** Takes over what another page hands on. */
  function takeOver({ email, donate, couponId, redeemCode, offer, paymentTypeId }: CheckoutEntry): void {
    if (offer) sale.pass.keepOffer(offer);
    if (offer && noSeat.includes(get().state)) fire('restart');
    if (email && isAt('email')) type(email);
    if (donate !== undefined) typeDonation(donate);
    if (couponId !== undefined) draft.change({ couponId });
    if (redeemCode) typeCode(redeemCode);
    if (paymentTypeId !== undefined) choose(paymentTypeId);
  }

  function enter(entry: CheckoutEntry = {}): () => void {
    const { asks, step, payment } = entry;
    const screen = {};
    screens.add(screen);
    wish = { asks, step };
    isPhoneDue = step === 'phone' && !isAt('phone');
    queueMicrotask(() => {
      lastStep = step;
    });
    const leave = () => {
      screens.delete(screen);
      if (screens.size === 0) wish = {};
    };
    const known = knownPayment(payment);
    if (known) enterPayment(known, step);
    if (known || step === 'pending' || step === 'success') return leave;
    if (step) startOver();
    takeOver(entry);
    if (replay()) return leave;
    if (asks) askAnew();
    if (get().state === 'entering') decide();
    else if (step) enterStep(step);
    return leave;
  }

  function knownPayment(payment: Payment | undefined): Payment | null {
    // What another person's page handed over is not shown to this one.
    const isOurs =
      payment && (payment.user_id === null || sameId(payment.user_id, session.$person.get()?.user_id));
    const ticket = isAnother ? null : payments.$ticket(showId, receiver).get();
    return (isOurs ? payment : null) ?? payments.$pending(showId, receiver).get() ?? ticket;
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
    if (method()?.needs_phone) fire('phone', { phone: get().phone || ownPhone() });
  }

  /** By a link, or by going back and forth in the history. */
  const moves: Partial<Record<CheckoutStep, () => void>> = {
    email() {
      // That there is no seat is said before an address is asked for; who goes back has read it.
      const isNews = noSeat.includes(get().state) && lastStep !== 'method';
      if (!isNews && !fire('keep_going')) fire('back');
    },
    donation: () => void (fire('back_donation') || (hasAddress() && fire('donate') && learn())),
    redeem: () => void (hasAddress() && fire('redeem')),
    method: () => void (fire('back_method') || toMethods()),
    phone: () => (get().state === 'method' ? toPhone() : toMethods()),
  };
  /** For a page that knows the address already; what costs nothing is taken by a press alone. */
  function toMethods(): void {
    if (hasAddress() || (isAt('donation') && get().quote?.total !== 0)) retry();
  }
  /** The phone is asked for once it is known that the method needs it. */
  function toPhone(): void {
    const isWanted = wish.step === 'phone' && get().state === 'method' && method()?.needs_phone;
    if (isWanted) fire('phone', { phone: get().phone || ownPhone() });
  }
  const hasAddress = () => isAt('email') && !emailProblem(get().email);

  function enterStep(step: CheckoutStep): void {
    if (!isAt(step) || step === 'email') moves[step]?.();
  }

  function retry(): void {
    if (get().state === 'entering') decide();
    else if (fire('proceed')) void purchase.loadMethods().then(toPhone);
  }

  function next(): void {
    const { donate, quote } = get();
    if (donationProblem(donate)) return;
    if (quote?.total === 0) purchase.take();
    else retry();
  }

  const method = () => get().methods.find(({ id }) => sameId(id, get().methodId)) ?? null;

  /** Whoever comes by a link may be faster than the show. */
  async function learn(): Promise<void> {
    const show = await knownShow(panggung, showId).catch(() => null);
    if (show) sale.learn(show);
  }

  async function send(choice: Partial<Wish>): Promise<void> {
    if (!sale.show()) await learn();
    const made = sale.wish(normalEmail(get().email), choice);
    if (made) await purchase.send(createOrder(made, draft.read().order));
    else fire('refuse', { problem: 'unreachable' });
  }

  function orderFromMethods(): void {
    const { quote, coupon } = get();
    if (!quote) return;
    if (coupon?.coupon_type === 'FREE-ONE') return void pay(null);
    if (quote.total === 0) return void purchase.take();
    const chosen = method();
    if (!chosen) return void patch({ isMethodMissing: true });
    if (!chosen.needs_phone) return void pay(chosen);
    fire('phone', { phone: get().phone || ownPhone() });
  }

  function ownPhone(): string {
    const { phone } = session.$person.get() ?? {};
    return phone && !phoneProblem(phone) ? phone : '';
  }

  /** In the click, since a tab cannot be opened later. AMB-113. */
  function pay(chosen: Wish['method']): void {
    const cameFrom = checkoutStep(get());
    if (!fire('order', { cameFrom, blockedPopUp: false })) return;
    if (chosen?.way === 'redirect') patch({ blockedPopUp: !popUp.open(chosen.name) });
    void send({ method: chosen });
  }

  function order(): void {
    const { state, phone } = get();
    if (state === 'method') orderFromMethods();
    if (state !== 'phone' || phoneProblem(phone)) return;
    const chosen = method();
    if (chosen) pay(chosen);
  }

  function redeem(): void {
    const redeemCode = redeemCodeOf(get().redeemCode);
    if (redeemCode && fire('submit', { cameFrom: 'redeem' })) void send({ redeemCode });
  }

  return {
    $state,
    enter,
    keepGoing: () => void (receiver === null && fire('keep_going')),
    type,
    submit() {
      const isSent = get().state !== 'redeem' && !emailProblem(get().email);
      if (isSent && fire('submit')) void purchase.check();
    },
    typeDonation,
    next() {
      if (get().state === 'donation') next();
    },
    typeCode,
    redeem() {
      if (get().state === 'redeem') redeem();
    },
    chooseCoupon: purchase.chooseCoupon,
    choose,
    typePhone(phone) {
      patch({ phone, problem: null, message: '' });
      draft.change({ phone });
    },
    order,
    retry,
    refresh: () => void purchase.refresh(),
    reopenWallet: purchase.reopenWallet,
    askDelete() {
      const isOwn = sameId(get().payment?.user_id, session.$person.get()?.user_id);
      if (isOwn) fire('delete');
    },
    keep: () => void fire('keep'),
    confirmDelete: () => void purchase.remove(),
    async resendCode() {
      const body = { email: normalEmail(get().email), room_id: showId };
      await http.call('POST /api/v1/payment/guest/resend-code', { body });
    },
    back() {
      const event = backEvent({ state: get().state, buyer: get().buyer, way: sale.way() });
      return event !== null && fire(event);
    },
    restart: () => startOver(),
    buyAnother() {
      isAnother = true;
      draft.clear();
      startOver({ ...entered(draft.read()), coupon: null });
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The purchase of a show on this page, for oneself or somebody else: every widget of the page drives the same one. */
export function getCheckout(panggung: Panggung, showId: Id, options: CheckoutOptions = {}): Checkout {
  const { forUserId = null } = options;
  const isOwn = forUserId === null || sameId(forUserId, panggung.session.$person.get()?.user_id);
  const receiver = isOwn ? null : forUserId;
  return partOf(panggung, `checkout ${showId} ${receiver ?? 'me'}`, () =>
    createCheckout(panggung, String(showId), { forUserId: receiver }),
  );
}
