import { useCallback, useEffect, useRef, useState } from 'react';

/** How long controls stay after the last sign of a viewer, in ms. */
const STAY_MS = 3000;

/** Whether the controls may go: it plays, and nobody has moved, touched or pressed anything for a while. */
export function useIdleControls(isPlaying: boolean): { isIdle: boolean; stir: () => void } {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stir = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), STAY_MS);
  }, []);
  useEffect(() => {
    if (isPlaying) stir();
    return () => clearTimeout(timer.current);
  }, [isPlaying, stir]);
  return { isIdle: isPlaying && isIdle, stir };
}
