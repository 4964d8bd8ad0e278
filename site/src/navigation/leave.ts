import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { raiseAlert } from '../notices/notices.js';
import { useShellWords } from '../shell/settings.js';
import { useNavigate } from './navigate.js';

/** Says 'Page not found' and goes back; to the dashboard where there is nothing to go back to. A-75, AMB-020. */
export function useLeaveNotFound(isMissing: boolean): void {
  const { goBack } = useNavigate();
  const words = useShellWords();
  const [path] = useLocation();
  const left = useRef<string | null>(null);
  useEffect(() => {
    const before = left.current;
    left.current = isMissing ? path : null;
    if (!isMissing || before === path) return;
    raiseAlert(words.page_not_found);
    goBack();
  }, [isMissing, path, goBack, words]);
}
