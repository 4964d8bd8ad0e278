import { useShellWords } from '../shell/settings.js';

/** Where the links of the account mails lead. A-04. */
export function AccountLinkPage() {
  const words = useShellWords();
  return (
    <section className="site-wrap site-message" role="status">
      {words.opening_link}
    </section>
  );
}
