import type { Show } from './contract/show.js';

/** Whether a ticket can be given away: one that costs money. E-16, AMB-086. */
export function isGiftable({ ticket_type }: Pick<Show, 'ticket_type'>): boolean {
  return ticket_type !== 'free' && ticket_type !== 'free_pass';
}
