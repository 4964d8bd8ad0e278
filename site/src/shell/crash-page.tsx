import { useShellWords } from './settings.js';

/** What stands where a screen could not be drawn, or its code could not be fetched. */
export function CrashPage() {
  const words = useShellWords();
  return (
    <section className="site-wrap site-message" role="alert">
      <h1>{words.failed}</h1>
      <button type="button" className="site-button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </section>
  );
}
