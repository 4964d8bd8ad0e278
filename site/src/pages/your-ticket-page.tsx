import { TicketWallet } from '@panggung/react';
import { useNavigate } from '../navigation/navigate.js';
import { showSnackbar } from '../notices/notices.js';
import { useShellWords } from '../shell/settings.js';
import { useShowLinks } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useId } from '../use-id.js';
import { useWalletPlace } from '../use-wallet-place.js';

/** The own tickets, newest first; with an id, one of them as it is shown at the door., G-08, AMB-030. */
export function YourTicketPage() {
  const { go } = useNavigate();
  const { onTicketOpen } = useSiteLinks();
  const words = useShellWords();
  const leave = () => {
    go('/');
    showSnackbar(words.ticket_sent);
  };
  return (
    <section className="site-wrap site-list">
      <h1>{words.your_tickets}</h1>
      <TicketWallet
        ticket={useId() || undefined}
        {...useWalletPlace()}
        {...useShowLinks()}
        onTicketOpen={onTicketOpen}
        // AMB-144
        onTicketSent={leave}
      />
    </section>
  );
}
