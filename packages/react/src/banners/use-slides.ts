import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mayMove } from '../ui/motion.js';

export interface Slides {
  /** From 0. */
  current: number;
  /** Shows a slide; past the last one comes the first. */
  go: (slide: number) => void;
  /** For the box that scrolls; its children are the slides. */
  track: RefObject<HTMLDivElement | null>;
}

/** The distance from one slide to the next, in px. */
function pitchOf({ children: [first, second] }: HTMLElement): number {
  return second instanceof HTMLElement && first instanceof HTMLElement
    ? Math.abs(second.offsetLeft - first.offsetLeft)
    : 1;
}

/** Which slide of a scrolling box is at its beginning, by whatever it was scrolled. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  /** Where a scroll of ours leads: the slides it passes are not shown. */
  const aim = useRef<number | null>(null);

  const go = useCallback(
    (slide: number) => {
      const wanted = (slide + count) % count;
      aim.current = wanted;
      setSeen(wanted);
      const left = track.current ? wanted * pitchOf(track.current) : 0;
      track.current?.scrollTo({ left, behavior: mayMove() ? 'smooth' : 'instant' });
    },
    [count],
  );
  // Not React's: it would walk the whole page for each frame of a scroll.
  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const leaving = new AbortController();
    const look = () => {
      const at = Math.round(Math.abs(box.scrollLeft) / pitchOf(box));
      if (aim.current !== null && aim.current !== at) return;
      aim.current = null;
      setSeen(at);
    };
    // A person scrolls by themselves now.
    const letGo = () => {
      aim.current = null;
    };
    const { signal } = leaving;
    box.addEventListener('scroll', look, { passive: true, signal });
    box.addEventListener('pointerdown', letGo, { passive: true, signal });
    box.addEventListener('wheel', letGo, { passive: true, signal });
    return () => leaving.abort();
  }, []);
  return { current: Math.min(seen, count - 1), go, track };
}
