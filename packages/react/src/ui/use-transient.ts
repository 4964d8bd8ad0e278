import { useCallback, useEffect, useRef, useState } from 'react';

/** A text that goes away by itself, but never while someone points at it or stands in it. */
export interface Transient {
  text: string | null;
  show: (text: string) => void;
  /** For the element that shows it. */
  holders: {
    onPointerMove: () => void;
    onPointerLeave: () => void;
    onFocusCapture: () => void;
    onBlurCapture: () => void;
  };
}

/** Shows a text for `duration` ms; held, it stays, and then has its full time again. */
export function useTransient(duration: number): Transient {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hold = useCallback(() => clearTimeout(timer.current), []);
  const release = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(null), duration);
  }, [duration]);
  const show = useCallback((text: string) => setShown({ text }), []);

  useEffect(() => {
    if (!shown) return;
    release();
    return hold;
  }, [shown, release, hold]);

  // Moved, not entered: it may have appeared under a pointer that rests.
  const holders = {
    onPointerMove: hold,
    onPointerLeave: release,
    onFocusCapture: hold,
    onBlurCapture: release,
  };
  return { text: shown?.text ?? null, show, holders };
}
