import { type Id, type Show, soundRecord } from '@panggung/core';
import { useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { type RecordState, recordState } from '../ui/record-state.js';
import { useStore } from '../ui/use-store.js';

/** The show a ticket is given for, and how to ask for it anew. */
export function useGiftShow(id: Id): { state: RecordState; show: Show | null; reload: () => void } {
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(id));
  const known = 'value' in loaded ? loaded.value : null;
  const show = useMemo(() => known && { ...soundRecord(known), id }, [known, id]);
  return { state: recordState(loaded), show: show ?? null, reload: () => void shows.reload(id) };
}
