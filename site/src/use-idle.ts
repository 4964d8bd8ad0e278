import { startTransition, useEffect, useState } from 'react';

/** Where a browser cannot say that it is idle, how long to wait instead, in ms. */
const PAUSE_MS = 200;

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, PAUSE_MS);
}

/** Whether the page has loaded, with its first pictures, and then had nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => whenIdle(() => startTransition(() => setIdle(true)));
    if (document.readyState === 'complete') rest();
    addEventListener('load', rest);
    return () => removeEventListener('load', rest);
  }, []);
  return isIdle;
}
