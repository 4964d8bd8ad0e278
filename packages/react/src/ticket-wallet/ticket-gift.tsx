import { fill, giftOf, type Id, type Payment, sameId, ticketWalletMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

export interface TicketGiftProps {
  payment: Payment;
  /** Who looks on. */
  userId: Id;
}

/** Of a gift: to whom it went, or from whom it came; nobody has got one that is not paid. */
export function TicketGift({ payment, userId }: TicketGiftProps) {
  const words = useWords(ticketWalletMessages);
  const { status, for_user_id, gift_name: name } = payment;
  if (giftOf(payment) === null) return null;
  if (status !== 'COMPLETED') return <span>{words.gift}</span>;
  const kind = sameId(for_user_id, userId) ? 'received' : 'given';
  return <span>{name ? fill(words[`${kind}_name`], { name }) : words[kind]}</span>;
}
