import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** How far below the visible part the end may be when more is fetched, in px. */
const NEAR = '240px';

/**
 * Tells when the end of a list comes near the visible part of its scrolling box; set the result as `ref` of an element
 * behind the last item. While it stays in sight, it tells again whenever `length` changes.
 * @example const end = useNearEnd(feed.more, items.length);
 */
export function useNearEnd(onNear: () => void, length: number): RefCallback<HTMLElement> {
  const tell = useRef(onNear);
  const watcher = useRef<IntersectionObserver | null>(null);
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    tell.current = onNear;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: watching anew tells anew of an end that stayed in sight.
  useEffect(() => {
    if (!element.current) return;
    watcher.current?.unobserve(element.current);
    watcher.current?.observe(element.current);
  }, [length]);
  return useCallback((place: HTMLElement | null) => {
    watcher.current?.disconnect();
    element.current = place;
    if (!place) return;
    // A margin counts only from the box that scrolls.
    watcher.current = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell.current(),
      { root: scrollBoxOf(place), rootMargin: NEAR },
    );
    watcher.current.observe(place);
  }, []);
}

function scrollBoxOf(element: HTMLElement): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
