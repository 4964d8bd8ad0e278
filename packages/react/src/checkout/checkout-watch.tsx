import { getCheckout } from '@panggung/client';
import type { CheckoutState } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { type CheckoutControl, useCheckoutEvents } from './use-checkout.js';

export interface CheckoutWatchProps
  extends Pick<
    CheckoutControl,
    'show' | 'forUserId' | 'onPaymentPending' | 'onTicketIssued' | 'onPaymentDeleted'
  > {
  onState: (state: CheckoutState) => void;
}

/** Draws nothing: follows a purchase, live, while no screen of it is open. */
export function CheckoutWatch({ show, forUserId, onState, ...told }: CheckoutWatchProps) {
  const checkout = getCheckout(usePanggung(), show, { forUserId });
  const { state } = useStore(checkout.$state);
  useCheckoutEvents(checkout, show, told);
  useEffect(() => onState(state), [onState, state]);
  return null;
}
