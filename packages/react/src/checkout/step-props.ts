import type { Checkout, CheckoutSnapshot } from '@panggung/client';
import type { Show } from '@panggung/core';
import type { WidgetListener } from '../ui/widget-event.js';

/** Ways that lead out of a purchase, which a host may take over. */
export interface WayOutListeners {
  /** The own tickets are wanted. */
  onTicketOpen?: WidgetListener<'ticket-open'> | undefined;
  /** The show is wanted that the ticket opens. */
  onWatchStart?: WidgetListener<'watch-start'> | undefined;
  /** A guest wants to sign in. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
  /** The profile lacks something. */
  onProfileStart?: WidgetListener<'profile-start'> | undefined;
}

/** What every screen of a purchase is given. */
export interface StepProps {
  checkout: Checkout;
  snapshot: CheckoutSnapshot;
  show: Show | null;
  /** Where the checkout leads out of itself. */
  out: WayOutListeners;
  /** The way out: closes a dialog, leads a page to the dashboard. */
  onLeave: () => void;
  /** What the way out is called: a partner's page has no dashboard. */
  leaveLabel: string;
  /** Confirms something small at the foot of the widget. */
  onConfirm: (text: string) => void;
}
