import { getPayments } from '@panggung/client';
import { type Payment, type Show, sameId } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** What the viewer has to do with a show: it is theirs, they have a ticket or owe money for one, or nothing. */
export interface ViewerStake {
  isOwner: boolean;
  pending: Payment | null;
  ticket: Payment | null;
}

export function useViewerStake(show: Show): ViewerStake {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const payments = getPayments(panggung);
  const pending = useStore(payments.$pending(show.id));
  const ticket = useStore(payments.$ticket(show.id));
  return { isOwner: sameId(person?.id, show.video_created_id), pending, ticket };
}
