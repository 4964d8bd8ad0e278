import { formatDate, type Id, type Payment, ticketBadge, ticketWalletMessages } from '@panggung/core';
import { Cover } from '../ui/cover.js';
import { onDemand } from '../ui/on-demand.js';
import { useShowLink } from '../ui/show-link.js';
import { TicketPaper } from '../ui/tear.js';
import { TileName } from '../ui/tile-name.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import { CardMenu } from './card-menu.js';
import { PayLink } from './pay-link.js';
import { TicketAmount } from './ticket-amount.js';
import { TicketBadge } from './ticket-badge.js';
import { TicketGift } from './ticket-gift.js';
import { TicketOrder } from './ticket-order.js';
import type { WalletEvents } from './ticket-wallet.js';
import type { OpenPart } from './use-open-ticket.js';
import { useTicketLink } from './use-ticket-link.js';

/** It comes with the ticket as it opens: a chunk of its own would be more to fetch for all. */
const TicketNews = onDemand(async () => (await import('./ticket-dialog.js')).TicketNews);

export interface TicketCardProps extends Pick<WalletEvents, 'onShowSelect' | 'onTicketOpen'> {
  payment: Payment;
  /** Who looks on. */
  userId: Id;
  onOpen: OpenPart;
}

/** A ticket: its show, which leads there, what was paid, where that stands, and what can be done with it. L-07 to L-09. */
export function TicketCard({ payment, onShowSelect, ...rest }: TicketCardProps) {
  const { video_cover, video_name, room_id } = payment;
  const show = { id: room_id, name: String(video_name ?? '') };
  const link = useShowLink(show, onShowSelect);
  return (
    <article className="panggung-ticket-wallet__card panggung-tile" part="card">
      <TicketPaper
        body={
          <>
            <Cover src={video_cover} show={show} ratio="landscape" />
            <div className="panggung-ticket-wallet__text">
              <TileName {...link} level={2}>
                {show.name}
              </TileName>
              <Facts payment={payment} userId={rest.userId} />
              <TicketNews payment={payment} userId={rest.userId} />
            </div>
          </>
        }
        stub={
          <>
            <p className="panggung-ticket-wallet__amount">
              <TicketAmount payment={payment} />
              <TicketBadge payment={payment} />
            </p>
            <NextStep payment={payment} {...rest} />
          </>
        }
      />
      <CardMenu payment={payment} name={show.name} {...rest} />
    </article>
  );
}

function Facts({ payment, userId }: Pick<TicketCardProps, 'payment' | 'userId'>) {
  const language = useLanguage();
  return (
    <p className="panggung-tile__meta" part="meta">
      <span>{formatDate(payment.video_start_date, language)}</span>
      <TicketOrder payment={payment} />
      <TicketGift payment={payment} userId={userId} />
    </p>
  );
}

/** What waits is paid; what counts is shown at the door. */
function NextStep({ payment, ...rest }: Omit<TicketCardProps, 'onShowSelect'>) {
  if (payment.status === 'PENDING') return <PayLink payment={payment} {...rest} />;
  return ticketBadge(payment) === 'COMPLETED' ? <SeeTicket payment={payment} {...rest} /> : null;
}

function SeeTicket(props: Omit<TicketCardProps, 'onShowSelect'>) {
  const words = useWords(ticketWalletMessages);
  return (
    <a className="panggung-ticket-wallet__next" {...useTicketLink(props)}>
      {words.see_ticket}
    </a>
  );
}
