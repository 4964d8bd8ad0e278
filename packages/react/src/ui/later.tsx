import { type ComponentType, startTransition, useEffect, useState } from 'react';

const waiting = new Set<() => void>();
let isFirstDrawn = false;

/** Fetches what is drawn later, so that it is there even when the network no longer is. */
export function fetchLater(): void {
  isFirstDrawn = true;
  // Each by itself: together they are a long task on a phone.
  for (const fetch of waiting) {
    waiting.delete(fetch);
    setTimeout(fetch);
  }
}

/** After a failure, how often to ask again, in ms. */
const RETRY_MS = 5000;

const Nothing = () => null;

/**
 * A part that the first drawing does not need: its code comes right after that, while the API answers. Where it is
 * wanted before it is there, `Place` stands in for it.
 * @example const ShowMissing = later(async () => (await import('./show-notice.js')).ShowMissing);
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let underway: Promise<void> | undefined;

  const fetch = () => {
    waiting.delete(fetch);
    underway ??= load()
      .then((loaded) => {
        Part = loaded;
      })
      .catch(() => {
        waiting.add(fetch);
        underway = undefined;
      });
    return underway;
  };
  // A part of a part has waited long enough.
  if (isFirstDrawn) fetch();
  else waiting.add(fetch);

  return function Later(props: Props) {
    const [, draw] = useState({});
    const isHere = Part !== undefined;
    useEffect(() => {
      if (isHere) return;
      // In slices: many a place may have waited for it.
      const look = () => fetch().then(() => startTransition(() => draw({})));
      look();
      const timer = setInterval(look, RETRY_MS);
      return () => clearInterval(timer);
    }, [isHere]);
    const Drawn = Part ?? Place;
    return <Drawn {...props} />;
  };
}
