import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Moves the focus to a new screen, so that a reader starts there and not at the link that is gone. */
export function useFocusOnArrival() {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
