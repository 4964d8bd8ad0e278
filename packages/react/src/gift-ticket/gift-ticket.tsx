import type { Id, Receiver, Show } from '@panggung/core';
import { useEffect, useState } from 'react';
import { ShowFailed, ShowMissing } from '../ui/notices.js';
import { onDemand } from '../ui/on-demand.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { useGiftShow } from './use-gift-show.js';

/** A ticket that is about to be bought for somebody. */
export interface Gift {
  show: Show;
  receiver: Receiver;
}

/** What is told of a gift on its way, handed on to the host. */
export interface GiftEvents {
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
  /** The profile of whoever buys is to be completed; prevent it to keep the browser here. */
  onProfileStart?: WidgetListener<'profile-start'> | undefined;
  /** The own tickets are wanted; prevent it to keep the browser here. */
  onTicketOpen?: WidgetListener<'ticket-open'> | undefined;
  /** A payment waits for its money. */
  onPaymentPending?: WidgetListener<'payment-pending'> | undefined;
  /** The money came. */
  onTicketIssued?: WidgetListener<'ticket-issued'> | undefined;
  /** A waiting payment was deleted. */
  onPaymentDeleted?: WidgetListener<'payment-deleted'> | undefined;
  /** The person is done or gives up. */
  onCheckoutClose?: WidgetListener<'checkout-close'> | undefined;
}

export interface GiftTicketProps extends PanggungSettings, GiftEvents {
  /** The show a ticket is given for. */
  show: Id;
  /**
   * Goes on with whoever was found.
   * @default the checkout takes the widget's place
   */
  onReceiver?: ((gift: Gift) => void) | undefined;
}

const SignedOut = onDemand(async () => (await import('./signed-out.js')).SignedOut);
const GiftForm = onDemand(async () => (await import('./gift-form.js')).GiftForm, Waiting);
const GiftCheckout = onDemand(async () => (await import('./gift-checkout.js')).GiftCheckout);

/**
 * Buys a ticket for somebody else, who is known by the address of their account.
 * @example <GiftTicket show="7" />
 */
export function GiftTicket(props: GiftTicketProps) {
  return (
    <Widget {...props} name="gift-ticket">
      <GiftTicketBody key={props.show} {...props} />
    </Widget>
  );
}

function GiftTicketBody(props: GiftTicketProps) {
  const person = useStore(usePanggung().session.$person);
  if (person === null) return <SignedOut onSignInStart={props.onSignInStart} />;
  return <Giving key={person.user_id} {...props} />;
}

function Giving(props: GiftTicketProps) {
  const { state, show, reload } = useGiftShow(props.show);
  const [receiver, choose] = useState<Receiver | null>(null);
  useWidgetState(receiver ? 'checkout' : state);
  const isHere = props.onReceiver === undefined;
  useEffect(() => {
    // While the show is on its way.
    GiftForm.fetch();
    if (isHere) GiftCheckout.fetch();
  }, [isHere]);
  if (state === 'missing') return <ShowMissing />;
  if (state === 'failed') return <ShowFailed onRetry={reload} />;
  if (!show) return <Waiting />;
  if (receiver) return <GiftCheckout {...props} receiver={receiver} onBack={() => choose(null)} />;
  const take = (found: Receiver) => {
    if (props.onReceiver) props.onReceiver({ show, receiver: found });
    else choose(found);
  };
  return <GiftForm show={show} onReceiver={take} />;
}

function Waiting() {
  return (
    <Loading>
      <div className="panggung-gift-ticket__columns">
        <Skeleton kind="cover" ratio="landscape" />
        <div>
          <Skeleton kind="title" width={60} />
          <Skeleton width={40} />
          <Skeleton kind="panel" />
        </div>
      </div>
    </Loading>
  );
}
