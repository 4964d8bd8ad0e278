import type { QueuePlace } from '@panggung/core';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { type Line, movingLines, type Place } from './sale-queue-line.js';
import { createQueueMemory } from './sale-queue-memory.js';
import { createQueueMoves } from './sale-queue-moves.js';
import type { Pace } from './sale-queue-pace.js';
import { createPasses } from './sale-queue-pass.js';
import { createTickets } from './sale-queue-ticket.js';
import { createQueueView, isClosed, isOver } from './sale-queue-view.js';

/** Header that names a place in line. */
export const TICKET_HEADER = 'panggung-queue';

/** Somebody at a show's line, with the ticket they have, if any. */
export interface QueueWish {
  showId: number;
  ticket?: string | null | undefined;
  /** Called before a new place is given; may throw. */
  limit?(): void;
}

/** The line before a sale. AMB-198. */
export interface SaleQueue {
  /**
   * Back to one's place, or to a new one at the end where that has been or never was.
   * @throws ApiError `show_not_found`, `busy`
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
  /** How many lines moved lately. */
  let moving = 1;
  const perSecond = () => Math.max(1, Math.floor(pace.perSecond() / moving));
  const memory = createQueueMemory(database, clock);
  const moves = createQueueMoves({ database, clock, perSecond });
  const tickets = createTickets(settings.sessionKey);
  const view = createQueueView({ clock, perSecond, passes: createPasses(settings.sessionKey) });

  async function lineOf(showId: number): Promise<Line> {
    const line = await memory.line(showId);
    if (!line) throw new ApiError('show_not_found', 'Show not found');
    return line;
  }

  async function placeOf(
    { ticket }: QueueWish,
    line: Line,
  ): Promise<{ place: Place; ticket: string } | null> {
    const id = isClosed(line, clock()) ? null : await tickets.read(line.showId, ticket);
    const place = id === null ? null : await memory.place(id, line);
    return place && ticket ? { place, ticket } : null;
  }

  async function join(showId: number): Promise<QueuePlace> {
    const { place, line } = await moves.join(showId);
    memory.forget(showId);
    return view.place(await tickets.write(place), place, line);
  }

  return {
    async enter(wish) {
      const line = await lineOf(wish.showId);
      if (isClosed(line, clock())) return view.outside(line);
      const known = await placeOf(wish, line);
      if (known && !isOver(known.place, clock())) return view.place(known.ticket, known.place, line);
      wish.limit?.();
      return join(line.showId);
    },
    async look(wish) {
      const line = await lineOf(wish.showId);
      const known = await placeOf(wish, line);
      return known ? view.place(known.ticket, known.place, line) : view.outside(line);
    },
    async runOnce() {
      const due = await movingLines(database, clock());
      let left = pace.perSecond();
      let moved = 0;
      for (const [at, showId] of due.entries()) {
        // What one line leaves over is shared by the others.
        const count = await moves.admit(showId, Math.max(1, Math.floor(left / (due.length - at))));
        memory.forget(showId);
        left -= count;
        moved += Number(count > 0);
      }
      moving = Math.max(1, moved);
    },
  };
}
