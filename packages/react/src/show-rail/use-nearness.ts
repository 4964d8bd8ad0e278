import { type RefCallback, useEffect, useState } from 'react';

/** Where a part stands: not laid out at all, somewhere on the page, or about to be seen. */
export type Nearness = 'hidden' | 'far' | 'near';

/** How far outside of the window counts as near. */
const NEAR = '100% 0px';

function watch(place: HTMLElement, tell: (nearness: Nearness) => void): () => void {
  // What is not displayed has no size, and gets one when it is.
  const sizes = new ResizeObserver(([entry]) => entry?.contentRect.width && tell('far'));
  const sights = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell('near'),
    { rootMargin: NEAR },
  );
  sizes.observe(place);
  sights.observe(place);
  return () => {
    sizes.disconnect();
    sights.disconnect();
  };
}

/** How near a part of the page has come so far; set `place` as its `ref`. */
export function useNearness(): { place: RefCallback<HTMLElement>; nearness: Nearness } {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [nearness, setNearness] = useState<Nearness>('hidden');
  const isNear = nearness === 'near';
  useEffect(() => {
    if (place && !isNear)
      return watch(place, (now) => setNearness((known) => (known === 'near' ? known : now)));
  }, [place, isNear]);
  return { place: setPlace, nearness };
}
