import { ApiError } from './errors.js';

/** How many videos are written at once, and how many of one person: of each a piece is held. */
const AT_ONCE = 32;
const OF_ONE = 4;

/** Room to write a video in. */
export interface VideoPlace {
  /** A piece, once something comes; null: another request writes the video now. */
  piece(): Uint8Array<ArrayBuffer> | null;
  leave(): void;
}

export interface PlaceWish {
  id: string;
  owner_id: number;
}

/**
 * Lets so many videos be written at once in this process. A request that goes on with a video takes the place of the one
 * before, which may wait for a connection that broke.
 * @throws ApiError `busy`, `rate_limited`
 * @example const takePlace = createVideoPlaces(videos.pieceSize); const place = takePlace(row);
 */
export function createVideoPlaces(pieceSize: number): (wish: PlaceWish) => VideoPlace {
  const taken = new Map<string, { owner_id: number; piece: Uint8Array<ArrayBuffer> | null }>();

  function refuseMore(owner_id: number): void {
    if (taken.size >= AT_ONCE) {
      throw new ApiError('busy', 'Too many videos at once. Please try again.', { retryAfter: 5 });
    }
    const own = [...taken.values()].filter((place) => place.owner_id === owner_id);
    if (own.length < OF_ONE) return;
    throw new ApiError('rate_limited', `Please send ${OF_ONE} videos at once at most`, { retryAfter: 5 });
  }

  return ({ id, owner_id }) => {
    const before = taken.get(id);
    if (before) before.piece = null;
    else refuseMore(owner_id);
    const place: { owner_id: number; piece: Uint8Array<ArrayBuffer> | null } = { owner_id, piece: null };
    taken.set(id, place);
    return {
      piece() {
        if (taken.get(id) !== place) return null;
        place.piece ??= new Uint8Array(pieceSize);
        return place.piece;
      },
      leave() {
        place.piece = null;
        if (taken.get(id) === place) taken.delete(id);
      },
    };
  };
}
