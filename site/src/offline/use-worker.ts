import { useEffect } from 'react';
import { useIdle } from '../use-idle.js';

/** Starts the site's worker where there is one, once the page has nothing else to do: it fetches what a visit needs last. */
export function useWorker(): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Refused, the site does without.
    import('./start-worker.js').then(({ startWorker }) => startWorker()).catch(() => {});
  }, [isIdle]);
}
