import type { Buyer } from './buyer.js';
import { ApiError } from './errors.js';
import type { ShowRow } from './payment-row.js';
import type { Pass } from './sale-queue-pass.js';
import type { Doors, Knock, Turn } from './sale-queue-passes.js';

export interface Knocking {
  claim: Knock;
  show: ShowRow;
  doors: Doors;
  /** Seats of the show that are neither sold nor held nor offered. */
  free: number;
  /** Epoch ms. */
  now: number;
}

/** What lets a claim in: an offer takes the seat that was kept for it, a place has its turn; or nothing is needed. */
export interface Entry {
  /** The waiting_list row: its seat is counted in `ticket_offered`, and none of the free ones is taken. */
  offerId: number | null;
  /** The sale_queue row. */
  placeId: string | null;
}

/**
 * Whether a claim may take a seat of this show now.
 * @throws ApiError `offer_expired`, `offer_of_another`, `sale_not_open`, `queue_required`
 * @example const { offerId } = checkPass({ claim, show, doors: ledger.doors, free, now })
 */
export function checkPass({ claim, show, doors, free, now }: Knocking): Entry {
  const { pass, buyer } = claim;
  if (pass?.kind === 'offer') return { offerId: takeOffer({ pass, buyer, show, doors, now }), placeId: null };
  if (show.sale_opens_at === null) return nothing;
  if (now < show.sale_opens_at) throw new ApiError('sale_not_open', 'The sale has not started yet');
  const place = pass && doors.places.get(pass.name);
  if (place && isTurn(place, { show, now })) return { offerId: null, placeId: place.id };
  // Where nothing is left nobody is sent to wait for it.
  if (free < 1 || doors.unlined.has(show.id)) return nothing;
  throw new ApiError('queue_required', 'Please wait for your turn');
}

const nothing: Entry = { offerId: null, placeId: null };

interface OfferTaking extends Pick<Knocking, 'show' | 'doors' | 'now'> {
  pass: Pass;
  buyer: Buyer;
}

/** An offer is for whom it was made, whoever else reads the mail. */
function takeOffer({ pass, buyer, show, doors, now }: OfferTaking): number {
  const offer = doors.offers.get(pass.name);
  if (offer?.room_id !== show.id || offer.offer_expires_at <= now) {
    throw new ApiError('offer_expired', 'This offer has ended');
  }
  const isOwn = offer.email === buyer.email || (buyer.kind === 'account' && offer.user_id === buyer.user_id);
  if (isOwn) return offer.id;
  throw new ApiError('offer_of_another', 'This seat is kept for the address that its offer was sent to');
}

/** A turn is for one order, and for a while. */
function isTurn(place: Turn, { show, now }: Pick<Knocking, 'show' | 'now'>): boolean {
  return place.room_id === show.id && place.pass_expires_at > now && !place.is_spent;
}

/** Uses a pass up for who comes later in the batch; `writePasses` does for everybody else. */
export function usePass({ pass }: Knock, { offerId, placeId }: Entry, { doors }: { doors: Doors }): void {
  if (offerId !== null) doors.offers.delete(pass?.name ?? '');
  const place = placeId === null ? undefined : doors.places.get(placeId);
  if (place) doors.places.set(place.id, { ...place, is_spent: true });
}
