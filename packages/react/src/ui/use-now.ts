import { usePanggung } from './panggung-provider.js';
import { useStore } from './use-store.js';

/** Server time in epoch ms; draws again each second, by the page's one clock. */
export function useNow(): number {
  return useStore(usePanggung().clock.$now);
}
