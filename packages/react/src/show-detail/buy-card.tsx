import { availability, type ShowAction, showDetailMessages } from '@panggung/core';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { ShowPrice } from '../ui/show-price.js';
import { Skeleton } from '../ui/skeleton.js';
import { TicketPaper } from '../ui/tear.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import type { GuestWatchProps } from './guest-watch.js';
import { NextStep, type StepEvents, type StepProps } from './next-step.js';
import { ShowFacts, Tickets } from './show-facts.js';
import { StakeNews } from './stake-news.js';

const NoTicket = onDemand(async () => (await import('../waiting-list/no-ticket/index.js')).NoTicket);
const GuestWatch = onDemand<GuestWatchProps>(
  async () => (await import('./guest-watch/index.js')).GuestWatch,
  () => <Skeleton kind="button" />,
);
const CreatorLinks = onDemand(async () => (await import('./creator-links.js')).CreatorLinks);
const RedeemPanel = onDemand(async () => (await import('./redeem-panel/index.js')).RedeemPanel);

/** What is told of the way to a ticket, handed on to the host. */
export interface BuyEvents extends StepEvents {
  onRedeemStart?: WidgetListener<'redeem-start'> | undefined;
}

export interface BuyCardProps extends Omit<StepProps, 'events'> {
  events: BuyEvents;
  /** Says what was done, in the widget's snackbar. */
  onSay: (text: string) => void;
}

/** Price, facts and the next step. On a narrow page only the facts and a redeem code: the dock has the rest. E-20. */
export function BuyCard({ show, stake, events, onSay }: BuyCardProps) {
  const step = { show, stake, events };
  const isGuest = useStore(usePanggung().session.$person) === null;
  const isOn = show.video_status !== 'WAITING';
  const body = (
    <>
      <Price show={show} />
      <ShowFacts show={show} />
      <StakeNews {...step} onSay={onSay} />
      {stake.isCreator && <CreatorLinks show={show} />}
      {isGuest && isOn && lacksTicket(stake) && <GuestWatch show={show} events={events} />}
      {isWanted(stake) && availability(show) !== 'available' && <NoTicket show={show} />}
    </>
  );
  const redeem = <RedeemPanel {...step} isCreator={stake.isCreator} onSay={onSay} />;
  const stubs = {
    none: null,
    redeem,
    step: (
      <>
        <NextStep {...step} />
        <WaysToPay show={show} stake={stake} />
      </>
    ),
  };
  const kind = stubOf(stake.action);
  return (
    <div className="panggung-show-detail__buy" data-kind={kind}>
      <TicketPaper body={body} stub={stubs[kind]} />
    </div>
  );
}

/** Whether the viewer needs a ticket. */
function isWanted({ action }: BuyCardProps['stake']): boolean {
  return action === 'buy' || action === 'redeem';
}

/** Whether what the viewer has opens nothing yet. */
function lacksTicket(stake: BuyCardProps['stake']): boolean {
  return isWanted(stake) || stake.action === 'pay';
}

/** Below the tear: nothing, a redeem code, or the button of the next step. */
function stubOf(action: ShowAction | null): 'none' | 'redeem' | 'step' {
  if (action === 'hand_out') return 'redeem';
  return action === 'none' || action === 'redeem' ? action : 'step';
}

/** What a ticket costs, or that it takes a code. E-20, AMB-087. */
function Price({ show }: Pick<BuyCardProps, 'show'>) {
  const words = useWords(showDetailMessages);
  return (
    <p className="panggung-show-detail__price">
      {show.ticket_type === 'free' ? (
        <b className="panggung-price">{words.redeem}</b>
      ) : (
        <ShowPrice show={show} />
      )}
    </p>
  );
}

function WaysToPay({ show, stake }: Pick<BuyCardProps, 'show' | 'stake'>) {
  const words = useWords(showDetailMessages);
  const isOffered = stake.action === 'buy' && availability(show) === 'available';
  if (!isOffered || !(show.ticket_price > 0)) return null;
  return <p className="panggung-show-detail__note">{words.ways_to_pay}</p>;
}

/** The next step on a narrow page; it sticks to the foot of the window but never leaves the widget. */
export function BuyDock({ show, stake, events }: StepProps) {
  const { action } = stake;
  if (stubOf(action) !== 'step') return null;
  return (
    <div className="panggung-show-detail__dock">
      <p>
        <ShowPrice show={show} />
        <Tickets show={show} />
      </p>
      <div className="panggung-show-detail__step">
        <NextStep show={show} stake={stake} events={events} />
      </div>
    </div>
  );
}
