import { backEvent, type Id, normalEmail, type Payment, sameId } from '@panggung/core';
import type { Checkout, CheckoutListener } from './checkout-control.js';
import { createCheckoutDraft } from './checkout-draft.js';
import { createForm } from './checkout-form.js';
import type { PurchaseParts } from './checkout-parts.js';
import { createPurchase } from './checkout-purchase.js';
import { createSale } from './checkout-sale.js';
import { createCheckoutStore } from './checkout-store.js';
import { createVisit } from './checkout-visit.js';
import { watchCheckout } from './checkout-watch.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getPayments } from './payment.js';
import { createPopUp } from './pop-up.js';
import { getStorage } from './storage.js';

export interface CheckoutOptions {
  /** Somebody else whom the ticket is for. G-09. */
  forUserId?: Id | null | undefined;
}

/** Tells the latest of several listeners, once in all tabs. */
function createTelling(panggung: Panggung) {
  const payments = getPayments(panggung);
  const listeners = new Set<CheckoutListener>();
  const tell: CheckoutListener = (what, payment) => {
    const listener = [...listeners].at(-1);
    // Other tabs know by it that a payment was not lost.
    const isNews = (listener || what === 'deleted') && payments.announce(payment.id, what);
    if (isNews) listener?.(what, payment);
  };
  const listen: Checkout['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { tell, listen };
}

/** What the parts of one purchase share. */
function createParts(
  panggung: Panggung,
  showId: string,
  { forUserId, tell }: Pick<PurchaseParts, 'forUserId' | 'tell'>,
): PurchaseParts {
  const userId = () => panggung.session.$person.get()?.user_id ?? null;
  const draft = createCheckoutDraft({ storage: getStorage(panggung), showId, forUserId, userId });
  const store = createCheckoutStore(draft.read());
  const sale = createSale({ panggung, showId, forUserId, store });
  return { panggung, showId, forUserId, store, draft, sale, popUp: createPopUp(), tell };
}

/** Builds the purchase of a show; use {@link getCheckout} so that every widget drives the same one. */
export function createCheckout(
  panggung: Panggung,
  showId: string,
  { forUserId = null }: CheckoutOptions = {},
): Checkout {
  const { http, session } = panggung;
  const { tell, listen } = createTelling(panggung);
  const receiver = forUserId === null ? null : String(forUserId);
  const parts = createParts(panggung, showId, { forUserId: receiver, tell });
  const purchase = createPurchase(parts);
  const form = createForm(parts, purchase);
  const visit = createVisit(parts, purchase, form);
  const { $state, fire, get } = parts.store;
  const { chooseCoupon, reopenWallet, refresh, confirmDelete } = purchase;
  watchCheckout(parts, purchase, visit.decide);

  const isOwn = ({ user_id }: Payment) => sameId(user_id, session.$person.get()?.user_id);

  return {
    ...visit,
    ...form,
    $state,
    forUserId: receiver,
    chooseCoupon,
    reopenWallet,
    refresh,
    confirmDelete,
    keepGoing: () => receiver === null && fire('keep_going'),
    askDelete() {
      const { payment } = get();
      if (payment && isOwn(payment)) fire('delete');
    },
    keep: () => fire('keep'),
    async resendCode() {
      const body = { email: normalEmail(get().email), room_id: showId };
      await http.call('POST /api/v1/payment/guest/resend-code', { body });
    },
    back() {
      const { state, buyer } = get();
      const event = backEvent({ state, buyer, way: parts.sale.way() });
      return event !== null && fire(event);
    },
    listen,
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
