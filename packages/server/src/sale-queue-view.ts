import { QUEUE_POLL_MS, QUEUE_POOL_MS, type QueuePlace } from '@panggung/core';
import type { Line, Place } from './sale-queue-line.js';
import type { Passes } from './sale-queue-pass.js';

/** How long somebody far behind waits before they look again, and the pool before it does, in ms. */
const LONGEST_POLL_MS = 30_000;
const POOL_POLL_MS = 60_000;
/** One looks so many times before one's turn can come. */
const LOOKS_A_TURN = 4;

export interface QueueViewOptions {
  clock: () => number;
  passes: Passes;
  /** How many are let in each second. */
  perSecond: () => number;
}

/** Puts into words where somebody stands. */
export interface QueueView {
  place(ticket: string, place: Place, line: Line): Promise<QueuePlace>;
  /** Where nobody has a place: no line is kept, none can be had yet, or it is gone. */
  outside(line: Line): QueuePlace;
}

export function createQueueView({ clock, passes, perSecond }: QueueViewOptions): QueueView {
  /** Not all at the same moment. */
  const spread = (ms: number) => clock() + Math.round(ms + Math.random() * QUEUE_POLL_MS);

  function nextDraw({ opensAt }: Line): number {
    return spread(Math.min(POOL_POLL_MS, Math.max(0, (opensAt ?? 0) - clock())));
  }

  function nextTurn({ free }: Line, position: number): number {
    const turn = free > 0 ? ((position / perSecond()) * 1000) / LOOKS_A_TURN : LONGEST_POLL_MS;
    return spread(Math.min(LONGEST_POLL_MS, Math.max(QUEUE_POLL_MS, turn)));
  }

  return {
    async place(ticket, place, line) {
      const told = { ...nowhere, ticket, opens_at: line.opensAt };
      if (isOver(place, clock())) return { ...told, stage: 'expired' };
      if (place.passUntil !== null) {
        const pass = await passes.write({ kind: 'queue', showId: line.showId, name: place.id });
        return { ...told, stage: 'admitted', pass, pass_expires_at: place.passUntil };
      }
      if (place.seq === null) return { ...told, stage: 'pool', next_look_at: nextDraw(line) };
      const position = Math.max(1, place.seq - line.admitted);
      return {
        ...told,
        stage: 'line',
        position,
        ahead: position - 1,
        next_look_at: nextTurn(line, position),
      };
    },
    outside(line) {
      const { opensAt } = line;
      if (opensAt === null) return { ...nowhere, stage: 'none' };
      if (!isClosed(line, clock())) return { ...nowhere, stage: 'expired', opens_at: opensAt };
      const next_look_at = spread(opensAt - QUEUE_POOL_MS - clock());
      return { ...nowhere, stage: 'closed', opens_at: opensAt, next_look_at };
    },
  };
}

const nowhere = {
  ticket: null,
  position: null,
  ahead: null,
  opens_at: null,
  pass: null,
  pass_expires_at: null,
  next_look_at: null,
};

/** Whether no place can be had: none is needed, or the pool is not open yet. */
export function isClosed({ opensAt }: Line, now: number): boolean {
  return opensAt === null || now < opensAt - QUEUE_POOL_MS;
}

/** Whether a turn was used, or nobody came for it. */
export function isOver({ passUntil, isSpent }: Place, now: number): boolean {
  return passUntil !== null && (isSpent || passUntil <= now);
}
