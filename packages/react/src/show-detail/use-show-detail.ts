import type { Id, Show } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { type ShowState, showState } from '../ui/show-state.js';
import { useStore } from '../ui/use-store.js';

export interface ShowDetailView {
  state: ShowState;
  show: Show | null;
  reload: () => void;
}

/** The show of a page, and how to ask for it anew. */
export function useShowDetail(id: Id): ShowDetailView {
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(id));
  return {
    state: showState(loaded),
    show: ('value' in loaded && loaded.value) || null,
    reload: () => void shows.reload(id),
  };
}
