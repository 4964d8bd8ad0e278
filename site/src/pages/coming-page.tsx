import { Link, useLocation, useSearch } from 'wouter';
import { chooseRoute } from '../routes.js';
import { useShellWords } from '../shell/settings.js';

/** What stands where a feature comes later. */
export function ComingPage() {
  const words = useShellWords();
  const [path] = useLocation();
  const { title } = chooseRoute(path, useSearch());
  const heading = title && title !== 'own' ? words[title] : words.coming;
  return (
    <section className="site-wrap site-message">
      <h1>{heading}</h1>
      <p>{heading === words.coming ? words.coming_help : `${words.coming} ${words.coming_help}`}</p>
      <Link className="site-button" to="/">
        {words.go_home}
      </Link>
    </section>
  );
}
