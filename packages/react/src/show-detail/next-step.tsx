import { buyMessages, type Show, type ShowAction } from '@panggung/core';
import type { ReactNode } from 'react';
import { type BuyButtonProps, loadBuyBody } from '../buy-button/index.js';
import { hostLink } from '../ui/host-link.js';
import { later } from '../ui/later.js';
import { LinkButton } from '../ui/link-button.js';
import { useSiteHref } from '../ui/site-href.js';
import { Skeleton } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';
import { WatchLink } from '../ui/watch-link.js';
import { Widget } from '../ui/widget.js';
import type { ViewerStake } from './use-viewer-stake.js';

// Not the buy button itself: its card and its place are of no use here.
const BuyPlace = () => <Skeleton kind="button" />;
const BuyBody = later<BuyButtonProps>(loadBuyBody, BuyPlace);

/** What is told on the way to a ticket and behind it, handed on to the host. */
export interface StepEvents
  extends Pick<
    BuyButtonProps,
    | 'onCheckoutStart'
    | 'onPaymentPending'
    | 'onPaymentDeleted'
    | 'onTicketIssued'
    | 'onCheckoutClose'
    | 'onTicketOpen'
    | 'onSignInStart'
    | 'onProfileStart'
    | 'onStepChange'
    | 'onWatchStart'
  > {}

export interface StepProps {
  show: Show;
  stake: ViewerStake;
  events: StepEvents;
}

/** The one button of a show's page: the next step of its viewer. E-35. */
export function NextStep({ show, stake, events }: StepProps) {
  const { action, isKept } = stake;
  if (action === null) return <Skeleton kind="button" />;
  const ticket = <TicketButton show={show} stake={stake} events={events} />;
  const watch = <WatchLink show={show} onWatchStart={events.onWatchStart} />;
  const steps: Record<ShowAction, ReactNode> = {
    none: null,
    // A part of its own: redeem-panel.tsx.
    hand_out: null,
    redeem: null,
    buy: <Buy show={show} events={events} />,
    pay: isKept ? <Buy show={show} events={events} /> : ticket,
    wait: ticket,
    stream: watch,
    replay: watch,
  };
  return steps[action];
}

function Buy({ show, events, isQuiet = false }: Omit<StepProps, 'stake'> & { isQuiet?: boolean }) {
  return (
    <Widget name="buy-button">
      <BuyBody show={show.id} variant={isQuiet ? 'quiet' : 'button'} {...events} />
    </Widget>
  );
}

/** Shows the ticket: in place where this browser keeps it, else among one's own. */
export function TicketButton({ show, stake, events }: StepProps) {
  const words = useWords(buyMessages);
  const href = useSiteHref('/yourTicket');
  if (stake.isKept) return <Buy show={show} events={events} isQuiet />;
  const isOwed = stake.action === 'pay';
  return (
    <LinkButton
      {...hostLink({ href }, events.onTicketOpen)}
      variant={isOwed ? 'primary' : 'secondary'}
      size="large"
      isBlock
      isCaps={isOwed}
    >
      {isOwed ? words.resume : words.see_ticket}
    </LinkButton>
  );
}
