import type { MouseEvent } from 'react';
import { isPlainClick } from '../ui/plain-click.js';
import { useSiteHref } from '../ui/site-href.js';
import { emit } from '../ui/widget-event.js';
import type { TicketCardProps } from './ticket-card.js';

/** A real link to a ticket on the site that asks the host first, and else opens it in place. A-22. */
export function useTicketLink({ payment, onTicketOpen, onOpen }: Omit<TicketCardProps, 'onShowSelect'>) {
  const href = useSiteHref(`/cardingyourticket?id=${encodeURIComponent(payment.id)}`);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (emit(onTicketOpen, { href })) onOpen('pass', payment);
  };
  return { href, onClick };
}
