import { type RefObject, useEffect } from 'react';

export interface ArrowKeysOptions {
  /** From 0. */
  current: number;
  count: number;
  leaf: (slide: number) => void;
}

/** Leafs by the arrows, Home and End, wherever in the carousel the focus is. */
export function useArrowKeys(
  place: RefObject<HTMLElement | null>,
  { current, count, leaf }: ArrowKeysOptions,
): void {
  useEffect(() => {
    const slides: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: count - 1,
    };
    const press = (event: KeyboardEvent) => {
      const slide = slides[event.key];
      if (slide === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      leaf(slide);
    };
    const box = place.current;
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [place, current, count, leaf]);
}
