import { BAR_FILL_SCROLL } from '@panggung/core';
import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled beyond 100 px. A-57. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(listen, () => window.scrollY > BAR_FILL_SCROLL);
}

function listen(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
