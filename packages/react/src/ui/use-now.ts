import { usePanggung } from './panggung-provider.js';
import { useSnapshot } from './use-snapshot.js';
import { useStore } from './use-store.js';

/** Server time in epoch ms; draws again each second, by the page's one clock. */
export function useNow(): number {
  return useStore(usePanggung().clock.$now);
}

/**
 * What is so at this moment, by the page's one clock; draws again only when that changes.
 * @example const isAhead = useAsOfNow((now) => isCountingDown(show, now));
 */
export function useAsOfNow<T>(read: (now: number) => T): T {
  const { $now } = usePanggung().clock;
  return useSnapshot($now.listen, () => read($now.get()));
}
