import { useEffect, useState } from 'react';

/** How long what stands below waits for what is on its way, in ms. C-27. */
const PATIENCE_MS = 3000;

/**
 * A widget's state, or `late` when its answer takes so long that a page should go on without it; nobody waits for what
 * is not laid out.
 * @example useWidgetState(useLate(state));
 */
export function useLate<State extends string>(state: State, isLaidOut = true): State | 'late' {
  const isLoading = state === 'loading' && isLaidOut;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate ? 'late' : state;
}
