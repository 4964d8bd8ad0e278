import { type Id, type Show, soundRecord } from '@panggung/core';
import { useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { type RecordState, recordState } from '../ui/record-state.js';
import { useStore } from '../ui/use-store.js';

export interface ShowDetailView {
  state: RecordState;
  show: Show | null;
  reload: () => void;
}

/** The show of a page, and how to ask for it anew. */
export function useShowDetail(id: Id): ShowDetailView {
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(id));
  const known = 'value' in loaded ? loaded.value : null;
  // Whatever the answer calls itself: it is the show that was asked for.
  const show = useMemo(() => known && { ...soundRecord(known), id }, [known, id]);
  return {
    state: recordState(loaded),
    show: show ?? null,
    reload: () => void shows.reload(id),
  };
}
