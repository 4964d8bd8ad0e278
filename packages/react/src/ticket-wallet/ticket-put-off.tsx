import { fill, formatDateTime, type Payment, ticketPutOffMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';

/** A show that starts at another time than its ticket was bought for: keep the ticket, or give it back. */
export function TicketPutOff({ payment }: { payment: Payment }) {
  const words = useWords(ticketPutOffMessages);
  const language = useLanguage();
  const { put_off_reason, return_url, return_until } = payment;
  const until = formatDateTime(return_until ?? Number.NaN, language);
  return (
    <div className="panggung-ticket-put-off">
      {put_off_reason && <p>{put_off_reason}</p>}
      <p>
        {words.keep}{' '}
        <a href={return_url ?? undefined} target="_blank" rel="noopener">
          {fill(words.give_back, { until })}
        </a>
      </p>
    </div>
  );
}
