import { type QueuePlace, saleStage } from '@panggung/core';
import { atom, type WritableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getStorage } from './storage.js';

/** Where the place in a show's line is kept, and the secret of an offered seat. */
export const placeKey = (showId: string) => `queue:${showId}`;
export const offerKey = (showId: string) => `offer:${showId}`;

/** Counts up when something that lets in may have changed: the line and the offer are on a page when it draws them. */
export function getDoorbell(panggung: Panggung, showId: string): WritableAtom<number> {
  return partOf(panggung, `doorbell ${showId}`, () => atom(0));
}

/** What this browser keeps that lets in: no more than that, the line and the offer are parts of their own. */
export interface SalePass {
  /** The secret of an offered seat; null without one. */
  offer(): string | null;
  keepOffer(secret: string): void;
  dropOffer(): void;
  /** Whether an order may be made now: with a turn, or since no line is kept. */
  isLetIn(opensAt: number): boolean;
  /** What is sent with an order as `panggung-pass`; null without any. */
  read(): string | null;
  /** Forgets a turn that the API does not take. */
  dropTurn(): void;
}

/** Builds the passes of a show. */
export function createSalePass(panggung: Panggung, showId: string): SalePass {
  const storage = getStorage(panggung);
  const offer = () => storage.get<string>(offerKey(showId));
  const place = () => storage.get<QueuePlace>(placeKey(showId));
  const stageOf = (known: QueuePlace | null, opensAt: number | null) =>
    saleStage({ opensAt, place: known, now: panggung.clock.now() });

  function turn(): string | null {
    const known = place();
    return known && stageOf(known, known.opens_at) === 'admitted' ? known.pass : null;
  }

  return {
    offer,
    keepOffer: (secret) => storage.set(offerKey(showId), secret),
    dropOffer: () => storage.set(offerKey(showId), null),
    isLetIn: (opensAt) => ['none', 'admitted'].includes(stageOf(place(), opensAt)),
    read: () => offer() ?? turn(),
    dropTurn() {
      const known = place();
      if (known) storage.set(placeKey(showId), { ...known, pass: null, pass_expires_at: null });
    },
  };
}
