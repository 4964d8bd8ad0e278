import { type ComponentType, useEffect, useReducer } from 'react';

/** A part of the bar whose code comes when it is wanted. */
export interface Part<Props> {
  /** Fetches it: it may be wanted in a moment. Never rejects. */
  fetch(): Promise<void>;
  /** The part; null until it is here. */
  read(): ComponentType<Props> | null;
}

/** After a failure, how often to ask again, in ms. */
const RETRY_MS = 5000;

/**
 * Makes a part that no first visit pays for.
 * @example const field = createPart(async () => (await import('./search-field.js')).SearchField);
 */
export function createPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let part: ComponentType<Props> | null = null;
  let underway: Promise<void> | null = null;
  return {
    read: () => part,
    fetch() {
      underway ??= load().then(
        (loaded) => {
          part = loaded;
        },
        () => {
          underway = null;
        },
      );
      return underway;
    },
  };
}

/** A part, once it is wanted and here; until then null. */
export function usePart<Props>(part: Part<Props>, isWanted: boolean): ComponentType<Props> | null {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const drawn = isWanted ? part.read() : null;
  const isMissing = isWanted && drawn === null;
  useEffect(() => {
    if (!isMissing) return;
    const look = () => void part.fetch().then(draw);
    look();
    const timer = setInterval(look, RETRY_MS);
    return () => clearInterval(timer);
  }, [part, isMissing]);
  return drawn;
}
