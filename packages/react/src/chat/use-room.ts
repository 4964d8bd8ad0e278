import { type RefObject, useEffect, useState } from 'react';

/** The lowest message, in px. */
const LEAST = 46;
/** What lies above what is seen: where reading further up begins. */
const ABOVE = 4;

/** How many messages there is room for in a box, and some above them: a page that keeps up with a crowd draws no more. */
export function useRoom(ref: RefObject<HTMLElement | null>): number {
  const [height, measure] = useState(0);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const sight = new ResizeObserver(([entry]) => measure(entry?.contentRect.height ?? 0));
    sight.observe(box);
    return () => sight.disconnect();
  }, [ref]);
  return Math.ceil(height / LEAST) + ABOVE;
}
