import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAlert } from './alerts.js';
import { useShellWords } from './settings.js';

/** Says 'Page not found' and goes back; to the dashboard where there is nothing to go back to. A-75, AMB-020. */
export function useLeaveNotFound(isMissing: boolean): void {
  const navigate = useNavigate();
  const raise = useAlert();
  const words = useShellWords();
  const hasLeft = useRef(false);
  useEffect(() => {
    const hadLeft = hasLeft.current;
    hasLeft.current = isMissing;
    if (!isMissing || hadLeft) return;
    raise(words.page_not_found);
    if (hasPreviousPage()) navigate(-1);
    else navigate('/', { replace: true });
  }, [isMissing, navigate, raise, words]);
}

// The router numbers its own entries; the first one of a tab has 0.
function hasPreviousPage(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
