import { availability, buyMessages, type Show, showDetailMessages } from '@panggung/core';
import { BuyButton, type BuyButtonProps } from '../buy-button/index.js';
import { DueClock } from '../ui/countdown.js';
import { ShowPrice } from '../ui/show-price.js';
import { TicketPaper } from '../ui/tear.js';
import { useWords } from '../ui/use-words.js';
import { ShowFacts, Tickets } from './show-facts.js';
import { useViewerStake } from './use-viewer-stake.js';

/** What the checkout tells on its way, handed on to the host. */
export type BuyEvents = Pick<
  BuyButtonProps,
  'onCheckoutStart' | 'onPaymentPending' | 'onTicketIssued' | 'onCheckoutClose'
>;

export interface BuyCardProps extends BuyEvents {
  show: Show;
  /** Whether there is something to buy: not for its creator, nor in a preview. E-36. */
  isBuyable: boolean;
}

/** Price, facts and the way to a ticket. On a narrow page only the facts: the dock has the rest. */
export function BuyCard({ show, isBuyable, ...events }: BuyCardProps) {
  const words = { ...useWords(buyMessages), ...useWords(showDetailMessages) };
  const body = (
    <>
      <p className="panggung-show-detail__price">
        <ShowPrice show={show} />
      </p>
      <ShowFacts show={show} />
    </>
  );
  const { pending, ticket } = useViewerStake(show);
  const isWanted = !pending && !ticket && availability(show) === 'available';
  const isPayable = show.ticket_price > 0 && isWanted;
  const stub = (
    <>
      {pending?.expiration_date && <DueClock until={pending.expiration_date} label={words.pending} />}
      <BuyButton show={show.id} variant="button" {...events} />
      {isPayable && <p className="panggung-show-detail__note">{words.ways_to_pay}</p>}
    </>
  );
  return (
    <div className="panggung-show-detail__buy">
      <TicketPaper body={body} stub={isBuyable ? stub : null} />
    </div>
  );
}

/** The way to a ticket on a narrow page; it sticks to the foot of the window but never leaves the widget. */
export function BuyDock({ show, ...events }: BuyEvents & { show: Show }) {
  return (
    <div className="panggung-show-detail__dock">
      <p>
        <ShowPrice show={show} />
        <Tickets show={show} />
      </p>
      <BuyButton show={show.id} variant="button" {...events} />
    </div>
  );
}
