import { useEffect, useRef } from 'react';

/** Calls once, when what runs out is over; not for what was over before. */
export function useEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) onEnd?.();
    wasOver.current = isOver;
  }, [isOver, onEnd]);
}
