import { preloadHref } from './screens.js';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a screen's code as soon as a link to it is pointed at, touched or reached by Tab; returns how to stop. */
export function preloadOnIntent(): () => void {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && !link.target) preloadHref(link.href);
  };
  for (const sign of signs) document.addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, hear);
  };
}
