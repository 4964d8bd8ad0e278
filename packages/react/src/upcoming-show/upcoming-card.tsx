import { type Payment, upcomingShowMessages } from '@panggung/core';
import { useId } from 'react';
import { Cover } from '../ui/cover.js';
import { hostLink } from '../ui/host-link.js';
import { Instant } from '../ui/instant.js';
import { LinkButton } from '../ui/link-button.js';
import { useSiteHref } from '../ui/site-href.js';
import { TicketPaper } from '../ui/tear.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { UpcomingWhen } from './upcoming-when.js';

export interface UpcomingCardProps {
  ticket: Payment;
  onTicketOpen: WidgetListener<'ticket-open'> | undefined;
}

function About({ ticket, id }: { ticket: Payment; id: string }) {
  const words = useWords(upcomingShowMessages);
  const show = { id: ticket.room_video_id ?? ticket.id, name: ticket.video_name ?? '' };
  return (
    <div className="panggung-upcoming-show__body">
      <Cover show={show} ratio="landscape" src={ticket.video_cover} />
      <div className="panggung-upcoming-show__about">
        <h2 id={id} className="panggung-upcoming-show__heading">
          {words.heading}
        </h2>
        <p className="panggung-upcoming-show__name" part="name">
          {show.name}
        </p>
        <p className="panggung-upcoming-show__start" part="meta">
          <Instant at={ticket.video_start_date} isTimed />
        </p>
      </div>
    </div>
  );
}

/** The next show one has a ticket for, as that ticket. C-03, C-04, AMB-064. */
export function UpcomingCard({ ticket, onTicketOpen }: UpcomingCardProps) {
  const words = useWords(upcomingShowMessages);
  const id = useId();
  const href = useSiteHref('/yourTicket');
  return (
    <section className="panggung-upcoming-show__card" aria-labelledby={id}>
      <TicketPaper
        body={<About ticket={ticket} id={id} />}
        stub={
          <div className="panggung-upcoming-show__stub">
            <UpcomingWhen ticket={ticket} />
            <LinkButton {...hostLink({ href }, onTicketOpen)}>{words.see_ticket}</LinkButton>
          </div>
        }
      />
    </section>
  );
}
