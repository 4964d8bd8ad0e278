import { purchaseWay } from '@panggung/core';
import { type Gift, GiftTicket } from '@panggung/react';
import { checkoutPath } from '../checkout-path.js';
import { useNavigate } from '../navigation/navigate.js';
import { useShellWords } from '../shell/settings.js';
import { useId } from '../use-id.js';

const nothing = { email: '', payment: null, paymentTypeId: null, channelCode: null, donate: '' };

/** Buying a ticket for somebody else: who it is for is found here. A-26, L-33 to L-36. */
export function TicketGiftPage() {
  const { go } = useNavigate();
  const id = useId();
  const goOn = ({ show, receiver }: Gift) => {
    const next = purchaseWay(show) === 'donate' ? 'donation' : 'method';
    const place = { ...nothing, show: id, forUserId: receiver.id };
    go(checkoutPath(next, { from: 'entry', place }), { state: { roomVideo: show } });
  };
  return (
    <section className="site-wrap site-list">
      <h1>{useShellWords().ticket_gift}</h1>
      <GiftTicket show={id} onReceiver={goOn} />
    </section>
  );
}
