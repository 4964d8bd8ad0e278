import { type ApiError, getWaitingList, toApiError } from '@panggung/client';
import { availability, emailProblem, normalEmail, type Show, type Waiting } from '@panggung/core';
import { useMemo, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import type { SeatView } from './use-seat-offer.js';

/** Where somebody stands with the list of a show. */
export type WaitingState = 'join' | 'joining' | 'joined' | 'offered' | 'expired' | 'available';

export interface WaitingView {
  state: WaitingState;
  seat: SeatView;
  /** Whose list it is on: where the offer will be sent. */
  joined: Waiting | null;
  /** Of whoever is signed in; null for a guest, who types one. */
  ownEmail: string | null;
  error: ApiError | null;
  join: (email: string) => void;
}

/** Whether an address, as it is typed, can be written to; a message key otherwise. */
export function waitingProblem(email: string): 'email_required' | 'email_invalid' | null {
  if (!email.trim()) return 'email_required';
  return emailProblem(email) ? 'email_invalid' : null;
}

/** Getting on the list, and what came of it. */
export function useWaiting(show: Show, seat: SeatView): WaitingView {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const list = useMemo(() => getWaitingList(panggung, show.id), [panggung, show.id]);
  const joined = useStore(list.$waiting);
  const [isJoining, setJoining] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function join(email: string): Promise<void> {
    setJoining(true);
    setError(null);
    try {
      await list.join(person ? undefined : normalEmail(email));
    } catch (thrown) {
      const refusal = toApiError(thrown);
      // A seat came back meanwhile: whoever is here may have it.
      if (refusal.code === 'seats_available') void panggung.shows.reload(show.id);
      setError(refusal);
    } finally {
      setJoining(false);
    }
  }

  function state(): WaitingState {
    if (seat.state === 'offered') return 'offered';
    if (joined) return 'joined';
    if (isJoining) return 'joining';
    if (availability(show) === 'available') return 'available';
    return seat.state === 'expired' ? 'expired' : 'join';
  }

  const ownEmail = person ? String(person.email ?? '') : null;
  return { state: state(), seat, joined, ownEmail, error, join: (email) => void join(email) };
}
