import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useAlert } from '../notices/notices.js';
import { useShellWords } from '../shell/settings.js';
import { useNavigate } from './navigate.js';

/** Says 'Page not found' and goes back; to the dashboard where there is nothing to go back to. A-75, AMB-020. */
export function useLeaveNotFound(isMissing: boolean): void {
  const { goBack } = useNavigate();
  const raise = useAlert();
  const words = useShellWords();
  const [path] = useLocation();
  const left = useRef<string | null>(null);
  useEffect(() => {
    const before = left.current;
    left.current = isMissing ? path : null;
    if (!isMissing || before === path) return;
    raise(words.page_not_found);
    goBack();
  }, [isMissing, path, goBack, raise, words]);
}
