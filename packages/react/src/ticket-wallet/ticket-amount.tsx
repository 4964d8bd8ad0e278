import { formatPrice, type Payment, ticketWalletMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** What was, or is to be, paid; nothing where the API does not say. L-10. */
export function TicketAmount({ payment: { amount } }: { payment: Pick<Payment, 'amount'> }) {
  const words = useWords(ticketWalletMessages);
  return <b part="price">{Number.isSafeInteger(amount) && formatPrice(amount, words.Free)}</b>;
}
