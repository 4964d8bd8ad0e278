import { BAR_FILL_SCROLL } from '@panggung/core';
import { useSyncExternalStore } from 'react';

/** Kept: asked while a page is drawn, the browser would lay it out at once to know. */
let isScrolled = false;

/** Whether the page is scrolled beyond 100 px. A-57. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(listen, () => isScrolled);
}

function listen(onChange: () => void): () => void {
  const look = () => {
    isScrolled = window.scrollY > BAR_FILL_SCROLL;
    onChange();
  };
  const frame = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}
