import { AVAILABILITY_THRESHOLD } from './constants.js';
import type { Show } from './contract/show.js';
import { isInstant } from './instant.js';
import { isCalledOff, type Standing } from './show.js';

/** Where the line stands: each surface has its own rule in the documents. AMB-077. */
export type TicketSurface = 'list' | 'detail' | 'search' | 'manage';

/** What the line says; `left` and only `left` carries a number. */
export type TicketLine =
  | { kind: 'live' | 'sold_out' | 'available' | 'few_available' }
  | { kind: 'left'; count: number };

type TicketCount = Pick<Show, 'ticket_left' | 'ticket_quota'>;

export type TicketStock = TicketCount & Pick<Show, 'show_left_ticket' | 'video_status'> & Standing;

type Rule = (stock: TicketStock, left: number, isCountHidden: boolean) => TicketLine;

/** `left / quota >= 0.3` without the rounding of a division: 29/100 and 30/100 must fall on their own sides. */
function isAtLeastThreshold(left: number, quota: number): boolean {
  return left >= quota * AVAILABILITY_THRESHOLD;
}

const list: Rule = (stock, left, isCountHidden) => {
  if (left <= 1) return { kind: 'sold_out' };
  if (isCountHidden && isAtLeastThreshold(left, stock.ticket_quota)) return { kind: 'available' };
  return { kind: 'left', count: left };
};

const detail: Rule = (stock, left, isCountHidden) => {
  if (left < 1) return { kind: 'sold_out' };
  if (!isCountHidden) return { kind: 'left', count: left };
  const isPlenty = left > stock.ticket_quota * AVAILABILITY_THRESHOLD;
  return { kind: isPlenty ? 'available' : 'few_available' };
};

const search: Rule = (stock, left, isCountHidden) => {
  if (stock.video_status === 'LIVE') return { kind: 'live' };
  if (stock.ticket_quota < 1 || left < 1) return { kind: 'sold_out' };
  return isCountHidden ? { kind: 'available' } : { kind: 'left', count: left };
};

const rules: Record<TicketSurface, Rule> = { list, detail, search, manage: search };

/** How many are left; an answer that does not say counts the quota, and null is not to be known. AMB-076. */
function leftOf({ ticket_left, ticket_quota }: TicketCount): number | null {
  return [ticket_left, ticket_quota].find(Number.isSafeInteger) ?? null;
}

/**
 * The line about tickets that a surface shows, or null where the API does not say, and of what was called off. E-08 to E-12, AMB-075 to AMB-078.
 * @example ticketLine('detail', { ticket_left: 30, ticket_quota: 100, show_left_ticket: 1, video_status: 'WAITING' })
 * // { kind: 'few_available' }
 */
export function ticketLine(surface: TicketSurface, stock: TicketStock): TicketLine | null {
  const left = leftOf(stock);
  return left === null || isCalledOff(stock)
    ? null
    : rules[surface](stock, left, Boolean(stock.show_left_ticket));
}

/** Three honest answers to "can I still get one?": held seats may come back. */
export type Availability = 'available' | 'all_held' | 'sold_out';

/** Whether a ticket can be had now; where nobody says, asking for one will tell. */
export function availability(show: TicketCount & Pick<Show, 'next_release_at'>): Availability {
  const left = leftOf(show);
  if (left === null || left >= 1) return 'available';
  return isInstant(show.next_release_at) && show.next_release_at > 0 ? 'all_held' : 'sold_out';
}
