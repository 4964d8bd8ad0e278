import {
  type CheckoutEvent,
  type CheckoutState,
  type CheckoutStep,
  type ClientErrorCode,
  checkoutStep,
  emailProblem,
  type Id,
  isTaken,
  nextCheckoutState,
  normalEmail,
  type Payment,
  type PaymentType,
  REFRESH_OVERLAY_MS,
  refreshOutcome,
  type Show,
  sameId,
} from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { toApiError } from './api-error.js';
import { createCheckoutDraft } from './checkout-draft.js';
import { type CheckoutOrder, createOrder, eventByRefusal, isFinal, sendOrder } from './checkout-order.js';
import { currentShow, guestTicket, isRegistered, knownShow, payableMethods } from './checkout-questions.js';
import type { Panggung } from './panggung.js';
import type { Announcement } from './payment.js';
import { readPayment, watchPayment } from './realtime.js';

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
  /** Of several listeners the latest is told. Returns how to stop. */
  listen(listener: CheckoutListener): () => void;
}

/** After these, an answer still on its way is no longer wanted. */
const interruptions: readonly CheckoutEvent[] = ['edit', 'back', 'resume', 'restart'];
/** How often a show whose tickets are all held is looked at, at most, in ms. */
const LOOK_MS = 10_000;

