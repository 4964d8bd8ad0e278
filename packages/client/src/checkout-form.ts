import {
  checkoutStep,
  donationProblem,
  emailProblem,
  type Id,
  normalEmail,
  type PaymentType,
  phoneProblem,
  redeemCodeOf,
  sameId,
} from '@panggung/core';
import type { Wish } from './checkout-body.js';
import type { Checkout } from './checkout-control.js';
import { createOrder } from './checkout-order.js';
import type { Purchase, PurchaseParts } from './checkout-parts.js';
import { knownShow } from './known-show.js';

type Acts =
  | 'type'
  | 'submit'
  | 'typeDonation'
  | 'next'
  | 'typeCode'
  | 'redeem'
  | 'choose'
  | 'typePhone'
  | 'order';

/** What is typed, chosen and sent; and what who comes by a link asks of it. */
export interface CheckoutForm extends Pick<Checkout, Acts> {
  /** Learns the show, for whoever is faster than it. */
  learn(): Promise<void>;
  /** To the ways to pay. */
  proceed(): void;
  /** To the phone, if the chosen method asks for it. */
  askPhone(): void;
}

/** Builds the part that takes what a person enters. */
export function createForm(parts: PurchaseParts, purchase: Purchase): CheckoutForm {
  const { panggung, showId, store, draft, sale, popUp } = parts;
  const { fire, get, patch } = store;
  const method = () => get().methods.find(({ id }) => sameId(id, get().methodId)) ?? null;

  function type(email: string): void {
    if (email === get().email) return;
    fire('edit');
    patch({ email, problem: null });
    draft.change({ email });
  }

  function proceed(): void {
    if (fire('proceed')) void purchase.loadMethods();
  }

  function next(): void {
    const { state, donate, quote } = get();
    if (state !== 'donation' || donationProblem(donate)) return;
    if (quote?.total === 0) purchase.take();
    else proceed();
  }

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

  /** A person's own is there already. */
  function ownPhone(): string {
    const { phone } = panggung.session.$person.get() ?? {};
    return phone && !phoneProblem(phone) ? phone : '';
  }

  function askPhone(): void {
    if (method()?.needs_phone) fire('phone', { phone: get().phone || ownPhone() });
  }

  /** In the click, since a tab cannot be opened later. AMB-113. */
  function pay(chosen: PaymentType | null): void {
    if (!fire('order', { cameFrom: checkoutStep(get()), blockedPopUp: false })) return;
    if (chosen?.way === 'redirect') patch({ blockedPopUp: !popUp.open(chosen.name) });
    void send({ method: chosen });
  }

  /** H-07, H-08, AMB-102, AMB-106. */
  function orderFromMethods(): void {
    const { quote, coupon } = get();
    const chosen = method();
    if (coupon?.coupon_type === 'FREE-ONE') pay(null);
    else if (quote?.total === 0) purchase.take();
    else if (!chosen) patch({ isMethodMissing: true });
    else if (chosen.needs_phone) askPhone();
    else pay(chosen);
  }

  return {
    type,
    learn,
    proceed,
    askPhone,
    next,
    submit() {
      const isSent = get().state !== 'redeem' && !emailProblem(get().email);
      if (isSent && fire('submit')) void purchase.check();
    },
    typeDonation(donate) {
      patch({ ...sale.priced({ donate }), problem: null });
      draft.change({ donate });
    },
    typeCode(redeemCode) {
      patch({ redeemCode, problem: null, message: '' });
      draft.change({ redeemCode });
    },
    redeem() {
      const redeemCode = redeemCodeOf(get().redeemCode);
      const isSent = get().state === 'redeem' && redeemCode !== '';
      if (isSent && fire('submit', { cameFrom: 'redeem' })) void send({ redeemCode });
    },
    choose(methodId: Id) {
      patch({ methodId, problem: null, isMethodMissing: false });
      draft.change({ methodId });
    },
    typePhone(phone) {
      patch({ phone, problem: null, message: '' });
      draft.change({ phone });
    },
    order() {
      const { state, phone } = get();
      const chosen = method();
      if (state === 'method') orderFromMethods();
      else if (state === 'phone' && chosen && !phoneProblem(phone)) pay(chosen);
    },
  };
}
