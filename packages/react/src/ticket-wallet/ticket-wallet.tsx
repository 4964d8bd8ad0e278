import type { Id } from '@panggung/core';
import { useEffect } from 'react';
import { onDemand } from '../ui/on-demand.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { TicketPlace } from './ticket-place.js';
import type { WalletControl } from './use-wallet-place.js';
import { WalletTabs } from './wallet-tabs.js';

/** What a wallet tells its host. */
export interface WalletEvents {
  /** The show of a ticket was chosen; prevent it to keep the browser here. */
  onShowSelect?: WidgetListener<'show-select'> | undefined;
  /**
   * A ticket is to be seen, the way to go on paying, or all tickets; prevented, the way there is the host's. A ticket opens
   * in place.
   */
  onTicketOpen?: WidgetListener<'ticket-open'> | undefined;
  /** A ticket was sent to somebody. */
  onTicketSent?: WidgetListener<'ticket-sent'> | undefined;
}

export interface TicketWalletProps extends PanggungSettings, WalletEvents, WalletControl {
  /**
   * One ticket to show as a card for the door, by its id.
   * @default all of them, eight a page
   */
  ticket?: Id | undefined;
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** Its code comes to who is signed in, beside the ticket. */
const TicketScreen = onDemand(async () => (await import('./ticket-screen.js')).TicketScreen, TicketPlace);
/** Those who have tickets to see never fetch it. */
const SignedOut = onDemand(async () => (await import('./signed-out.js')).SignedOut);

/**
 * The tickets of the person who is signed in: those that count and those that no longer do, eight a page; each opens as a
 * card with the code for the door, and can be sent to somebody.
 * @example <TicketWallet onTicketSent={() => navigate('/')} />
 */
export function TicketWallet(props: TicketWalletProps) {
  return (
    <Widget {...props} name="ticket-wallet">
      <TicketWalletBody {...props} />
    </Widget>
  );
}

function TicketWalletBody({ ticket, ...props }: TicketWalletProps) {
  const person = useStore(usePanggung().session.$person);
  const isSignedIn = person !== null;
  useEffect(() => {
    // At the door there may be no connection.
    if (isSignedIn) TicketScreen.fetch();
  }, [isSignedIn]);
  if (person === null) return <SignedOut onSignInStart={props.onSignInStart} />;
  const { user_id } = person;
  if (!ticket) return <WalletTabs key={user_id} {...props} userId={user_id} />;
  return (
    <TicketScreen key={`${user_id} ${ticket}`} {...props} userId={user_id} query={{ page: 1, id: ticket }} />
  );
}
