import type { Payment } from './contract/payment.js';
import type { Show } from './contract/show.js';
import { type Id, sameId } from './id.js';
import { isCalledOff } from './show.js';

/** Whether a ticket can be given away: one that costs money, of a show that will be. E-16, AMB-086. */
export function isGiftable(show: Pick<Show, 'ticket_type'> & Partial<Pick<Show, 'status'>>): boolean {
  return show.ticket_type !== 'free' && show.ticket_type !== 'free_pass' && !isCalledOff(show);
}

/** Whom a ticket was bought for; null where that is the buyer. */
export function giftOf({ user_id, for_user_id }: Pick<Payment, 'user_id' | 'for_user_id'>): Id | null {
  return user_id === null || sameId(user_id, for_user_id) ? null : for_user_id;
}
