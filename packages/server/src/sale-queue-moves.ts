import { QUEUE_PASS_MS } from '@panggung/core';
import type { Kysely, Transaction } from 'kysely';
import { combine } from './combine.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { addPlaces, admitNext, drawLots, lockLine } from './sale-queue-change.js';
import type { Line, Place } from './sale-queue-line.js';

/** Most places given in one transaction, and most who wait for one. */
const BATCH = 1000;
const MOST_WAITING = 20_000;

export interface QueueMovesOptions {
  database: Kysely<Tables>;
  clock: () => number;
  /** How many are let in each second. */
  perSecond: () => number;
}

/** A new place, and the line as it is with it. */
export interface Joined {
  place: Place;
  line: Line;
}

/** What changes a line. */
export interface QueueMoves {
  /**
   * A new place, at once let in where nobody is before it; what is asked for at the same time is done in one go.
   * @throws ApiError `show_not_found`, `busy`
   */
  join(showId: number): Promise<Joined>;
  /** Draws the pool where the sale has opened, and lets in who is next: this many at most. Answers how many it were. */
  admit(showId: number, most: number): Promise<number>;
}

export function createQueueMoves({ database, clock, perSecond }: QueueMovesOptions): QueueMoves {
  function joinSome(showId: number, count: number): Promise<Joined[]> {
    const now = clock();
    return database.transaction().execute(async (transaction) => {
      const line = await lockDrawn(transaction, showId, now);
      if (!line) throw new ApiError('show_not_found', 'Show not found');
      const places = await addPlaces(transaction, line, { count, now });
      const longer = { ...line, nextSeq: line.nextSeq + (line.isDrawn ? count : 0) };
      const passed = await admitOpen(transaction, longer, { perSecond: perSecond(), now });
      const moved = { ...longer, admitted: longer.admitted + passed };
      return places.map((place) => ({ place: asOf(place, moved, now), line: moved }));
    });
  }

  return {
    join: combine<number, Joined>({
      most: BATCH,
      queue: MOST_WAITING,
      run: (showIds) => joinAll(showIds, joinSome),
    }),
    admit(showId, most) {
      const now = clock();
      return database.transaction().execute(async (transaction) => {
        const line = await lockDrawn(transaction, showId, now);
        return line ? admitOpen(transaction, line, { perSecond: most, now }) : 0;
      });
    },
  };
}

/** A place whose turn came at once. */
function asOf(place: Place, { admitted }: Line, now: number): Place {
  const isIn = place.seq !== null && place.seq <= admitted;
  return isIn ? { ...place, passUntil: now + QUEUE_PASS_MS } : place;
}

/** Nobody is let in before the opening, which may have been put off. */
async function admitOpen(
  transaction: Transaction<Tables>,
  line: Line,
  options: { perSecond: number; now: number },
): Promise<number> {
  const isOpen = line.isDrawn && line.opensAt !== null && line.opensAt <= options.now;
  return isOpen ? admitNext(transaction, line, options) : 0;
}

/** A transaction for each show; one that fails takes no other's with it. */
async function joinAll(
  showIds: readonly number[],
  joinSome: (showId: number, count: number) => Promise<Joined[]>,
): Promise<(Joined | Error)[]> {
  const counts = new Map<number, number>();
  for (const id of showIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const given = new Map<number, Joined[] | Error>();
  for (const [id, count] of counts) {
    const joined = await joinSome(id, count).catch((error: Error) => error);
    given.set(id, joined instanceof Error ? joined : joined.reverse());
  }
  return showIds.map((id) => {
    const joined = given.get(id);
    if (joined instanceof Error) return joined;
    return joined?.pop() ?? new Error('A place was not given');
  });
}

/** The line, locked, its lots drawn if its sale is open. */
async function lockDrawn(
  transaction: Transaction<Tables>,
  showId: number,
  now: number,
): Promise<Line | null> {
  const line = await lockLine(transaction, showId);
  if (!line || line.isDrawn || line.opensAt === null || line.opensAt > now) return line;
  await drawLots(transaction, line, now);
  return lockLine(transaction, showId);
}
