import { getOwnPayments } from '@panggung/client';
import type { Id, Show } from '@panggung/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusStep } from '../ui/focus-step.js';
import { usePanggung } from '../ui/panggung-provider.js';
import type { WidgetEvent } from '../ui/widget-event.js';
import type { BuyEvents } from './buy-card.js';
import type { ViewerStake } from './use-viewer-stake.js';

export interface BuyingOptions {
  show: Show;
  /** What the viewer has this moment. */
  fresh: ViewerStake;
  told: BuyEvents;
  /** A payment is no more. */
  forget: (payment: Id) => void;
}

export interface BuyingView {
  /** What the page's next step is about. */
  stake: ViewerStake;
  page: RefObject<HTMLElement | null>;
  events: BuyEvents;
}

/**
 * Follows a purchase on a show's page. As long as its checkout is open the next step stays, with which it would go away;
 * then the focus goes to the one that follows.
 */
export function useBuying({ show, fresh, told, forget }: BuyingOptions): BuyingView {
  const panggung = usePanggung();
  const page = useRef<HTMLElement>(null);
  const [isBuying, setBuying] = useState(false);
  const held = useRef(fresh);
  if (!isBuying) held.current = fresh;
  useEffect(() => {
    if (isBuying) return () => queueMicrotask(() => focusStep(page.current));
  }, [isBuying]);

  function begin<Detail>(listener: ((event: WidgetEvent<Detail>) => void) | undefined) {
    return (event: WidgetEvent<Detail>) => {
      listener?.(event);
      setBuying(!event.defaultPrevented);
    };
  }
  const { onStepChange } = told;
  return {
    stake: held.current,
    page,
    events: {
      ...told,
      onCheckoutStart: begin(told.onCheckoutStart),
      onRedeemStart: begin(told.onRedeemStart),
      onCheckoutClose(event) {
        setBuying(false);
        told.onCheckoutClose?.(event);
      },
      // Its other screens are the host's.
      onStepChange:
        onStepChange &&
        ((...next) => {
          setBuying(false);
          onStepChange(...next);
        }),
      // It may be one's own: then it is asked for anew.
      onTicketIssued(event) {
        void getOwnPayments(panggung).reload(panggung.session.$person.get()?.user_id, show.id);
        told.onTicketIssued?.(event);
      },
      onPaymentDeleted(event) {
        forget(event.detail.payment_id);
        told.onPaymentDeleted?.(event);
      },
    },
  };
}
