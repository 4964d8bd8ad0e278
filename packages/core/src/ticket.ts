import type { Payment } from './contract/payment.js';
import { sameId } from './id.js';
import { type PaymentStatus, paymentBadge, REDEEM_CODE, type VoidReason } from './payment.js';

/** What a ticket's badge says: of its payment, unless its show is over; or what took it from its holder. */
export type TicketBadge = VoidReason | 'ENDED' | PaymentStatus;

/** The first that is so; unknown statuses read as failed. L-11 to L-14. */
export function ticketBadge(ticket: Pick<Payment, 'status' | 'video_status' | 'void_reason'>): TicketBadge {
  const { void_reason: reason, status, video_status } = ticket;
  if (reason === 'cancelled' || reason === 'returned') return reason;
  return video_status === 'ENDED' ? 'ENDED' : paymentBadge(status);
}

/**
 * Whether its holder is offered to send a ticket on: not one that was taken from them, that was got for a code, or that
 * was a gift. L-15, L-16.
 */
export function maySend({
  payment_type,
  user_id,
  for_user_id,
  void_reason,
}: Pick<Payment, 'payment_type' | 'user_id' | 'for_user_id' | 'void_reason'>): boolean {
  return !void_reason && payment_type !== REDEEM_CODE && sameId(user_id, for_user_id);
}
