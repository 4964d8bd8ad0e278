import { useShellWords } from '../shell/settings.js';

/** Login, register and forgot password in one screen. A-03. */
export function LoginPage() {
  const words = useShellWords();
  return (
    <section className="site-wrap site-account">
      <h1>{words.login}</h1>
    </section>
  );
}
