import { askAgainIn, type Show } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { useAsOfNow } from './use-now.js';

/** Asks for a show anew while its state is about to change: when its hour strikes, and now and then until it ends. */
export function useLookAfter(show: Show | null | undefined, ask: () => void): void {
  const pause = useAsOfNow((now) => (show ? askAgainIn(show, now) : null));
  const isDue = show?.video_status === 'WAITING' && pause !== null;
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (pause === null) return;
    const look = () => document.hidden || latest.current();
    if (isDue) look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [pause, isDue]);
}
