import { TicketWallet } from '@panggung/react';
import { useNavigate } from '../navigation/navigate.js';
import { useShellWords } from '../shell/settings.js';
import { useShowLinks } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useId } from '../use-id.js';

/** The own tickets, newest first; with an id, one of them as it is shown at the door., G-08, AMB-030. */
export function YourTicketPage() {
  const { go } = useNavigate();
  const { onTicketOpen } = useSiteLinks();
  return (
    <section className="site-wrap site-list">
      <h1>{useShellWords().your_tickets}</h1>
      <TicketWallet
        ticket={useId() || undefined}
        {...useShowLinks()}
        onTicketOpen={onTicketOpen}
        // AMB-144
        onTicketSent={() => go('/')}
      />
    </section>
  );
}
