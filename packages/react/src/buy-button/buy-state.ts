import { type Availability, availability, type CheckoutState, type Payment, type Show } from '@panggung/core';

/** What a buy button offers. */
export type BuyState =
  | 'loading'
  | 'failed'
  | 'pending'
  | 'issued'
  | 'redeem'
  | 'ready'
  | 'all_held'
  | 'sold_out';

export interface BuyFacts {
  show: Show | null;
  /** The show could not be loaded, and none is known from before. */
  hasFailed: boolean;
  pending: Payment | null;
  /** The ticket this browser has already. */
  ticket: Payment | null;
  /** Where the purchase stands, once its code is loaded. */
  checkout: CheckoutState | null;
}

const byAvailability: Record<Availability, BuyState> = {
  available: 'ready',
  all_held: 'all_held',
  sold_out: 'sold_out',
};

/** A payment comes before the show's own state; tickets for a redeem code are not bought here. E-40. */
export function buyState({ show, hasFailed, pending, ticket, checkout }: BuyFacts): BuyState {
  if (!show) return hasFailed ? 'failed' : 'loading';
  if (pending) return 'pending';
  if (ticket || checkout === 'completed') return 'issued';
  return show.ticket_type === 'free' ? 'redeem' : byAvailability[availability(show)];
}
