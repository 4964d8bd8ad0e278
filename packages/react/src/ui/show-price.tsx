import { formatPrice, type Show, showMessages } from '@panggung/core';
import { useWords } from './use-words.js';

/** How a place writes that there is nothing to pay: lists, details and buying in capitals, the dashboard not. S-14, AMB-001. */
export type FreeWord = 'FREE' | 'Free';

export interface ShowPriceProps {
  show: Pick<Show, 'ticket_price'>;
  /** @default 'FREE' */
  free?: FreeWord | undefined;
}

/** What a ticket costs; nothing when the API does not say. E-13, E-14. */
export function ShowPrice({ show, free = 'FREE' }: ShowPriceProps) {
  const words = useWords(showMessages);
  if (!Number.isSafeInteger(show.ticket_price)) return null;
  return (
    <b className="panggung-price" part="price">
      {formatPrice(show.ticket_price, words[free])}
    </b>
  );
}
