import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function listen(onChange: () => void): () => void {
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}

/** Whether the browser has a network; that an answer comes through it is not said. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}
