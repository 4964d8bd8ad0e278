import { formatDate, formatDateTime, formatPrice, type Show, showMessages, showStart } from '@panggung/core';
import { useWords } from './use-words.js';
import { useLanguage } from './widget.js';

/** When a show starts, on the clock of Jakarta; nothing when the API does not say. */
export function ShowDate({ show, isTimed = false }: { show: Show; isTimed?: boolean }) {
  const language = useLanguage();
  const start = showStart(show);
  if (!Number.isFinite(start)) return null;
  return (
    <time dateTime={new Date(start).toISOString()} className="panggung-date">
      {isTimed ? formatDateTime(start, language) : formatDate(start, language)}
    </time>
  );
}

/** What a ticket costs; nothing when the API does not say. E-13, E-14. */
export function ShowPrice({ show }: { show: Pick<Show, 'ticket_price'> }) {
  const words = useWords(showMessages);
  if (!Number.isFinite(show.ticket_price)) return null;
  return (
    <b className="panggung-price" part="price">
      {formatPrice(show.ticket_price, words.FREE)}
    </b>
  );
}
