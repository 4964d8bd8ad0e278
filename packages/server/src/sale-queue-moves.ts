import { QUEUE_PASS_MS } from '@panggung/core';
import type { Kysely, Transaction } from 'kysely';
import { combine } from './combine.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { addPlaces, admitNext, drawLots, lockLine } from './sale-queue-change.js';
import { type Holder, readHeld, shareOut } from './sale-queue-holder.js';
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

/** Somebody who wants a place in the line of a show; nobody in particular where places are not counted. */
export interface JoinWish {
  showId: number;
  holder: Holder | null;
}

/** A place, and the line as it is with it. */
export interface Joined {
  place: Place;
  line: Line;
}

/** What changes a line. */
export interface QueueMoves {
  /**
   * A new place, at once let in where nobody is before it, or the one an account has; what is asked for at the same time
   * is done in one go.
   * @throws ApiError `show_not_found`, `rate_limited`, `busy`
   */
  join(wish: JoinWish): Promise<Joined>;
  /** Draws the pool where the sale has opened, and lets in who is next: this many at most. Answers how many it were. */
  admit(showId: number, most: number): Promise<number>;
}

export function createQueueMoves({ database, clock, perSecond }: QueueMovesOptions): QueueMoves {
  const inLine = <T>(
    showId: number,
    run: (transaction: Transaction<Tables>, line: Line | null) => Promise<T>,
  ) =>
    database
      .transaction()
      .execute(async (transaction) => run(transaction, await lockDrawn(transaction, showId, clock())));

  const joinSome: JoinSome = (showId, holders) =>
    inLine(showId, async (transaction, line) => {
      if (!line) throw new ApiError('show_not_found', 'Show not found');
      return giveOut(transaction, line, { holders, perSecond: perSecond(), now: clock() });
    });

  return {
    join: combine<JoinWish, Joined>({
      most: BATCH,
      queue: MOST_WAITING,
      run: (wishes) => joinAll(wishes, joinSome),
    }),
    admit: (showId, most) =>
      inLine(showId, async (transaction, line) =>
        line ? admitOpen(transaction, line, { perSecond: most, now: clock() }) : 0,
      ),
  };
}

interface GivingOut {
  holders: readonly (Holder | null)[];
  perSecond: number;
  /** Epoch ms. */
  now: number;
}

/** To each wish its place, in a line that is locked. */
async function giveOut(
  transaction: Transaction<Tables>,
  line: Line,
  { holders, perSecond, now }: GivingOut,
): Promise<(Joined | Error)[]> {
  const held = await readHeld(transaction, { showId: line.showId, holders, now });
  const { shares, owners } = shareOut(holders, held);
  const places = await addPlaces(transaction, line, { holders: owners, now });
  const longer = { ...line, nextSeq: line.nextSeq + (line.isDrawn ? places.length : 0) };
  const passed = await admitOpen(transaction, longer, { perSecond, now });
  const moved = { ...longer, admitted: longer.admitted + passed };
  return shares.map((share) => {
    if (share instanceof Error) return share;
    const place = typeof share === 'number' ? places[share] : share;
    return place ? { place: asOf(place, moved, now), line: moved } : new Error('A place was not given');
  });
}

/** A place whose turn came at once. */
function asOf(place: Place, { admitted }: Line, now: number): Place {
  const isIn = place.passUntil === null && place.seq !== null && place.seq <= admitted;
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

type JoinSome = (showId: number, holders: (Holder | null)[]) => Promise<(Joined | Error)[]>;

/** A transaction for each show; one that fails takes no other's with it. */
async function joinAll(wishes: readonly JoinWish[], joinSome: JoinSome): Promise<(Joined | Error)[]> {
  const given = new Map<JoinWish, Joined | Error>();
  for (const showId of new Set(wishes.map((wish) => wish.showId))) {
    const some = wishes.filter((wish) => wish.showId === showId);
    const holders = some.map(({ holder }) => holder);
    const joined = await joinSome(showId, holders).catch((error: Error) => some.map(() => error));
    for (const [at, wish] of some.entries())
      given.set(wish, joined[at] ?? new Error('A place was not given'));
  }
  return wishes.map((wish) => given.get(wish) ?? new Error('A place was not given'));
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
