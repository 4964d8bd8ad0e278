import { getKeptPayments, getOwnPayments } from '@panggung/client';
import {
  type Id,
  leadingPayment,
  type Payment,
  type Show,
  type ShowAction,
  sameId,
  showAction,
} from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';

/** What the viewer has to do with a show, and what its page offers them. */
export interface ViewerStake {
  isCreator: boolean;
  /** A ticket, or money owed or lost; null for nothing. */
  payment: Payment | null;
  /** This browser keeps it: the buy button knows it too. */
  isKept: boolean;
  /** Null until it is known what the viewer has. */
  action: ShowAction | null;
}

/** A person's own payment counts as much as one of a guest that this browser keeps: they may be the same. AMB-125. */
export function useViewerStake(show: Show, isPreview: boolean, goneId?: Id): ViewerStake {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const kept = getKeptPayments(panggung);
  const pending = useStore(kept.$pending(show.id));
  const ticket = useStore(kept.$ticket(show.id));
  const asked = useStore(getOwnPayments(panggung).one(person?.user_id, show));
  const answer = 'value' in asked ? asked.value : null;
  // Somebody else's money is theirs to pay; what they got for this viewer counts once it is a ticket.
  const isOthers = answer?.status === 'PENDING' && !sameId(answer.user_id, person?.user_id);
  const own = isOthers || sameId(answer?.id, goneId) ? null : answer;
  const isCreator = sameId(person?.user_id, show.video_created_id);
  const payment = useAsOfNow((now) => leadingPayment([own, ticket, pending], now));
  const action = useAsOfNow((now) => showAction({ show, payment, isCreator, isPreview, now }));
  const isKnown = asked.status !== 'loading' || payment !== null;
  return {
    isCreator,
    payment,
    isKept: [pending, ticket].some((known) => sameId(known?.id, payment?.id)),
    action: isKnown || isCreator ? action : null,
  };
}
