import type { CheckoutStep, Id } from '@panggung/core';
import { type CheckoutHandover, usePanggung } from '@panggung/react';
import { useMemo } from 'react';
import { checkoutPath, isReplacing } from './checkout-path.js';
import type { ScreenParams } from './navigation/entry.js';
import { useNavigate } from './navigation/navigate.js';

/** What of it stands in the history, since no address should have it or can. AMB-018. */
function paramsOf({ email, payment, paymentTypeId, couponId }: CheckoutHandover): ScreenParams {
  return {
    email,
    dataPayment: payment ?? undefined,
    paymentTypeId: paymentTypeId ?? undefined,
    couponId: couponId ?? undefined,
  };
}

/**
 * Leads from a screen of a purchase to the next one, each at its own address.
 * @example <Checkout step="email" onStepChange={useCheckoutSteps({ show, from: 'email' })} />
 */
export function useCheckoutSteps({ show, from }: { show: Id; from: CheckoutStep }) {
  const { go } = useNavigate();
  const { session, shows } = usePanggung();
  return useMemo(
    () => (next: CheckoutStep, handover: CheckoutHandover) => {
      // What no page is for stands over the one it came up on.
      if (next === 'entry') return;
      const isPerson = session.$person.get() !== null;
      const known = shows.one(show).get();
      const place = { ...handover, show, email: isPerson ? '' : handover.email };
      go(checkoutPath(next, { from, place }), {
        replace: from !== 'entry' && isReplacing(next, { from, isPerson }),
        state: { ...paramsOf(handover), roomVideo: ('value' in known && known.value) || undefined },
      });
    },
    [go, session, shows, show, from],
  );
}
