import { giftOf, type Payment, paymentActionMessages, pendingAction } from '@panggung/core';
import { hostLink } from '../ui/host-link.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import type { WalletEvents } from './ticket-wallet.js';

/** Where to go on paying: the page of the payment, which knows the way to a wallet, too. G-15, G-16. */
export function PayLink({
  payment,
  onTicketOpen,
}: Pick<WalletEvents, 'onTicketOpen'> & { payment: Payment }) {
  const words = useWords(paymentActionMessages);
  const receiver = giftOf(payment);
  const query = new URLSearchParams({ id: String(payment.room_id) });
  if (receiver !== null) query.set('forUserId', String(receiver));
  const href = useSiteHref(`/PaymentDetail?${query}`);
  return (
    <a className="panggung-ticket-wallet__next" {...hostLink({ href }, onTicketOpen)}>
      {words[pendingAction(payment) === 'continue' ? 'continue_payment' : 'payment_details']}
    </a>
  );
}
