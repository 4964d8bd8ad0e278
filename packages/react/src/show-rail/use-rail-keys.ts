import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';

export interface RailKeys {
  /** The card that has or had the focus, else one in sight: the only one for the Tab key, and drawn wherever it is. */
  stop: number;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const moves: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The card an event comes from, counted from 0; -1 for none. */
function placeOf({ target }: { target: EventTarget }): number {
  return Number((target as Element).closest('li')?.getAttribute('aria-posinset') ?? 0) - 1;
}

interface RailKeysOptions {
  track: RefObject<HTMLElement | null>;
  /** How many cards there are. */
  count: number;
  /** A card that is seen. */
  inSight: number;
  /** Called when another card was brought into sight. */
  onMove: () => void;
}

/** Moves the focus along a row: arrows by one card, Home and End to its ends. */
export function useRailKeys({ track, count, inSight, onMove }: RailKeysOptions): RailKeys {
  const [{ kept, isMoving }, keep] = useState({ kept: -1, isMoving: false });
  useLayoutEffect(() => {
    if (!isMoving) return;
    const card = track.current?.querySelector(`[aria-posinset="${kept + 1}"]`);
    card?.querySelector('a')?.focus({ preventScroll: true });
    // At once: whoever goes on must find the next card drawn.
    card?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
    onMove();
  }, [track, kept, isMoving, onMove]);
  return {
    stop: Math.min(kept < 0 ? inSight : kept, count - 1),
    onFocus: (event) => keep({ kept: placeOf(event), isMoving: false }),
    onKeyDown(event) {
      const move = moves[event.key];
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!move || !isPlain) return;
      event.preventDefault();
      const place = move(placeOf(event), count - 1);
      if (place >= 0 && place < count) keep({ kept: place, isMoving: true });
    },
  };
}
