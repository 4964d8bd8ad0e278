import type { BuyButtonProps } from '../buy-button/index.js';
import type { WidgetListener } from '../ui/widget-event.js';

/** What is told of a line, and of the purchase behind it. */
export interface QueueEvents
  extends Pick<
    BuyButtonProps,
    'onCheckoutStart' | 'onPaymentPending' | 'onTicketIssued' | 'onCheckoutClose'
  > {
  /** The turn has come. Not cancelable. */
  onQueueAdmitted?: WidgetListener<'queue-admitted'> | undefined;
}
