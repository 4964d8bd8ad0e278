import { useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { currentEntry } from './entry.js';

const STORE = 'scroll';
/** For how long a page that still grows is scrolled to where it was left, in ms. */
const GROWING_MS = 3000;
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const places: Record<string, number> = read();
/** The entry on the screen; the browser's own buttons change the history before anybody is told. */
let shown: string | null = null;
let stopGrowing = () => {};

/** Remembers how far down the entry on the screen was read. */
export function keepPlace(): void {
  if (shown !== null) places[shown] = window.scrollY;
}

/** Keeps reading places for as long as the tab lives; returns how to stop. */
export function watchScroll(): () => void {
  history.scrollRestoration = 'manual';
  const write = () => {
    keepPlace();
    try {
      sessionStorage.setItem(STORE, JSON.stringify(places));
    } catch {
      // Storage is denied: places last as long as the page.
    }
  };
  window.addEventListener('popstate', keepPlace, true);
  window.addEventListener('pagehide', write);
  return () => {
    window.removeEventListener('popstate', keepPlace, true);
    window.removeEventListener('pagehide', write);
  };
}

/** Shows each screen from its top, and one that was left where it was left. */
export function useReadingPlace(): void {
  const [path] = useLocation();
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  useLayoutEffect(() => {
    const { key } = currentEntry();
    if (key === shown) return;
    const isAtTop = shown === null && !places[key];
    shown = key;
    // Scrolling there all the same would lay the page out before it is drawn.
    if (!isAtTop) scrollWhenTall(places[key] ?? 0);
  }, [path, search]);
}

/** Scrolls down as soon as the page is long enough, unless the visitor moves first. */
function scrollWhenTall(place: number): void {
  stopGrowing();
  window.scrollTo(0, place);
  if (window.scrollY >= place) return;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place) stopGrowing();
  });
  const timer = setTimeout(() => stopGrowing(), GROWING_MS);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  growth.observe(document.body);
  stopGrowing = stop;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}
