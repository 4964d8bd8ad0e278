import {
  isTaken,
  normalEmail,
  type Payment,
  REFRESH_OVERLAY_MS,
  refreshOutcome,
  type Show,
  sameId,
} from '@panggung/core';
import { toApiError } from './api-error.js';
import type { createCheckoutDraft } from './checkout-draft.js';
import { type CheckoutOrder, createOrder, eventByRefusal, isAnswer, sendOrder } from './checkout-order.js';
import { currentShow, guestTicket, isRegistered, knownShow, payableMethods } from './checkout-questions.js';
import type { CheckoutSnapshot, CheckoutStore, Fire } from './checkout-store.js';
import type { Panggung } from './panggung.js';
import { type Announcement, getPayments } from './payment.js';
import { readPayment } from './realtime.js';

/** What is told of a show may be this old, in ms. */
const STALE_MS = 2000;

/** What a purchase works with. */
export interface PurchaseParts {
  panggung: Panggung;
  showId: string;
  store: CheckoutStore;
  draft: ReturnType<typeof createCheckoutDraft>;
  tell(what: Announcement, payment: Payment): void;
}

/** What is asked of the API, and what follows from its answers. */
export interface Purchase {
  /** Asks about the address; goes on to the methods, or takes the ticket. F-08 to F-14. */
  check(): Promise<void>;
  loadMethods(changes?: Partial<CheckoutSnapshot>): Promise<void>;
  send(order: CheckoutOrder): Promise<void>;
  /** Shows a payment that is known already, without telling anybody of it. */
  adopt(payment: Payment): void;
  /** Takes in what became of the payment. */
  follow(payment: Payment, isNews?: boolean): void;
  /** Asks whether the money came. H-33 to H-35. */
  refresh(): Promise<void>;
}

/** Builds the part of a checkout that talks to the API. */
export function createPurchase({ panggung, showId, store, draft, tell }: PurchaseParts): Purchase {
  const { clock, http } = panggung;
  const payments = getPayments(panggung);

  function trouble(thrown: unknown): Partial<CheckoutSnapshot> {
    const { code, retryAfter } = toApiError(thrown);
    return { problem: code, retryAt: retryAfter === null ? null : clock.now() + retryAfter };
  }

  /** A ticket that is taken has no methods to show again. */
  const isOrdering = () => store.get().state === 'ordering';

  async function check(): Promise<void> {
    const answer = store.ask();
    const email = normalEmail(store.get().email);
    try {
      const show = await knownShow(panggung, showId);
      if (await isRegistered(panggung, email, show)) answer('registered');
      else if (await guestTicket(panggung, email, show)) exists(answer, email);
      else await goOn(answer, email, show);
    } catch (thrown) {
      answer('refuse', trouble(thrown));
    }
  }

  async function goOn(answer: Fire, email: string, show: Show): Promise<void> {
    if (!isTaken(show)) {
      if (answer('proceed')) await loadMethods();
    } else if (answer('take')) {
      await send(createOrder({ show, email, method: null }, draft.read().order));
    }
  }

  /** The ticket that is in the way may be the one this very browser is paying for. */
  function exists(answer: Fire, email: string): void {
    const own = payments.$pending(showId).get();
    if (own?.email && normalEmail(own.email) === email) adopt(own);
    else answer('exists');
  }

  async function loadMethods(changes: Partial<CheckoutSnapshot> = {}): Promise<void> {
    const answer = store.ask();
    try {
      const show = await currentShow(panggung, showId);
      if (isTaken(show)) return void answer('back');
      if (show.ticket_left < 1) return noSeat(answer, show);
      const methods = await payableMethods(panggung, show);
      const { methodId } = store.get();
      const isOffered = methods.some(({ id }) => sameId(id, methodId));
      const amount = show.ticket_price;
      answer('loaded', { methods, methodId: isOffered ? methodId : null, amount, ...changes });
    } catch (thrown) {
      answer('refuse', { methods: [], ...trouble(thrown) });
    }
  }

  function noSeat(answer: Fire, show: Show | null): void {
    const releaseAt = show?.next_release_at ?? null;
    answer(releaseAt ? 'all_held' : 'sold_out', { releaseAt });
  }

  /** The seat went; unless another came back meanwhile, which is worth one more press. */
  async function gone(answer: Fire): Promise<void> {
    const look = () => currentShow(panggung, showId).catch(() => null);
    let show = await look();
    if (show?.ticket_left) {
      await new Promise((done) => setTimeout(done, STALE_MS));
      show = await look();
    }
    if (!show?.ticket_left) return noSeat(answer, show);
    const problem: Partial<CheckoutSnapshot> = { problem: 'busy' };
    if (isOrdering() && answer('reprice')) await loadMethods(problem);
    else answer('refuse', problem);
  }

  async function send(order: CheckoutOrder): Promise<void> {
    draft.change({ order });
    const answer = store.ask();
    const onSilence = (error: unknown) => {
      if (store.get().state === 'ordering') store.patch(trouble(error));
    };
    try {
      ordered(answer, await sendOrder(http, order, onSilence));
    } catch (thrown) {
      await refused(answer, thrown, order);
    }
  }

  function ordered(answer: Fire, payment: Payment): void {
    draft.clear();
    const isPaid = payment.status === 'COMPLETED';
    if (!answer(isPaid ? 'paid' : 'ordered', { payment })) return;
    payments.keep(payment);
    tell(isPaid ? 'issued' : 'pending', payment);
  }

  async function refused(answer: Fire, thrown: unknown, order: CheckoutOrder): Promise<void> {
    const error = toApiError(thrown);
    if (isAnswer(error)) draft.change({ order: null });
    const event = eventByRefusal[error.code];
    if (event === 'exists') return exists(answer, String(order.body.email));
    if (event === 'sold_out') return gone(answer);
    // Whoever comes back after a reload has no methods on the screen yet.
    const needsMethods = event === 'reprice' || (!event && store.get().methods.length === 0);
    if (needsMethods && isOrdering() && answer('reprice')) return loadMethods(trouble(error));
    answer(event === 'reprice' || !event ? 'refuse' : event, trouble(error));
  }

  function adopt(payment: Payment): void {
    if (!store.fire('resume', { payment, email: payment.email ?? store.get().email })) return;
    draft.change({ order: null });
    follow(payment, false);
  }

  function follow(payment: Payment, isNews = true): void {
    // Paid stays paid: an answer given before the money came may arrive after it.
    if (store.get().state === 'completed') return;
    store.patch({ payment });
    payments.keep(payment);
    const outcome = refreshOutcome(payment.status);
    if (outcome === 'failed') store.fire('lost');
    if (outcome === 'completed' && store.fire('paid') && isNews) tell('issued', payment);
  }

  async function refresh(): Promise<void> {
    const { payment } = store.get();
    if (!payment || !store.fire('refresh')) return;
    const veil = new Promise((done) => setTimeout(done, REFRESH_OVERLAY_MS));
    try {
      follow(await readPayment(panggung, payment));
      await veil;
      store.fire('waiting');
    } catch (thrown) {
      await veil;
      store.fire('waiting', { ...trouble(thrown), isReached: false });
    }
  }

  return { check, loadMethods, send, adopt, follow, refresh };
}
