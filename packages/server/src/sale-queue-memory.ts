import type { Kysely } from 'kysely';
import { combine } from './combine.js';
import type { Tables } from './database.js';
import { type Line, type Place, readLine, readPlaces, readWaiting } from './sale-queue-line.js';

/** How old a line may be when it is told, in ms: thousands look, the database is asked once. */
const LIFETIME = 1000;
/** Lines and places kept; the oldest goes first. */
const MOST_LINES = 1000;
const MOST_PLACES = 100_000;

/** What is known of lines and of those who stand in them. */
export interface QueueMemory {
  /** Null where there is no such show. */
  line(showId: number): Promise<Line | null>;
  /** Somebody's place as it stands now; null where there is none. */
  place(id: string, line: Line): Promise<Place | null>;
  /** The line has moved. */
  forget(showId: number): void;
}

/** Bounded, oldest first. */
function put<K, V>(kept: Map<K, V>, key: K, value: V, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > most) kept.delete(kept.keys().next().value as K);
}

export function createQueueMemory(database: Kysely<Tables>, clock: () => number): QueueMemory {
  const lines = new Map<number, { read: Promise<Line | null>; until: number }>();
  const places = new Map<string, Place>();
  const find = combine<string, Place | null>({
    queue: 20_000,
    run: async (ids) => {
      const byId = new Map((await readPlaces(database, ids)).map((place) => [place.id, place]));
      return ids.map((id) => byId.get(id) ?? null);
    },
  });

  /** Everybody looks when a pool was drawn: their places come all at once, and not one by one. */
  const drawn = new Map<number, Promise<void>>();
  function readDrawn({ showId, admitted }: Line): Promise<void> {
    const known = drawn.get(showId);
    if (known) return known;
    const read = readWaiting(database, { showId, admitted, most: MOST_PLACES }).then((waiting) => {
      for (const place of waiting) put(places, place.id, place, MOST_PLACES);
    });
    put(drawn, showId, read, MOST_LINES);
    read.catch(() => drawn.delete(showId));
    return read;
  }

  return {
    line(showId) {
      const known = lines.get(showId);
      if (known && known.until > clock()) return known.read;
      const read = readLine(database, showId);
      put(lines, showId, { read, until: clock() + LIFETIME }, MOST_LINES);
      read.catch(() => lines.delete(showId));
      return read;
    },
    async place(id, line) {
      if (line.isDrawn) await readDrawn(line);
      const known = places.get(id);
      if (known && isCurrent(known, line)) return known;
      const place = await find(id);
      if (place) put(places, id, place, MOST_PLACES);
      return place;
    },
    forget(showId) {
      lines.delete(showId);
    },
  };
}

/** A place stays what it is until the pool is drawn and until its turn; what was let in is looked up anew. */
function isCurrent({ seq, passUntil }: Place, { isDrawn, admitted }: Line): boolean {
  return passUntil === null && (seq === null ? !isDrawn : seq > admitted);
}
