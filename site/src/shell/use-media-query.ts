import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers to a media query. @example useMediaQuery('(prefers-color-scheme: dark)') */
export function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
