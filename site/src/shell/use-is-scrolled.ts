import { useSyncExternalStore } from 'react';

/** From how far down the bar is filled, in px. A-57. */
const FILLED_FROM = 100;

/** Whether the page is scrolled beyond 100 px. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(listen, () => window.scrollY > FILLED_FROM);
}

function listen(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
