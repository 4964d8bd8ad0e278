import { BANNER_TURN_MS } from '@panggung/core';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { mayMove } from '../ui/motion.js';

/** Whether slides change by themselves: they do, they wait for a person to look elsewhere, they were told not to. */
export type RotationState = 'on' | 'held' | 'off';

/** What keeps the slides where they are for as long as it lasts. */
type Hold = 'pointer' | 'focus' | 'hidden';

export interface Rotation {
  state: RotationState;
  /** By the person's own wish: also over a pointer or a focus that is here already. */
  start: () => void;
  stop: () => void;
}

const withHold = (why: Hold) => (holds: readonly Hold[]) => (holds.includes(why) ? holds : [...holds, why]);
const withoutHold = (why: Hold) => (holds: readonly Hold[]) => holds.filter((other) => other !== why);

function stateOf(isWanted: boolean, holds: readonly Hold[]): RotationState {
  if (!isWanted) return 'off';
  return holds.length > 0 ? 'held' : 'on';
}

/** Calls `turn` each seven seconds, never against a person at `place`; each new `turn` has its full time. */
export function useRotation(place: RefObject<HTMLElement | null>, turn: () => void): Rotation {
  const [isWanted, setWanted] = useState(mayMove);
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const state = stateOf(isWanted, holds);

  useEffect(() => {
    const leaving = new AbortController();
    const listen = (target: EventTarget | null, type: string, hear: (event: PointerEvent) => void) =>
      target?.addEventListener(type, hear as EventListener, leaving);
    const box = place.current;
    const look = () => setHolds((document.hidden ? withHold : withoutHold)('hidden'));
    const isTouch = (event: PointerEvent) => event.pointerType === 'touch';
    listen(box, 'pointerenter', (event) => isTouch(event) || setHolds(withHold('pointer')));
    listen(box, 'pointerleave', () => setHolds(withoutHold('pointer')));
    // Whoever swipes has taken over.
    listen(box, 'pointerdown', (event) => isTouch(event) && setWanted(false));
    listen(box, 'focusin', () => setHolds(withHold('focus')));
    listen(box, 'focusout', () => setHolds(withoutHold('focus')));
    listen(document, 'visibilitychange', look);
    look();
    if (box?.matches(':hover')) setHolds(withHold('pointer'));
    if (box?.matches(':focus-within')) setHolds(withHold('focus'));
    return () => leaving.abort();
  }, [place]);
  useEffect(() => {
    if (state !== 'on') return;
    const timer = setTimeout(turn, BANNER_TURN_MS);
    return () => clearTimeout(timer);
  }, [state, turn]);

  const start = useCallback(() => {
    setHolds([]);
    setWanted(true);
  }, []);
  const stop = useCallback(() => setWanted(false), []);
  return { state, start, stop };
}
