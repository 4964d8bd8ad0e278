import { TicketWallet } from '@panggung/react';
import { useShellWords } from '../shell/settings.js';
import { useShowLinks } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';

/** The own tickets, newest first. A-25, G-08. */
export function YourTicketPage() {
  const { onTicketOpen } = useSiteLinks();
  return (
    <section className="site-wrap site-list">
      <h1>{useShellWords().your_tickets}</h1>
      <TicketWallet {...useShowLinks()} onTicketOpen={onTicketOpen} />
    </section>
  );
}
