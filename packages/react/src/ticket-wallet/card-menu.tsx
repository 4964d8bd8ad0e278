import { fill, maySend, ticketWalletMessages } from '@panggung/core';
import type { MouseEvent } from 'react';
import { Icon, ticketShape } from '../ui/icon.js';
import { giftShape } from '../ui/icon-gift.js';
import { Menu } from '../ui/menu.js';
import { useWords } from '../ui/use-words.js';
import { usePayLink } from './pay-link.js';
import type { TicketCardProps } from './ticket-card.js';
import { useTicketLink } from './use-ticket-link.js';

export interface CardMenuProps extends Omit<TicketCardProps, 'onShowSelect'> {
  /** The show's. */
  name: string;
}

/** What can be done with a ticket; sending it where that is offered. L-08, L-15, L-16. */
export function CardMenu({ name, ...card }: CardMenuProps) {
  const words = useWords(ticketWalletMessages);
  const pay = usePayLink(card);
  const ticket = { ...useTicketLink(card), label: words.see_ticket };
  // As the card's own button says.
  const first = card.payment.status === 'PENDING' ? pay : ticket;
  return (
    <div className="panggung-ticket-wallet__menu">
      <Menu label={fill(words.menu, { name })}>
        {(close) => {
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
            <>
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
            </>
          );
        }}
      </Menu>
    </div>
  );
}
