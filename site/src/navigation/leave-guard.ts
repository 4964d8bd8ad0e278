import { useCallback, useEffect, useRef, useState } from 'react';

type Go = () => void;

let guard: ((go: Go) => boolean) | null = null;

/** Whether the screen keeps the visitor for a question; it calls `go` when they wish to leave all the same. */
export function asksToStay(go: Go): boolean {
  return guard?.(go) ?? false;
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
    guard = (go) => {
      if (isWatching.current) {
        ask(() => () => {
          isWatching.current = false;
          go();
        });
      }
      return isWatching.current;
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
