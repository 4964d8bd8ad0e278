import { type Checkout, type CheckoutSnapshot, getCheckout } from '@panggung/client';
import { type CheckoutStep, checkoutStep, type Id, type Payment } from '@panggung/core';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { chosenMethod } from './chosen-method.js';

/** What a step hands to the next page. AMB-018. */
export interface CheckoutHandover {
  email: string;
  payment: Payment | null;
  paymentTypeId: Id | null;
  /** The chosen channel, such as `OVO`: its phone has a page of its own. H-09. */
  channelCode: string | null;
  /** The donation as it was typed. */
  donate: string;
  couponId: Id | null;
  /** Somebody else whom the ticket is for. */
  forUserId: Id | null;
  redeemCode: string;
}

/** How a page steers the checkout, and what it hears of it. */
export interface CheckoutControl {
  /** The show a ticket is bought for. */
  show: Id;
  /**
   * Somebody else whom the ticket is for, as it was found by their e-mail.
   * @default whoever buys
   */
  forUserId?: Id | undefined;
  /**
   * The screen the page stands on. `pending`, `detail` and `success` should replace the page before in the history.
   * @default the checkout goes its own way
   */
  step?: CheckoutStep | undefined;
  /** The checkout went on, or cannot be where `step` says. */
  onStepChange?: ((step: CheckoutStep, handover: CheckoutHandover) => void) | undefined;
  /** A press on Buy brought it here: strangers are asked whether they go on as guests, a free ticket is taken. */
  asks?: boolean | undefined;
  /** The guest's address, from the page before. */
  email?: string | undefined;
  /** A payment to take up, from the page before. */
  payment?: Payment | undefined;
  /** The method chosen on the page before. */
  paymentTypeId?: Id | undefined;
  /** The donation typed on the page before. */
  donate?: string | undefined;
  /** The coupon chosen on the page before. */
  couponId?: Id | undefined;
  /** A code that came with the link. */
  redeemCode?: string | undefined;
  /** The secret of a waiting list's offer, which keeps a seat. */
  offer?: string | undefined;
  onPaymentPending?: WidgetListener<'payment-pending'> | undefined;
  onTicketIssued?: WidgetListener<'ticket-issued'> | undefined;
  /** The person deleted a payment that waited. */
  onPaymentDeleted?: WidgetListener<'payment-deleted'> | undefined;
}

type Told = Pick<CheckoutControl, 'onPaymentPending' | 'onTicketIssued' | 'onPaymentDeleted'>;

/** Tells the host of payments and tickets, each once however many widgets listen. */
export function useCheckoutEvents(checkout: Checkout | null, show: Id, told: Told): void {
  const latest = useRef(told);
  latest.current = told;
  useEffect(
    () =>
      checkout?.listen((what, { id, amount, expiration_date, payment_type }) => {
        const { onPaymentPending, onTicketIssued, onPaymentDeleted } = latest.current;
        const about = { payment_id: id, show_id: show };
        const pending = { ...about, amount, expiration_date, channel_code: payment_type };
        if (what === 'issued') emit(onTicketIssued, { ...about, amount });
        else if (what === 'deleted') emit(onPaymentDeleted, about);
        else emit(onPaymentPending, pending);
      }),
    [checkout, show],
  );
}

function handoverOf(snapshot: CheckoutSnapshot, forUserId: Id | null): CheckoutHandover {
  const { email, payment, methodId, donate, coupon, redeemCode } = snapshot;
  return {
    email,
    payment,
    paymentTypeId: methodId,
    channelCode: chosenMethod(snapshot)?.channel_code ?? null,
    donate,
    couponId: coupon?.id ?? null,
    forUserId,
    redeemCode,
  };
}

/** Follows the page's step, and tells it when the checkout stands elsewhere. */
function useStep(checkout: Checkout, control: CheckoutControl, snapshot: CheckoutSnapshot): void {
  const { step } = control;
  const { state } = snapshot;
  const latest = useRef(control);
  latest.current = control;
  useLayoutEffect(() => {
    const { asks, email, payment, paymentTypeId, donate, couponId, redeemCode, offer } = latest.current;
    return checkout.enter({ asks, step, email, payment, paymentTypeId, donate, couponId, redeemCode, offer });
  }, [checkout, step]);
  const told = useRef<CheckoutStep | null>(null);
  const tell = () => {
    const now = checkout.$state.get();
    const shown = checkoutStep(now);
    // At `entering` nobody knows yet where it goes.
    const isElsewhere = step !== undefined && now.state !== 'entering' && shown !== step;
    // Once for each departure, though StrictMode runs effects twice.
    if (isElsewhere && told.current !== shown) {
      latest.current.onStepChange?.(shown, handoverOf(now, latest.current.forUserId ?? null));
    }
    told.current = isElsewhere ? shown : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew whenever the state may stand on another screen.
  useEffect(tell, [checkout, state, step]);
  // A ticket that is there at once may take the place of the button that asked for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as what was followed goes away.
  useEffect(() => (step === 'entry' ? tell : undefined), [checkout, step]);
}

/** The purchase behind the screens: its values, and what a person can do. */
export function useCheckout(control: CheckoutControl): { checkout: Checkout; snapshot: CheckoutSnapshot } {
  const panggung = usePanggung();
  const { show, forUserId } = control;
  const checkout = useMemo(() => getCheckout(panggung, show, { forUserId }), [panggung, show, forUserId]);
  const snapshot = useStore(checkout.$state);
  useCheckoutEvents(checkout, show, control);
  useStep(checkout, control, snapshot);
  return { checkout, snapshot };
}
