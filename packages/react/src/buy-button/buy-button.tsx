import type { CheckoutControl } from '../checkout/index.js';
import { later } from '../ui/later.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { BuyPlace } from './buy-place.js';
import { loadBuyBody } from './load-buy-body.js';
import type { BuyControl } from './use-buy-button.js';

export interface BuyButtonProps extends PanggungSettings, BuyControl {
  /**
   * `card` shows what is bought; `button` is the button alone, from 120 px; `quiet` leaves the colour of the next step to
   * another button.
   * @default 'card'
   */
  variant?: 'card' | 'button' | 'quiet';
  /** A ticket is held and waits for its money. Not cancelable. */
  onPaymentPending?: WidgetListener<'payment-pending'> | undefined;
  /** The money came and the ticket is there. Not cancelable. */
  onTicketIssued?: WidgetListener<'ticket-issued'> | undefined;
  /** The person deleted a payment that waited for its money. Not cancelable. */
  onPaymentDeleted?: WidgetListener<'payment-deleted'> | undefined;
  /** The own tickets are wanted; prevented, the browser stays. */
  onTicketOpen?: WidgetListener<'ticket-open'> | undefined;
  /** Whoever may wants to watch; prevented, no player opens: the way there is the host's. */
  onWatchStart?: WidgetListener<'watch-start'> | undefined;
  /** A guest wants to sign in; prevented, no dialog opens: the way there is the host's. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
  /** The profile is wanted, to be completed; prevented, the browser stays. */
  onProfileStart?: WidgetListener<'profile-start'> | undefined;
  /**
   * For a host with pages of its own: the screens of the checkout but the dialogs before its first one are the host's.
   * React only.
   */
  onStepChange?: CheckoutControl['onStepChange'];
  /** The checkout was closed. Not cancelable. */
  onCheckoutClose?: WidgetListener<'checkout-close'> | undefined;
}

const BuyBody = later(loadBuyBody, BuyPlace);

/**
 * A ticket in one tag: a card or a button that opens the checkout in place, and finds a pending payment again.
 * @example <BuyButton show="7" apiUrl="https://api.example.com" partnerKey="pk_venue" />
 */
export function BuyButton(props: BuyButtonProps) {
  return (
    <Widget {...props} name="buy-button">
      <BuyBody {...props} />
    </Widget>
  );
}
