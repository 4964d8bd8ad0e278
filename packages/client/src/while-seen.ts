/** Begins something; answers how to end it. */
type Begin = () => () => void;

/**
 * How long nobody has looked at a page when it gives its connections back, in ms: over HTTP/1.1 a browser's tabs have six
 * with a host between them, and whoever opens the next tab wants to see it. Ours.
 */
const UNSEEN_MS = 5000;

/**
 * Keeps a connection open while somebody looks at the page, and for a moment after; then something lighter may stand in
 * for it. A page that nobody has seen yet opens none. Returns how to stop.
 * @example const stop = whileSeen(() => openEvents());
 */
export function whileSeen(seen: Begin, unseen: Begin = () => () => {}): () => void {
  const page = globalThis.document;
  let timer: ReturnType<typeof setTimeout>;
  let now: Begin | undefined;
  let end = () => {};

  function go(next: Begin): void {
    if (next === now) return;
    end();
    now = next;
    end = next();
  }

  function look(): void {
    clearTimeout(timer);
    if (!page?.hidden) go(seen);
    else if (now) timer = setTimeout(go, UNSEEN_MS, unseen);
    else go(unseen);
  }

  look();
  page?.addEventListener('visibilitychange', look);
  return () => {
    page?.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    end();
  };
}
