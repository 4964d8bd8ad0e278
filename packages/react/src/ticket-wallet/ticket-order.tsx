import { type Id, type Payment, ticketWalletMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** Whether an order's number can be read out to somebody. */
const isNumber = (id: Id) => typeof id === 'string' || Number.isSafeInteger(id);

/** L-09, AMB-148. */
export function TicketOrder({ payment: { id } }: { payment: Pick<Payment, 'id'> }) {
  const words = useWords(ticketWalletMessages);
  if (!isNumber(id)) return null;
  return (
    <span className="panggung-ticket-wallet__order">
      {words.orders} {id}
    </span>
  );
}
