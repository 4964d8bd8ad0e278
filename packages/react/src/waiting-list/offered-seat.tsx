import { fill, formatDateTime, type Id, type SeatOffer, waitingListMessages } from '@panggung/core';
import { TimeLeft } from '../ui/time-left.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import { useSeatOffer } from './use-seat-offer.js';

/** That a seat is kept, until when, and for which address. */
export function Offered({ offer: { expires_at, email } }: { offer: SeatOffer }) {
  const words = useWords(waitingListMessages);
  const language = useLanguage();
  return (
    <div role="status">
      <p className="panggung-waiting-list__said">{words.offered}</p>
      <TimeLeft until={expires_at} words={words.offered_left} />
      <p>{fill(words.offered_until, { time: formatDateTime(expires_at, language) })}</p>
      <p className="panggung-waiting-list__help">{fill(words.offered_to, { email })}</p>
    </div>
  );
}

/**
 * The seat that is kept for whoever came by the link of an offer; nothing for anybody else.
 * @example <OfferedSeat show={show.id} />
 */
export function OfferedSeat({ show }: { show: Id }) {
  const { offer } = useSeatOffer(show);
  return offer && <Offered offer={offer} />;
}
