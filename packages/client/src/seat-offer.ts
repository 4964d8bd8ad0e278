import type { Id, SeatOffer } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { toApiError } from './api-error.js';
import { httpWith } from './http-with.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getDoorbell, offerKey } from './sale-pass.js';
import { getStorage } from './storage.js';
import { getWaitingList } from './waiting-list.js';

/** The seat that is kept for whoever came by the link of an offer's mail, as long as it lasts. */
export interface SeatOfferPass {
  /** What the API says of it; null before that, and without one. */
  $offer: ReadableAtom<SeatOffer | null>;
  /** What is sent with an order as `panggung-pass`; null without an offer. */
  secret(): string | null;
  /** Takes the secret of a link; a reload does not lose it. */
  take(secret: string): Promise<void>;
}

function createSeatOffer(panggung: Panggung, showId: string): SeatOfferPass {
  const storage = getStorage(panggung);
  const key = offerKey(showId);
  const $doorbell = getDoorbell(panggung, showId);
  const $offer = atom<SeatOffer | null>(null);
  const secret = () => storage.get<string>(key);

  function drop() {
    storage.set(key, null);
    $offer.set(null);
  }

  async function look(pass: string): Promise<void> {
    const http = httpWith(panggung, { 'panggung-pass': pass });
    try {
      const query = { room_id: showId };
      const { data } = await http.call('GET /api/v1/waiting-list/offer', { query });
      if (secret() !== pass) return;
      $offer.set(data);
      getWaitingList(panggung, showId).forget();
      $doorbell.set($doorbell.get() + 1);
    } catch (thrown) {
      if (toApiError(thrown).code === 'offer_expired' && secret() === pass) drop();
    }
  }

  const known = secret();
  if (known) void look(known);
  return {
    $offer,
    secret,
    take(pass) {
      storage.set(key, pass);
      return look(pass);
    },
  };
}

/** The offer of a show's seat on an API's page. */
export function getSeatOffer(panggung: Panggung, showId: Id): SeatOfferPass {
  return partOf(panggung, `offer ${showId}`, () => createSeatOffer(panggung, String(showId)));
}
