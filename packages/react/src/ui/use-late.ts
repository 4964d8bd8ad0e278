import { useEffect, useState } from 'react';

/** How long what stands below waits for what is on its way, in ms. C-27. */
const PATIENCE_MS = 3000;

/**
 * A widget's state, or `late` when its answer takes so long that a page should go on without it.
 * @example useWidgetState(useLate(state));
 */
export function useLate<State extends string>(state: State): State | 'late' {
  const isLoading = state === 'loading';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isLate ? 'late' : state;
}
