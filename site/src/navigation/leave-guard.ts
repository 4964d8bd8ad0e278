import { useCallback, useEffect, useRef, useState } from 'react';

type Go = () => void;

interface Guard {
  isOn(): boolean;
  ask(go: Go): void;
}

let guard: Guard | null = null;

/** Whether something would be lost by leaving the screen. */
export function isGuarded(): boolean {
  return guard?.isOn() ?? false;
}

/** Whether the screen keeps the visitor for a question; it calls `go` when they wish to leave all the same. */
export function asksToStay(go: Go): boolean {
  const isAsked = isGuarded();
  if (isAsked) guard?.ask(go);
  return isAsked;
}

export interface LeaveGuard {
  /** Leads on to where the visitor wanted to go; null while nobody asks. */
  leave: Go | null;
  stay(): void;
  /** From now on nothing is lost by leaving. */
  release(): void;
}

/**
 * Asks before another screen is opened, as long as something would be lost.
 * @example const { leave, stay } = useLeaveGuard(isUnsaved); return leave && <LeaveQuestion onLeave={leave} onStay={stay} />;
 */
export function useLeaveGuard(isOn: boolean): LeaveGuard {
  const [leave, ask] = useState<Go | null>(null);
  const isWatching = useRef(isOn);
  useEffect(() => {
    isWatching.current = isOn;
    guard = {
      isOn: () => isWatching.current,
      ask: (go) =>
        ask(() => () => {
          isWatching.current = false;
          go();
        }),
    };
    return () => {
      guard = null;
    };
  }, [isOn]);
  return {
    leave,
    stay: useCallback(() => ask(null), []),
    release: useCallback(() => {
      isWatching.current = false;
    }, []),
  };
}
