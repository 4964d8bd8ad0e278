import { type CheckoutStep, checkoutStep, emailProblem } from '@panggung/core';
import { onNotify } from 'nanostores';
import type { CheckoutForm } from './checkout-form.js';
import type { PurchaseParts } from './checkout-parts.js';
import { noSeat } from './checkout-questions.js';

/** Moves of the page: by a link, or by going back and forth in its history. */
export interface CheckoutHistory {
  /** Notes the screen that the page opens. */
  open(step: CheckoutStep | undefined): void;
  /** Goes there, as far as the purchase may. */
  go(step: CheckoutStep): void;
}

/** Builds the part that follows the page's history. */
export function createHistory({ store }: PurchaseParts, form: CheckoutForm): CheckoutHistory {
  const { fire, get, patch } = store;
  let lastStep: CheckoutStep | undefined;

  const isAt = (step: CheckoutStep) => checkoutStep(get()) === step;
  const hasAddress = () => isAt('email') && !emailProblem(get().email);

  /** Who was asked for a phone before a reload is asked again, once the methods are there. */
  function askPhone(): void {
    const { state, isPhoneDue } = get();
    if (!isPhoneDue || state !== 'method') return;
    patch({ isPhoneDue: false });
    form.askPhone();
  }

  /** For a page that knows the address already; what costs nothing is taken by a press alone. */
  function toMethods(): void {
    if (hasAddress() || (isAt('donation') && get().quote?.total !== 0)) form.proceed();
  }

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

  onNotify(store.$state, askPhone);
  return {
    open(step) {
      const { isPhoneDue } = get();
      patch({ isPhoneDue: step === 'phone' && (isPhoneDue || !isAt('phone')) });
      // A page that is drawn twice at once has not moved.
      queueMicrotask(() => {
        lastStep = step;
      });
    },
    go(step) {
      if (!isAt(step) || step === 'email') moves[step]?.();
    },
  };
}
