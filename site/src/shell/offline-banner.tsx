import { Link } from 'wouter';
import type { SiteRoute } from '../routes.js';
import { useShellWords } from './settings.js';
import { useIsOnline } from './use-is-online.js';
import { usePerson } from './use-person.js';

/** Says that there is no connection, and leads to the tickets, which open without one; on screens that do not say so. */
export function OfflineBanner({ route }: { route: SiteRoute }) {
  const words = useShellWords();
  const isSignedIn = usePerson() !== null;
  const isSaid = useIsOnline() || route.opensOffline;
  return (
    <div className="site-timeout site-offline" role="status">
      {!isSaid && (
        <p>
          {words.offline}
          {isSignedIn && <Link to="/yourTicket">{words.your_tickets}</Link>}
        </p>
      )}
    </div>
  );
}
