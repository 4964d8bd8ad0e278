import type { Id } from '@panggung/core';
import { useState } from 'react';
import { onDemand } from '../ui/on-demand.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { GiftFilter } from './gift-filter.js';
import { TicketPlace } from './ticket-place.js';

export interface TicketWalletProps extends PanggungSettings {
  /** The show of a ticket was chosen; prevent it to keep the browser here. */
  onShowSelect?: WidgetListener<'show-select'> | undefined;
  /** The way to go on paying was chosen; prevent it to keep the browser here. */
  onTicketOpen?: WidgetListener<'ticket-open'> | undefined;
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** Its code comes to who is signed in, beside the tickets. */
const TicketPages = onDemand(async () => (await import('./ticket-pages.js')).TicketPages, TicketPlace);
/** Those who have tickets to see never fetch it. */
const SignedOut = onDemand(async () => (await import('./signed-out.js')).SignedOut);

/**
 * The tickets of the person who is signed in, eight a page; those given and received by a press.
 * @example <TicketWallet onShowSelect={({ detail }) => navigate(detail.href)} />
 */
export function TicketWallet(props: TicketWalletProps) {
  return (
    <Widget {...props} name="ticket-wallet">
      <TicketWalletBody {...props} />
    </Widget>
  );
}

function TicketWalletBody(props: TicketWalletProps) {
  const person = useStore(usePanggung().session.$person);
  if (person === null) return <SignedOut onSignInStart={props.onSignInStart} />;
  return <Tickets key={person.user_id} {...props} userId={person.user_id} />;
}

function Tickets({ userId, ...told }: TicketWalletProps & { userId: Id }) {
  const [isGift, setGift] = useState(false);
  return (
    <>
      <GiftFilter isOn={isGift} onToggle={() => setGift(!isGift)} />
      <TicketPages key={String(isGift)} {...told} userId={userId} isGift={isGift} />
    </>
  );
}
