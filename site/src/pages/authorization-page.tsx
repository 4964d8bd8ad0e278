import { Link } from 'wouter';
import { useShellWords } from '../shell/settings.js';
import { usePerson } from '../shell/use-person.js';

/** Where visitors land who opened a screen for those who signed in., AMB-028. */
export function AuthorizationPage() {
  const words = useShellWords();
  const isSignedIn = usePerson() !== null;
  return (
    <section className="site-wrap site-message">
      <h1>{words.no_entry}</h1>
      <p>{words.no_entry_help}</p>
      <Link className="site-button" to={isSignedIn ? '/' : '/login'}>
        {words.login}
      </Link>
    </section>
  );
}
