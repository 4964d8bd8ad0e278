import type { Id } from '@panggung/core';
import { onDemand } from '../ui/on-demand.js';
import { emit } from '../ui/widget-event.js';
import type { BuyEvents } from './buy-card.js';

const Checkout = onDemand(async () => (await import('../checkout/index.js')).Checkout);

export interface RedeemCheckoutProps {
  show: Id;
  /** As it was typed. */
  code: string;
  events: BuyEvents;
  onClose: () => void;
}

/** The purchase that a redeem code pays for, in place. F-13, AMB-087. */
export function RedeemCheckout({ show, code, events, onClose }: RedeemCheckoutProps) {
  const { onTicketIssued, onTicketOpen, onSignInStart, onProfileStart, onCheckoutClose } = events;
  const told = { onTicketIssued, onTicketOpen, onSignInStart, onProfileStart };
  return (
    <Checkout
      {...told}
      show={show}
      redeemCode={code}
      asks
      variant="dialog"
      onCheckoutClose={({ detail }) => {
        onClose();
        emit(onCheckoutClose, detail);
      }}
    />
  );
}
