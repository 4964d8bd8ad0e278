import type { Id } from '@panggung/core';
import { atom, type WritableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** What plays of a show on this page, for whatever goes along with it. */
export interface Programme {
  /** Opens what only viewers of the show may see. */
  playbackId: string;
  /** A recording, watched by oneself: nothing new comes. */
  isReplay: boolean;
  /** When what is on the screen happened, epoch ms, as the stream says it; null where it does not. */
  at(): number | null;
  /** How far into it the screen is, in ms. */
  elapsed(): number;
}

/** What plays of a show on an API's page; null: nothing does. A player says it. */
export function getProgramme(panggung: Panggung, showId: Id): WritableAtom<Programme | null> {
  return partOf(panggung, `programme ${showId}`, () => atom<Programme | null>(null));
}
