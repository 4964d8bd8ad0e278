import type { ShowRow } from './payment-row.js';

/** How many seats are somebody's, or may be in a moment. */
export function takenSeats({
  ticket_sold,
  ticket_held,
  ticket_offered,
}: Pick<ShowRow, 'ticket_sold' | 'ticket_held' | 'ticket_offered'>): number {
  return ticket_sold + ticket_held + ticket_offered;
}

/** How many seats nobody has; less than none where there are fewer than were taken. */
export function freeSeats(show: ShowRow): number {
  return show.ticket_quota - takenSeats(show);
}
