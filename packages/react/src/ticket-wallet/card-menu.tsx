import { fill, maySend, ticketWalletMessages } from '@panggung/core';
import { type MouseEvent, useRef } from 'react';
import { IconButton } from '../ui/button.js';
import { Icon, ticketShape } from '../ui/icon.js';
import { giftShape } from '../ui/icon-gift.js';
import { useWords } from '../ui/use-words.js';
import { usePayLink } from './pay-link.js';
import type { TicketCardProps } from './ticket-card.js';
import { useMenu } from './use-menu.js';
import { useTicketLink } from './use-ticket-link.js';

export interface CardMenuProps extends Omit<TicketCardProps, 'onShowSelect'> {
  /** The show's. */
  name: string;
}

/** Three dots, one above the other. */
const dotsShape =
  'M11 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0';

/** What can be done with a ticket; sending it where that is offered. L-08, L-15, L-16. */
export function CardMenu({ name, ...card }: CardMenuProps) {
  const words = useWords(ticketWalletMessages);
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, button, list, close } = useMenu(root);
  const pay = usePayLink(card);
  const ticket = { ...useTicketLink(card), label: words.see_ticket };
  // As the card's own button says.
  const first = card.payment.status === 'PENDING' ? pay : ticket;
  // The button has the focus before a dialog takes it: it gets it back then.
  const see = (event: MouseEvent) => {
    close();
    first.onClick(event);
  };
  const send = () => {
    close();
    card.onOpen('send', card.payment);
  };
  return (
    <div ref={root} className="panggung-ticket-wallet__menu">
      <IconButton label={fill(words.menu, { name })} {...button}>
        <Icon shape={dotsShape} />
      </IconButton>
      {isOpen && (
        <div
          className="panggung-ticket-wallet__items"
          role="menu"
          {...list}
          aria-label={fill(words.menu, { name })}
        >
          <a role="menuitem" tabIndex={-1} href={first.href} onClick={see}>
            <Icon shape={ticketShape} size={16} />
            {first.label}
          </a>
          {maySend(card.payment) && (
            <button type="button" role="menuitem" tabIndex={-1} onClick={send}>
              <Icon shape={giftShape} size={16} />
              {words.send_ticket}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
