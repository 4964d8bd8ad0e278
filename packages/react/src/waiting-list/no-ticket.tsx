import {
  availability,
  availabilityMessages,
  fill,
  formatSpan,
  type Show,
  waitingListMessages,
} from '@panggung/core';
import { TimeLeft } from '../ui/time-left.js';
import { useHeldFor } from '../ui/use-held-for.js';
import { useWords } from '../ui/use-words.js';
import { useSeatOffer } from './use-seat-offer.js';
import { WaitingEntry } from './waiting-entry.js';

/** Why no ticket can be had now, said in a sentence, and what can be done about it. */
export function NoTicket({ show }: { show: Show }) {
  const seat = useSeatOffer(show.id);
  if (seat.offer) return <KeptSeat until={seat.offer.expires_at} />;
  return availability(show) === 'all_held' ? <AllHeld show={show} /> : <SoldOut show={show} />;
}

function AllHeld({ show }: { show: Show }) {
  const words = useWords(availabilityMessages);
  const span = useHeldFor(show) ?? 0;
  return (
    <>
      <p className="panggung-show-detail__note" role="timer">
        {fill(words.all_held, { time: formatSpan(span) })}
      </p>
      <WaitingEntry show={show} />
    </>
  );
}

function SoldOut({ show }: { show: Show }) {
  const words = useWords(availabilityMessages);
  return (
    <>
      <p className="panggung-show-detail__note">{words.sold_out}</p>
      <WaitingEntry show={show} />
    </>
  );
}

function KeptSeat({ until }: { until: number }) {
  const words = useWords(waitingListMessages);
  return (
    <div className="panggung-show-detail__note" role="status">
      <b>{words.offered}</b>
      <TimeLeft until={until} words={words.offered_left} />
    </div>
  );
}
