import type { PlaybackRow } from './playback-open.js';
import type { Playbacks } from './playbacks.js';
import type { Seal } from './seal.js';

/** Guests remembered at most; the one who came first is forgotten first. */
const MOST_KEPT = 10_000;

/** A guest who gives a sign of life for a show. */
export interface GuestSign {
  showId: number;
  address: string;
  /** The guest's playback, or what they call themselves; neither need be said. */
  session: string | null | undefined;
}

/** Tells guests apart without telling who they are. */
export type NameGuest = (sign: GuestSign) => Promise<string>;

/** Who watches by a playback is its one viewer, by whichever way their signs of life come. */
export function createGuestNames({
  playbacks,
  nameViewer,
}: {
  playbacks: Pick<Playbacks, 'find'>;
  nameViewer: Seal['mark'];
}): NameGuest {
  const kept = new Map<string, Promise<PlaybackRow | null>>();

  /** Asked of the database once: signs come every second. */
  function playbackOf(session: string): Promise<PlaybackRow | null> {
    const known = kept.get(session);
    if (known) return known;
    const found = playbacks.find(session).catch(() => null);
    kept.set(session, found);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
    return found;
  }

  return async ({ showId, address, session }) => {
    const playback = session ? await playbackOf(session) : null;
    if (playback?.room_id === showId) return playback.viewer;
    return nameViewer(`guest ${address} ${session ?? ''}`);
  };
}
