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

/** The next ticket of the person who is signed in; one that is known stays when it cannot be had anew. */
export function useUpcomingShow(): UpcomingShowView {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const { $ticket, reload } = person ? getOwnTicket(panggung, person.user_id) : nobodys;
  const answer = useStore($ticket);
  const known = 'value' in answer ? answer.value : undefined;
  const ticket = useMemo(() => (known ? soundRecord(known) : null), [known]);
  return { state: stateOf(), ticket, retry: () => void reload() };

  function stateOf(): UpcomingShowState {
    if (!person) return 'signed_out';
    if (ticket) return 'ready';
    if (known === null) return 'empty';
    return answer.status === 'failed' ? 'failed' : 'loading';
  }
}
