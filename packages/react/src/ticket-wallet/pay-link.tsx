import { giftOf, type Payment, paymentActionMessages, pendingAction } from '@panggung/core';
import { hostLink } from '../ui/host-link.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import type { WalletEvents } from './ticket-wallet.js';

type PayLinkProps = Pick<WalletEvents, 'onTicketOpen'> & { payment: Payment };

/** The way to go on paying: the page of the payment, which knows the way to a wallet, too. G-15, G-16. */
export function usePayLink({ payment, onTicketOpen }: PayLinkProps) {
  const words = useWords(paymentActionMessages);
  const receiver = giftOf(payment);
  const query = new URLSearchParams({ id: String(payment.room_id) });
  if (receiver !== null) query.set('forUserId', String(receiver));
  const href = useSiteHref(`/PaymentDetail?${query}`);
  const label = words[pendingAction(payment) === 'continue' ? 'continue_payment' : 'payment_details'];
  return { label, ...hostLink({ href }, onTicketOpen) };
}

/** What a card that waits for its money leads to. */
export function PayLink(props: PayLinkProps) {
  const { label, ...link } = usePayLink(props);
  return (
    <a className="panggung-ticket-wallet__next" {...link}>
      {label}
    </a>
  );
}
