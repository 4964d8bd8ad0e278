import { type RefCallback, useCallback, useRef, useState } from 'react';

/** Where a part stands: not laid out at all, somewhere on the page, or about to be seen. */
export type Nearness = 'hidden' | 'far' | 'near';

/** How far outside of the window counts as near. */
const NEAR = '100% 0px';

function watch(place: HTMLElement, tell: (nearness: Nearness) => void): () => void {
  // What is not displayed has no size, and gets one when it is.
  const sizes = new ResizeObserver(([entry]) => entry?.contentRect.width && tell('far'));
  const see = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    stop();
    tell('near');
  };
  const sights = new IntersectionObserver(see, { rootMargin: NEAR });
  const stop = () => {
    sizes.disconnect();
    sights.disconnect();
  };
  sizes.observe(place);
  sights.observe(place);
  return stop;
}

/** How near a part of the page has come so far; set `place` as its `ref`. */
export function useNearness(): { place: RefCallback<HTMLElement>; nearness: Nearness } {
  const [nearness, setNearness] = useState<Nearness>('hidden');
  const stop = useRef(() => {});
  const place = useCallback((element: HTMLElement | null) => {
    stop.current();
    if (!element) return;
    stop.current = watch(element, (now) => setNearness((known) => (known === 'near' ? known : now)));
  }, []);
  return { place, nearness };
}
