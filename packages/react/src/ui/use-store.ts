import type { ReadableAtom } from 'nanostores';
import { useSnapshot } from './use-snapshot.js';

/**
 * A store's value; draws again when it changes.
 * @example const now = useStore(usePanggung().clock.$now);
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  return useSnapshot(store.listen, store.get);
}
