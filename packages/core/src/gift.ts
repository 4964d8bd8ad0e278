import type { Payment } from './contract/payment.js';
import type { Show } from './contract/show.js';
import { type Id, sameId } from './id.js';

/** Whether a ticket can be given away: one that costs money. E-16, AMB-086. */
export function isGiftable({ ticket_type }: Pick<Show, 'ticket_type'>): boolean {
  return ticket_type !== 'free' && ticket_type !== 'free_pass';
}

/** Whom a ticket was bought for; null where that is the buyer. */
export function giftOf({ user_id, for_user_id }: Pick<Payment, 'user_id' | 'for_user_id'>): Id | null {
  return user_id === null || sameId(user_id, for_user_id) ? null : for_user_id;
}
