import { type RefCallback, useEffect, useState } from 'react';

/** When a list is asked for: at once, or as it comes near. */
export type RailLoading = 'eager' | 'lazy';

/** Farther than any page is long: whatever is drawn at all lies within. */
const ANYWHERE = '99999px';

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

/** Tells once when an element is drawn within two heights of the window from its top, or is drawn and the page idle. */
function watchNear(place: HTMLElement, onNear: () => void): () => void {
  let rest = () => {};
  const watcher = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      if (entry.boundingClientRect.top < 2 * innerHeight) onNear();
      else rest = whenIdle(onNear);
    },
    { rootMargin: ANYWHERE },
  );
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
  const [isNear, setNear] = useState(false);
  const isWanted = isNear || loading === 'eager';
  useEffect(() => {
    if (place && !isWanted) return watchNear(place, () => setNear(true));
  }, [place, isWanted]);
  return { place: setPlace, isWanted };
}
