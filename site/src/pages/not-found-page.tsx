import { Link } from 'wouter';
import { useShellWords } from '../shell/settings.js';

/** What stands at an address nobody listed. AMB-025. */
export function NotFoundPage() {
  const words = useShellWords();
  return (
    <section className="site-wrap site-message">
      <h1>{words.page_not_found}</h1>
      <p>{words.page_not_found_help}</p>
      <Link className="site-button" to="/">
        {words.go_home}
      </Link>
    </section>
  );
}