/** Builds the purchase of a show; use {@link getCheckout} so that every widget drives the same one. */
export function createCheckout(panggung: Panggung, showId: string): Checkout {
  const { clock, http, payments, shows, storage } = panggung;
  const draft = createCheckoutDraft(storage, showId);
  const { email, methodId } = draft.read();
  const $state = atom<CheckoutSnapshot>({
    state: 'email',
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
  const listeners: CheckoutListener[] = [];
  let question = 0;

  const patch = (changes: Partial<CheckoutSnapshot>) => $state.set({ ...$state.get(), ...changes });

  function fire(event: CheckoutEvent, changes: Partial<CheckoutSnapshot> = {}): boolean {
    const from = $state.get();
    const state = nextCheckoutState(from.state, event);
    if (state === from.state) return false;
    if (interruptions.includes(event)) question += 1;
    $state.set({ ...from, problem: null, retryAt: null, isReached: true, ...changes, state });
    return true;
  }

  /** Fires for the question asked last; an answer that comes too late for it is dropped. */
  function asking() {
    const mine = ++question;
    return (event: CheckoutEvent, changes?: Partial<CheckoutSnapshot>) =>
      mine === question && fire(event, changes);
  }

  function trouble(thrown: unknown): Partial<CheckoutSnapshot> {
    const { code, retryAfter } = toApiError(thrown);
    return { problem: code, retryAt: retryAfter === null ? null : clock.now() + retryAfter };
  }

  function announce(what: Announcement, payment: Payment) {
    if (listeners.length > 0 && payments.announce(payment.id, what)) listeners.at(-1)?.(what, payment);
  }

  /** Shows a payment that is known already, without telling anybody of it. */
  function adopt(payment: Payment) {
    if (!fire('resume', { payment, email: payment.email ?? $state.get().email })) return;
    draft.change({ order: null });
    follow(payment, false);
  }

  function follow(payment: Payment, isNews = true) {
    patch({ payment });
    payments.keep(payment);
    const outcome = refreshOutcome(payment.status);
    if (outcome === 'waiting') return;
    const isOver = fire(outcome === 'completed' ? 'paid' : 'lost');
    if (isOver && isNews && outcome === 'completed') announce('issued', payment);
  }

  function ownPending(address: string): Payment | null {
    const payment = payments.$pending(showId).get();
    return payment?.email && normalEmail(payment.email) === normalEmail(address) ? payment : null;
  }

  async function check() {
    const answer = asking();
    try {
      const show = await knownShow(panggung, showId);
      const address = normalEmail($state.get().email);
      if (await isRegistered(panggung, address, show)) return answer('registered');
      if (await guestTicket(panggung, address, show)) return exists(answer, address);
      if (!isTaken(show)) return answer('proceed') && (await loadMethods());
      return (
        answer('take') &&
        (await send(createOrder({ show, email: address, method: null }, draft.read().order)))
      );
    } catch (thrown) {
      answer('refuse', trouble(thrown));
    }
  }

  function exists(answer: ReturnType<typeof asking>, address: string) {
    const own = ownPending(address);
    if (own) adopt(own);
    else answer('exists');
  }

  async function loadMethods(changes: Partial<CheckoutSnapshot> = {}) {
    const answer = asking();
    try {
      const show = await currentShow(panggung, showId);
      if (isTaken(show)) return back();
      if (show.ticket_left < 1) return noSeat(answer, show.next_release_at);
      const methods = await payableMethods(panggung, show);
      const chosen = methods.some(({ id }) => sameId(id, $state.get().methodId))
        ? $state.get().methodId
        : null;
      answer('loaded', { methods, methodId: chosen, amount: show.ticket_price, ...changes });
    } catch (thrown) {
      answer('refuse', { methods: [], ...trouble(thrown) });
    }
  }

  async function send(order: CheckoutOrder) {
    draft.change({ order });
    const answer = asking();
    try {
      const payment = await sendOrder(
        http,
        order,
        (silence) => $state.get().state === 'ordering' && patch(trouble(silence)),
      );
      draft.clear();
      if (answer(payment.status === 'COMPLETED' ? 'paid' : 'ordered', { payment })) {
        payments.keep(payment);
        announce(payment.status === 'COMPLETED' ? 'issued' : 'pending', payment);
      }
    } catch (thrown) {
      await refused(answer, thrown, order);
    }
  }

  async function refused(answer: ReturnType<typeof asking>, thrown: unknown, order: CheckoutOrder) {
    const error = toApiError(thrown);
    if (isFinal(error)) draft.change({ order: null });
    const event = eventByRefusal[error.code];
    if (event === 'exists') return exists(answer, String(order.body.email));
    if (event === 'sold_out') return soldOut(answer);
    if (event === 'reprice') return answer('reprice') && loadMethods({ problem: error.code });
    // A purchase taken up after a reload has no methods to go back to yet.
    if (!event && $state.get().methods.length === 0 && answer('reprice')) return loadMethods(trouble(error));
    answer(event ?? 'refuse', trouble(error));
  }

  function noSeat(answer: ReturnType<typeof asking>, releaseAt: number | null) {
    answer(releaseAt ? 'all_held' : 'sold_out', { releaseAt });
  }

  async function soldOut(answer: ReturnType<typeof asking>) {
    await shows.reload(showId);
    const show = shows.one(showId).get();
    noSeat(answer, ('value' in show && show.value?.next_release_at) || null);
  }

  function seat(show: Show) {
    if (show.ticket_left > 0) return fire('reopen') && void loadMethods();
    if (show.next_release_at) return patch({ releaseAt: show.next_release_at });
    fire('sold_out', { releaseAt: null });
  }

  /** While tickets are all held, looks at the show when the next one may be back. */
  function watchSeats(): () => void {
    const look = () => void shows.reload(showId);
    let timer: ReturnType<typeof setTimeout>;
    const stop = shows.one(showId).subscribe((show) => {
      if (show.status === 'ready' && !show.isStale) seat(show.value);
      clearTimeout(timer);
      const pause = ($state.get().releaseAt ?? 0) - clock.now();
      timer = setTimeout(look, Math.min(Math.max(pause, 1000), LOOK_MS) + Math.random() * 1000);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  const watchLive = (payment: Payment) =>
    watchPayment(panggung, payment, {
      onPayment: (news) => follow(news),
      onReach: (isReached) => patch({ isReached }),
    });

  onMount($state, () => {
    let watched: CheckoutState | null = null;
    let stop = () => {};
    const stopSync = $state.listen(sync);
    function sync() {
      const { state, payment } = $state.get();
      const next = state === 'refreshing' ? 'pending' : state;
      if (next === watched) return;
      stop();
      watched = next;
      stop =
        next === 'pending' && payment ? watchLive(payment) : next === 'all_held' ? watchSeats() : () => {};
    }
    sync();
    // A payment another tab made is this tab's too.
    const stopPending = payments.$pending(showId).subscribe((payment) => payment && adopt(payment));
    return () => {
      stopSync();
      stopPending();
      stop();
    };
  });

  function type(text: string) {
    if (text === $state.get().email) return;
    fire('edit');
    patch({ email: text, problem: null });
    draft.change({ email: text });
  }

  function choose(id: Id) {
    patch({ methodId: id, problem: null });
    draft.change({ methodId: id });
  }

  const back = () => void fire('back');

  function enter({ step, email: given, payment, paymentTypeId }: CheckoutEntry = {}) {
    const known = payment ?? payments.$pending(showId).get();
    if (known) return enterPayment(known);
    if (step === 'pending' || step === 'success') return;
    if (step) fire('restart', { payment: null });
    if (given && checkoutStep[$state.get().state] === 'email') type(given);
    if (paymentTypeId !== undefined) choose(paymentTypeId);
    const { order } = draft.read();
    if (order && fire('replay', { email: String(order.body.email) })) return void send(order);
    if (step === 'email') back();
    else if (step && checkoutStep[$state.get().state] === 'email') skipAddress();
  }

  /** For a page that knows the address already. */
  function skipAddress() {
    if (!emailProblem($state.get().email) && fire('proceed')) void loadMethods();
  }

  function enterPayment(payment: Payment) {
    if (sameId($state.get().payment?.id, payment.id)) return;
    fire('restart', { payment: null });
    adopt(payment);
  }

  return {
    $state,
    enter,
    type,
    choose,
    back,
    submit() {
      if (!emailProblem($state.get().email) && fire('submit')) void check();
    },
    order() {
      const { methods, methodId: chosen, amount, email: address } = $state.get();
      const method = methods.find(({ id }) => sameId(id, chosen));
      if (!method || amount === null || !fire('order')) return;
      const purchase = { show: { id: showId, ticket_price: amount }, email: normalEmail(address), method };
      void send(createOrder(purchase, draft.read().order));
    },
    retry() {
      if (fire('proceed')) void loadMethods();
    },
    async refresh() {
      const { payment } = $state.get();
      if (!payment || !fire('refresh')) return;
      const veil = new Promise((done) => setTimeout(done, REFRESH_OVERLAY_MS));
      try {
        follow(await readPayment(panggung, payment));
        await veil;
        fire('waiting');
      } catch (thrown) {
        await veil;
        fire('waiting', { ...trouble(thrown), isReached: false });
      }
    },
    async resendCode() {
      const body = { email: normalEmail($state.get().email), room_id: showId };
      await http.call('POST /api/v1/payment/guest/resend-code', { body });
    },
    restart: () => void fire('restart', { payment: null }),
    listen(listener) {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  };
}

/** The purchase of a show on this page: every widget of the page drives the same one. */
export function getCheckout(panggung: Panggung, showId: Id): Checkout {
  const name = `checkout ${showId}`;
  const known = panggung.parts.get(name) as Checkout | undefined;
  const checkout = known ?? createCheckout(panggung, String(showId));
  panggung.parts.set(name, checkout);
  return checkout;
}
