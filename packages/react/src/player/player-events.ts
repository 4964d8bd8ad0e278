import type { BuyButtonProps } from '../buy-button/index.js';
import type { WidgetListener } from '../ui/widget-event.js';

/** What is told of a show that is watched, and of the purchase before it. */
export interface PlayerEvents
  extends Pick<
    BuyButtonProps,
    | 'onCheckoutStart'
    | 'onPaymentPending'
    | 'onTicketIssued'
    | 'onCheckoutClose'
    | 'onSignInStart'
    | 'onProfileStart'
  > {
  /** The stream ended while it was watched; prevented, saying so is the host's. J-18. */
  onWatchEnd?: WidgetListener<'watch-end'> | undefined;
}
