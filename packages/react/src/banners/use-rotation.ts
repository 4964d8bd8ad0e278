import { BANNER_TURN_MS } from '@panggung/core';
import { type PointerEvent, useEffect, useState } from 'react';
import { isMotionReduced } from './motion.js';

/** Whether slides change by themselves: they do, they wait for a person to look elsewhere, they were told not to. */
export type RotationState = 'on' | 'held' | 'off';

/** What keeps the slides where they are for as long as it lasts. */
type Hold = 'pointer' | 'focus' | 'hidden';

export interface Rotation {
  state: RotationState;
  /** By the person's own wish: over a pointer or a focus that is here already, too. */
  start: () => void;
  stop: () => void;
  /** For the element whose slides they are. */
  holders: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
    onFocusCapture: () => void;
    onBlurCapture: () => void;
  };
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

const withHold = (why: Hold) => (holds: readonly Hold[]) => (holds.includes(why) ? holds : [...holds, why]);
const withoutHold = (why: Hold) => (holds: readonly Hold[]) => holds.filter((other) => other !== why);

function stateOf(isWanted: boolean, holds: readonly Hold[]): RotationState {
  if (!isWanted) return 'off';
  return holds.length > 0 ? 'held' : 'on';
}

/** Calls `turn` each seven seconds, never against a person. `subject` is what is shown: it has its full time. */
export function useRotation(turn: () => void, subject: number): Rotation {
  const [isWanted, setWanted] = useState(() => !isMotionReduced());
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const state = stateOf(isWanted, holds);

  useEffect(() => {
    const look = () => setHolds((document.hidden ? withHold : withoutHold)('hidden'));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its full time, however it came.
  useEffect(() => {
    if (state !== 'on') return;
    const timer = setTimeout(turn, BANNER_TURN_MS);
    return () => clearTimeout(timer);
  }, [state, turn, subject]);

  return {
    state,
    start() {
      setHolds([]);
      setWanted(true);
    },
    stop: () => setWanted(false),
    holders: {
      onPointerEnter: (event) => isTouch(event) || setHolds(withHold('pointer')),
      onPointerLeave: () => setHolds(withoutHold('pointer')),
      // Whoever swipes has taken over.
      onPointerDown: (event) => isTouch(event) && setWanted(false),
      onFocusCapture: () => setHolds(withHold('focus')),
      onBlurCapture: () => setHolds(withoutHold('focus')),
    },
  };
}
