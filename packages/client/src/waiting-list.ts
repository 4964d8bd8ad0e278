import { availability, type Id, sameId, type Waiting } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getStorage } from './storage.js';

/** Waiting for a seat of a sold-out show; this browser remembers it through reloads, for whoever waits alone. */
export interface WaitingList {
  /** Where the offer will be sent; null for who does not wait, as far as this browser knows. */
  $waiting: ReadableAtom<Waiting | null>;
  /** Waits; who is signed in needs no address. Rejects with `ApiError`. */
  join(email?: string): Promise<void>;
  /** The wait is over. */
  forget(): void;
}

interface Kept extends Waiting {
  /** Who is signed in; null for a guest. */
  userId: Id | null;
}

function createWaitingList(panggung: Panggung, showId: string): WaitingList {
  const storage = getStorage(panggung);
  const { $person } = panggung.session;
  const $show = panggung.shows.one(showId);
  const $waiting = atom<Waiting | null>(null);
  const key = `waiting:${showId}`;
  const userId = () => $person.get()?.user_id ?? null;

  /** A seat that comes back is offered to who waits: where one is on sale, nobody waits any more. */
  function isOver(): boolean {
    const show = $show.value;
    if (show?.status !== 'ready' || show.isStale) return false;
    return show.value.video_status === 'ENDED' || availability(show.value) === 'available';
  }

  function forget() {
    storage.set(key, null);
    $waiting.set(null);
  }

  function refresh() {
    const kept = storage.get<Kept>(key);
    const id = userId();
    // Whoever comes next must not see where a person is written to.
    const isOthers = kept && kept.userId !== null && !sameId(kept.userId, id);
    if (kept && (isOthers || isOver())) return forget();
    $waiting.set(kept && (kept.userId === null) === (id === null) ? kept : null);
  }

  onMount($waiting, () => {
    const stops = [storage.listen(key, refresh), $person.listen(refresh), $show.subscribe(refresh)];
    return () => stops.map((stop) => stop());
  });

  return {
    $waiting,
    forget,
    async join(email) {
      const body = { room_id: showId, email };
      const { data } = await panggung.http.call('POST /api/v1/waiting-list', { body });
      storage.set(key, { ...data, userId: userId() } satisfies Kept);
      $waiting.set(data);
    },
  };
}

/** The waiting list of a show on an API's page. */
export function getWaitingList(panggung: Panggung, showId: Id): WaitingList {
  return partOf(panggung, `waiting ${showId}`, () => createWaitingList(panggung, String(showId)));
}
