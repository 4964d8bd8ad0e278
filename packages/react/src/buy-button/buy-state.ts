import { type Availability, availability, type CheckoutState, type Payment, type Show } from '@panggung/core';

/** What a buy button offers. */
export type BuyState =
  | 'loading'
  | 'failed'
  | 'pending'
  | 'issued'
  | 'redeem'
  | 'queue'
  | 'ready'
  | 'all_held'
  | 'sold_out'
  | 'waiting';

/** What stands before a sale, and what opens it where everybody else finds it shut. */
export interface SaleDoor {
  /** What the button says to whoever waits for the sale, or stands in its line; null where nothing is waited for. AMB-198. */
  queue: string | null;
  /** What it says to whoever is on the waiting list, or sees a show that was called off; null for everybody else. */
  waiting: string | null;
  /** A seat is kept for whoever looks: the waiting list offered it. */
  hasOffer: boolean;
}

export interface BuyFacts {
  show: Show | null;
  /** The show could not be loaded, and none is known from before. */
  hasFailed: boolean;
  pending: Payment | null;
  /** The ticket this browser has already. */
  ticket: Payment | null;
  /** Where the purchase stands, once its code is loaded. */
  checkout: CheckoutState | null;
  /** Null until it is known. */
  door: SaleDoor | null;
}

const byAvailability: Record<Availability, (show: Show) => BuyState> = {
  available: ({ ticket_type }) => (ticket_type === 'free' ? 'redeem' : 'ready'),
  all_held: () => 'all_held',
  sold_out: () => 'sold_out',
};

/** Whether a sale opens at an instant; what is none is as good as unsaid. */
const opensLate = ({ sale_opens_at }: Show) => Number.isFinite(sale_opens_at);

/** Whether a show has a door of its own: a line before its sale, or seats that may be kept for somebody. */
export function hasDoor(show: Show): boolean {
  return opensLate(show) || availability(show) !== 'available';
}

/** A payment comes before the show's own state. E-09, E-40, AMB-079. */
export function buyState({ show, hasFailed, pending, ticket, checkout, door }: BuyFacts): BuyState {
  if (!show) return hasFailed ? 'failed' : 'loading';
  if (pending) return 'pending';
  if (ticket || checkout === 'completed') return 'issued';
  if (door?.hasOffer) return byAvailability.available(show);
  if (availability(show) !== 'sold_out' && opensLate(show)) {
    if (!door) return 'loading';
    if (door.queue) return 'queue';
  }
  const state = byAvailability[availability(show)](show);
  return state === 'sold_out' && door?.waiting ? 'waiting' : state;
}
