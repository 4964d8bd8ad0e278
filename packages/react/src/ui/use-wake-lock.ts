import { useEffect } from 'react';

/** Keeps the screen awake while `isWanted`, where the browser can: it drops the wish each time the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let isAsking = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (isAsking || document.hidden || (lock && !lock.released)) return;
      isAsking = true;
      // Refused, e.g. by a nearly empty battery, the screen sleeps as it always does.
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      isAsking = false;
      if (isOver) void given?.release();
      else lock = given;
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
}
