import { type Show, waitingListMessages } from '@panggung/core';
import type { BuyButtonProps } from '../buy-button/index.js';
import { loadBuyBody, useWayToTicket } from '../buy-button/index.js';
import { later } from '../ui/later.js';
import { Skeleton } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { useSeatOffer } from './use-seat-offer.js';
import { useWaiting } from './use-waiting.js';
import { WaitingForm } from './waiting-form.js';

const ButtonPlace = () => <Skeleton kind="button" />;
const BuyBody = later<BuyButtonProps>(loadBuyBody, ButtonPlace);

/** What is told of the purchase that a seat leads to. */
export type WaitingEvents = Pick<
  BuyButtonProps,
  'onCheckoutStart' | 'onPaymentPending' | 'onTicketIssued' | 'onCheckoutClose'
>;

export interface WaitingDoorProps extends WaitingEvents {
  show: Show;
}

/** The list of those who wait, or the way to the seat that is there. */
export function WaitingDoor({ show, ...events }: WaitingDoorProps) {
  const words = useWords(waitingListMessages);
  const seat = useSeatOffer(show.id);
  const waiting = useWaiting(show, seat);
  const { isBought, isBuying, told } = useWayToTicket(show.id, events);
  const state = isBought ? 'bought' : waiting.state;
  useWidgetState(state);
  const isOpen = isBuying || state === 'bought' || state === 'offered' || state === 'available';
  return (
    <div className="panggung-waiting-list__panel">
      <h3 className="panggung-waiting-list__title">{words.title}</h3>
      {!isBought && <WaitingForm show={show} waiting={waiting} />}
      {isOpen && (
        <Widget name="buy-button">
          <BuyBody show={show.id} variant="button" {...told} />
        </Widget>
      )}
    </div>
  );
}
