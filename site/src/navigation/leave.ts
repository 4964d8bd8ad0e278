import { useEffect, useRef } from 'react';
import { useAlert } from '../notices/notices.js';
import { useShellWords } from '../shell/settings.js';
import { useNavigate } from './navigate.js';

/** Says 'Page not found' and goes back; to the dashboard where there is nothing to go back to. A-75, AMB-020. */
export function useLeaveNotFound(isMissing: boolean): void {
  const { goBack } = useNavigate();
  const raise = useAlert();
  const words = useShellWords();
  const hasLeft = useRef(false);
  useEffect(() => {
    const hadLeft = hasLeft.current;
    hasLeft.current = isMissing;
    if (!isMissing || hadLeft) return;
    raise(words.page_not_found);
    goBack();
  }, [isMissing, goBack, raise, words]);
}
