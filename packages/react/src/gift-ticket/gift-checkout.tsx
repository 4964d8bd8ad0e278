import type { Id, Receiver } from '@panggung/core';
import type { CheckoutProps } from '../checkout/index.js';
import { onDemand } from '../ui/on-demand.js';
import { emit } from '../ui/widget-event.js';
import type { GiftEvents } from './gift-ticket.js';

const Checkout = onDemand(async () => (await import('../checkout/index.js')).Checkout);

export interface GiftCheckoutProps extends GiftEvents, Pick<CheckoutProps, 'variant'> {
  show: Id;
  receiver: Receiver;
  /** It was closed. */
  onBack: () => void;
}

/** The purchase for whoever was found. G-09. */
export function GiftCheckout({ receiver, onBack, ...rest }: GiftCheckoutProps) {
  return (
    <Checkout
      {...rest}
      forUserId={receiver.id}
      onCheckoutClose={({ detail }) => {
        onBack();
        emit(rest.onCheckoutClose, detail);
      }}
    />
  );
}
