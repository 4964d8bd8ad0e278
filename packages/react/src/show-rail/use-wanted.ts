import { useEffect, useState } from 'react';
import type { Nearness } from './use-nearness.js';

/** When a list is asked for: at once, or as it comes near. */
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

/** Whether it is time to ask for what belongs into a place; far off, that is when the page has nothing else to do. */
export function useWanted(nearness: Nearness, loading: RailLoading = 'lazy'): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (nearness === 'far') return whenIdle(() => setIdle(true));
  }, [nearness]);
  return isIdle || nearness === 'near' || loading === 'eager';
}
