import { useEffect } from 'react';
import { Link } from 'wouter';
import { useShellWords } from './settings.js';
import { usePerson } from './use-person.js';

const reload = () => location.reload();

/** What stands where a screen could not be drawn, or its code could not be fetched. */
export function CrashPage() {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <section className="site-wrap site-message" role="alert">
      {navigator.onLine ? <Broken /> : <Offline />}
    </section>
  );
}

function Broken() {
  const words = useShellWords();
  return (
    <>
      <h1>{words.failed}</h1>
      <button type="button" className="site-button" onClick={reload}>
        {words.reload}
      </button>
    </>
  );
}

/** Without a button: a press would leave the site for the browser's own page. */
function Offline() {
  const words = useShellWords();
  const isSignedIn = usePerson() !== null;
  return (
    <>
      <h1>{words.offline}</h1>
      <p>{words.offline_help}</p>
      {isSignedIn && (
        <p>
          {words.offline_tickets} <Link to="/yourTicket">{words.your_tickets}</Link>
        </p>
      )}
    </>
  );
}
