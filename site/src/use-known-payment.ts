import { useStore } from '@nanostores/react';
import { getOwnPayments, getPayments } from '@panggung/client';
import { type Id, type Payment, sameId } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useState } from 'react';
import { useSearch } from 'wouter';

/** The payment for the show of the address that this browser or this account knows of; null where neither does. */
export function useKnownPayment(): Payment | 'looking' | null {
  const query = new URLSearchParams(useSearch());
  const show = query.get('id') ?? '';
  const receiver = query.get('forUserId');
  const kept = useKept(show, receiver);
  const own = useOwn(show, receiver);
  return kept ?? own;
}

/** As it was when the page came: what becomes of it later is for whoever shows it. */
function useKept(show: Id, receiver: Id | null): Payment | null {
  const payments = getPayments(usePanggung());
  const [kept] = useState(() => {
    const read = (one: 'pending' | 'ticket') => payments[`$${one}`](show, receiver).get();
    return read('pending') ?? read('ticket');
  });
  return kept;
}

/** What the API says that whoever is signed in paid or owes; what others paid for them is not theirs to look into. */
function useOwn(id: Id, receiver: Id | null): Payment | 'looking' | null {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const show = useStore(panggung.shows.one(id));
  const video_status = 'value' in show ? (show.value?.video_status ?? 'WAITING') : 'WAITING';
  const whose = person ? (receiver ?? person.user_id) : undefined;
  const answer = useStore(getOwnPayments(panggung).one(whose, { id, video_status }));
  if (answer.status === 'loading') return 'looking';
  const payment = answer.status === 'ready' ? answer.value : null;
  return payment && sameId(payment.user_id, person?.user_id) ? payment : null;
}
