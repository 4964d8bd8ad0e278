import { useStore } from '@nanostores/react';
import { type Id, isCountingDown, type Payment, type Show, sameId } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { type ShowState, showState } from '../ui/show-state.js';
import { useNow } from '../ui/use-now.js';

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

/** What the viewer has to do with a show: it is theirs, they owe money for it, or neither. */
export interface ViewerStake {
  isOwner: boolean;
  pending: Payment | null;
}

export function useViewerStake(show: Show): ViewerStake {
  const { session, payments } = usePanggung();
  const person = useStore(session.$person);
  const pending = useStore(payments.$pending(show.id));
  return { isOwner: sameId(person?.id, show.video_created_id), pending };
}

/** Whether the seconds to a show's start are worth counting; tells once when its hour has come. AMB-095. */
export function useIsCountingDown(show: Show, onStart: () => void): boolean {
  const isCounting = isCountingDown(show, useNow());
  const wasCounting = useRef(isCounting);
  useEffect(() => {
    if (wasCounting.current && !isCounting) onStart();
    wasCounting.current = isCounting;
  }, [isCounting, onStart]);
  return isCounting;
}
