import type { Receiver } from '@panggung/core';
import { onDemand } from '../ui/on-demand.js';
import { emit } from '../ui/widget-event.js';
import type { GiftTicketProps } from './gift-ticket.js';

const Checkout = onDemand(async () => (await import('../checkout/index.js')).Checkout);

export interface GiftCheckoutProps extends GiftTicketProps {
  receiver: Receiver;
  /** Somebody else is to be chosen. */
  onBack: () => void;
}

/** The purchase for whoever was found, in the place of the form. G-09. */
export function GiftCheckout(props: GiftCheckoutProps) {
  const { show, receiver, onBack, onCheckoutClose } = props;
  const { onSignInStart, onProfileStart, onTicketOpen } = props;
  const { onPaymentPending, onTicketIssued, onPaymentDeleted } = props;
  return (
    <Checkout
      show={show}
      forUserId={receiver.id}
      onSignInStart={onSignInStart}
      onProfileStart={onProfileStart}
      onTicketOpen={onTicketOpen}
      onPaymentPending={onPaymentPending}
      onTicketIssued={onTicketIssued}
      onPaymentDeleted={onPaymentDeleted}
      onCheckoutClose={({ detail }) => {
        onBack();
        emit(onCheckoutClose, detail);
      }}
    />
  );
}
