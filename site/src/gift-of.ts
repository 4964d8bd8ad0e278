import { type Id, type Payment, sameId } from '@panggung/core';

/** Whom a ticket was bought for; null where that is the buyer. */
export function giftOf({ user_id, for_user_id }: Pick<Payment, 'user_id' | 'for_user_id'>): Id | null {
  return user_id === null || sameId(user_id, for_user_id) ? null : for_user_id;
}
