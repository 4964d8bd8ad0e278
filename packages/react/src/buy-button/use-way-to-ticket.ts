import { getPayments } from '@panggung/client';
import type { Id } from '@panggung/core';
import { useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import type { BuyButtonProps } from './buy-button.js';

type BuyEvents = Pick<
  BuyButtonProps,
  'onCheckoutStart' | 'onPaymentPending' | 'onTicketIssued' | 'onCheckoutClose'
>;

export interface WayToTicket {
  /** A payment waits here, or a ticket is here. */
  isBought: boolean;
  /** A checkout is open, which must not go away with the reason it was opened for. */
  isBuying: boolean;
  told: BuyEvents;
}

/** How far somebody went on the way to a ticket, for a place that opens it for a while. */
export function useWayToTicket(show: Id, told: BuyEvents): WayToTicket {
  const payments = getPayments(usePanggung());
  const pending = useStore(payments.$pending(show));
  const ticket = useStore(payments.$ticket(show));
  const [isBuying, setBuying] = useState(false);
  return {
    isBought: pending !== null || ticket !== null,
    isBuying,
    told: {
      ...told,
      onCheckoutStart(event) {
        told.onCheckoutStart?.(event);
        setBuying(!event.defaultPrevented);
      },
      onCheckoutClose(event) {
        setBuying(false);
        told.onCheckoutClose?.(event);
      },
    },
  };
}
