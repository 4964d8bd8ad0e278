import { getOwnTicket, type Loadable } from '@panggung/client';
import { type Payment, soundRecord } from '@panggung/core';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** What the card shows, as one named state; a guest has no tickets here. */
export type UpcomingShowState = 'signed_out' | 'loading' | 'ready' | 'empty' | 'failed';

export interface UpcomingShowView {
  state: UpcomingShowState;
  ticket: Payment | null;
  retry: () => void;
}

const nobodys = { $ticket: atom<Loadable<Payment | null>>({ status: 'loading' }), reload: async () => {} };

/** Nobody, an answer, and none yet are told apart; one that was had outlives a failure. */
function stateOf(isGuest: boolean, answer: Loadable<Payment | null>): UpcomingShowState {
  if (isGuest) return 'signed_out';
  if ('value' in answer && answer.value !== undefined) return answer.value ? 'ready' : 'empty';
  return answer.status === 'failed' ? 'failed' : 'loading';
}

/** The next ticket of the person who is signed in. C-03. */
export function useUpcomingShow(): UpcomingShowView {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const { $ticket, reload } = person ? getOwnTicket(panggung, person.user_id) : nobodys;
  const answer = useStore($ticket);
  const known = 'value' in answer ? answer.value : null;
  const ticket = useMemo(() => (known ? soundRecord(known) : null), [known]);
  return { state: stateOf(person === null, answer), ticket, retry: () => void reload() };
}
