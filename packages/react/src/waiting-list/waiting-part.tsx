import type { Show } from '@panggung/core';
import { useSeatOffer } from './use-seat-offer.js';
import { useWaiting } from './use-waiting.js';
import { WaitingForm } from './waiting-form.js';

/** The list of those who wait, for a place that has a heading and a button to buy of its own. */
export function WaitingPart({ show }: { show: Show }) {
  const waiting = useWaiting(show, useSeatOffer(show.id));
  return <WaitingForm show={show} waiting={waiting} />;
}
