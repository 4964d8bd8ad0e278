import { type RefObject, useLayoutEffect } from 'react';

/** Takes whoever stands in the words of a slide along to the next one: what is hidden would lose the focus. */
export function useFocusAlong(place: RefObject<HTMLElement | null>, current: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew at each slide.
  useLayoutEffect(() => {
    const box = place.current;
    if (!box?.querySelector('.panggung-banners__caption:not([data-current]):focus-within')) return;
    const link = box.querySelector<HTMLElement>('.panggung-banners__caption[data-current] a');
    // Words that lead nowhere cannot be stood in.
    const next = link ?? box.querySelector<HTMLElement>('.panggung-banners__controls button');
    next?.focus({ preventScroll: true });
  }, [place, current]);
}
