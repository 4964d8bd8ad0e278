import { type Checkout, type CheckoutSnapshot, getCheckout } from '@panggung/client';
import { type CheckoutStep, checkoutStep, type Id, type Payment } from '@panggung/core';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';

/** What a step hands to the next page. AMB-018. */
export interface CheckoutHandover {
  email: string;
  payment: Payment | null;
  paymentTypeId: Id | null;
}

/** How a page steers the checkout, and what it hears of it. */
export interface CheckoutControl {
  /** The show a ticket is bought for. */
  show: Id;
  /**
   * The screen the page stands on. `pending` and `success` should replace the page before in the history.
   * @default the checkout goes its own way
   */
  step?: CheckoutStep | undefined;
  /** The checkout went on, or cannot be where `step` says. */
  onStepChange?: ((step: CheckoutStep, handover: CheckoutHandover) => void) | undefined;
  /** The guest's address, from the page before. */
  email?: string | undefined;
  /** A payment to take up, from the page before. */
  payment?: Payment | undefined;
  /** The method chosen on the page before. */
  paymentTypeId?: Id | undefined;
  onPaymentPending?: WidgetListener<'payment-pending'> | undefined;
  onTicketIssued?: WidgetListener<'ticket-issued'> | undefined;
}

type Told = Pick<CheckoutControl, 'onPaymentPending' | 'onTicketIssued'>;

/** Tells the host of payments and tickets, each once however many widgets listen. */
export function useCheckoutEvents(checkout: Checkout | null, show: Id, told: Told): void {
  const latest = useRef(told);
  latest.current = told;
  useEffect(
    () =>
      checkout?.listen((what, { id, amount, expiration_date, payment_type }) => {
        const detail = { payment_id: id, show_id: show, amount };
        if (what === 'issued') emit(latest.current.onTicketIssued, detail);
        else {
          emit(latest.current.onPaymentPending, { ...detail, expiration_date, channel_code: payment_type });
        }
      }),
    [checkout, show],
  );
}

/** Follows the page's step, and tells it when the checkout stands elsewhere. */
function useStep(checkout: Checkout, control: CheckoutControl, { state }: CheckoutSnapshot): void {
  const { step } = control;
  const latest = useRef(control);
  latest.current = control;
  useLayoutEffect(() => {
    const { email, payment, paymentTypeId } = latest.current;
    checkout.enter({ step, email, payment, paymentTypeId });
  }, [checkout, step]);
  const told = useRef<CheckoutStep | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew whenever the state may stand on another screen.
  useEffect(() => {
    const now = checkout.$state.get();
    const shown = checkoutStep(now);
    const isElsewhere = step !== undefined && shown !== step;
    // Once for each departure, though StrictMode runs effects twice.
    if (isElsewhere && told.current !== shown) {
      const { email, payment, methodId } = now;
      latest.current.onStepChange?.(shown, { email, payment, paymentTypeId: methodId });
    }
    told.current = isElsewhere ? shown : null;
  }, [checkout, state, step]);
}

/** The purchase behind the screens: its values, and what a person can do. */
export function useCheckout(control: CheckoutControl): { checkout: Checkout; snapshot: CheckoutSnapshot } {
  const panggung = usePanggung();
  const checkout = useMemo(() => getCheckout(panggung, control.show), [panggung, control.show]);
  const snapshot = useStore(checkout.$state);
  useCheckoutEvents(checkout, control.show, control);
  useStep(checkout, control, snapshot);
  return { checkout, snapshot };
}
