import { getPayments } from '@panggung/client';
import { type Payment, type Show, sameId } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** What the viewer has to do with a show: it is theirs, they owe money for it, or neither. */
export interface ViewerStake {
  isOwner: boolean;
  pending: Payment | null;
}

export function useViewerStake(show: Show): ViewerStake {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const pending = useStore(getPayments(panggung).$pending(show.id));
  return { isOwner: sameId(person?.id, show.video_created_id), pending };
}
