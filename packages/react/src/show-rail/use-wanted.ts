import { type RefCallback, useEffect, useState } from 'react';

/** When a list is asked for: at once, or once it is drawn and the page has time for it. */
export type RailLoading = 'eager' | 'lazy';

/** Where a page cannot say that it is idle, how long to wait instead, in ms. */
const PAUSE_MS = 200;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}

/** Tells once that an element is drawn: at once within two heights of the window from its top, else when the page is idle. */
function watchDrawn(place: HTMLElement, onDrawn: () => void): () => void {
  let rest = () => {};
  // What is not displayed has no size, and gets one when it is.
  const watcher = new ResizeObserver(() => {
    const { width, top } = place.getBoundingClientRect();
    if (width === 0) return;
    watcher.disconnect();
    if (top < 2 * innerHeight) onDrawn();
    else rest = whenIdle(onDrawn);
  });
  watcher.observe(place);
  return () => {
    watcher.disconnect();
    rest();
  };
}

/** Whether it is time to ask for what belongs into a place. What is not drawn yet waits until it is. */
export function useWanted(loading: RailLoading = 'lazy'): {
  place: RefCallback<HTMLElement>;
  isWanted: boolean;
} {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isWanted = isDrawn || loading === 'eager';
  useEffect(() => {
    if (place && !isWanted) return watchDrawn(place, () => setDrawn(true));
  }, [place, isWanted]);
  return { place: setPlace, isWanted };
}
