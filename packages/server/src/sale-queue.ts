import type { QueuePlace } from '@panggung/core';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import type { Holder } from './sale-queue-holder.js';
import { type Line, movingLines, type Place } from './sale-queue-line.js';
import { createQueueMemory, type QueueMemory } from './sale-queue-memory.js';
import { createQueueMoves, type QueueMoves } from './sale-queue-moves.js';
import type { Pace } from './sale-queue-pace.js';
import { createPasses } from './sale-queue-pass.js';
import { createTickets, type Tickets } from './sale-queue-ticket.js';
import { createQueueView, isClosed, isOver } from './sale-queue-view.js';

/** Header that names a place in line. */
export const TICKET_HEADER = 'panggung-queue';

/** Somebody at a show's line, with the ticket they have, if any. */
export interface QueueWish {
  showId: number;
  ticket?: string | null | undefined;
  /** Asked before a new place is given: whose it will be counted as; may throw. */
  holder?(): Promise<Holder | null>;
}

/** The line before a sale. AMB-198. */
export interface SaleQueue {
  /**
   * Back to one's place, or to a new one at the end where that has been or never was.
   * @throws ApiError `show_not_found`, `rate_limited`, `busy`
   */
  enter(wish: QueueWish): Promise<QueuePlace>;
  /**
   * How far a place has come.
   * @throws ApiError `show_not_found`
   */
  look(wish: QueueWish): Promise<QueuePlace>;
  /** Draws pools whose sale has opened, and lets in who is next. */
  runOnce(): Promise<void>;
}

/** @example const queue = createSaleQueue(ports, createPace(ports.clock)) */
export function createSaleQueue({ database, clock, settings }: Ports, pace: Pace): SaleQueue {
  const { perSecond, among } = createShare(pace);
  const memory = createQueueMemory(database, clock);
  const moves = createQueueMoves({ database, clock, perSecond });
  const tickets = createTickets(settings.sessionKey);
  const view = createQueueView({ clock, perSecond, passes: createPasses(settings.sessionKey) });
  const find = createFinder({ memory, tickets, clock });

  async function join({ showId, holder }: QueueWish): Promise<QueuePlace> {
    const { place, line } = await moves.join({ showId, holder: (await holder?.()) ?? null });
    memory.forget(showId);
    return view.place(await tickets.write(place), place, line);
  }

  return {
    async enter(wish) {
      const { line, known } = await find(wish);
      if (isClosed(line, clock())) return view.outside(line);
      if (known && !isOver(known.place, clock())) return view.place(known.ticket, known.place, line);
      return join(wish);
    },
    async look(wish) {
      const { line, known } = await find(wish);
      return known ? view.place(known.ticket, known.place, line) : view.outside(line);
    },
    async runOnce() {
      const due = await movingLines(database, clock());
      among(await moveLines(due, { most: pace.perSecond(), moves, memory }));
    },
  };
}

/** Shares out what may be let in each second among the lines that moved lately. */
function createShare(pace: Pace) {
  let moving = 1;
  return {
    perSecond: () => Math.max(1, Math.floor(pace.perSecond() / moving)),
    among(lines: number) {
      moving = Math.max(1, lines);
    },
  };
}

interface Found {
  line: Line;
  /** The place of a ticket that holds. */
  known: { place: Place; ticket: string } | null;
}

interface FinderParts {
  memory: QueueMemory;
  tickets: Tickets;
  clock: () => number;
}

function createFinder({ memory, tickets, clock }: FinderParts) {
  return async ({ showId, ticket }: QueueWish): Promise<Found> => {
    const line = await memory.line(showId);
    if (!line) throw new ApiError('show_not_found', 'Show not found');
    const id = isClosed(line, clock()) ? null : await tickets.read(showId, ticket);
    const place = id === null ? null : await memory.place(id, line);
    return { line, known: place && ticket ? { place, ticket } : null };
  };
}

interface MoveParts {
  /** How many are let in, all lines together. */
  most: number;
  moves: QueueMoves;
  memory: QueueMemory;
}

/** Answers how many lines moved. */
async function moveLines(showIds: readonly number[], { most, moves, memory }: MoveParts): Promise<number> {
  let left = most;
  let moved = 0;
  for (const [at, showId] of showIds.entries()) {
    // What one line leaves over is shared by the others.
    const count = await moves.admit(showId, Math.max(1, Math.floor(left / (showIds.length - at))));
    memory.forget(showId);
    left -= count;
    moved += Number(count > 0);
  }
  return moved;
}
