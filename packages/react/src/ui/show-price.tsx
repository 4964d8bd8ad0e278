import { formatPrice, type Show, showMessages } from '@panggung/core';
import { useWords } from './use-words.js';

/** What a ticket costs; nothing when the API does not say. E-13, E-14. */
export function ShowPrice({ show }: { show: Pick<Show, 'ticket_price'> }) {
  const words = useWords(showMessages);
  if (!Number.isSafeInteger(show.ticket_price)) return null;
  return (
    <b className="panggung-price" part="price">
      {formatPrice(show.ticket_price, words.FREE)}
    </b>
  );
}
