import { DONATION_MAX, guestAccountName, showStart } from '@panggung/core';
import type { GuestVirtualAccountOrder } from '@panggung/core/contract';
import { ApiError } from './errors.js';
import type { MethodRow, PaymentTerms, ShowRow } from './payment-row.js';

/** What a buyer asked for. Money in rupiah. */
type Order = Pick<GuestVirtualAccountOrder, 'email' | 'expected_amount'> & { donate: number };

/** The least a buyer gets to pay in when a show is about to start, in ms. */
const SHORTEST_WINDOW = 60_000;

/**
 * The terms of a ticket paid into a virtual account. What the buyer was shown must be the price: H-41, AMB-110.
 * @throws ApiError `method_unavailable`, `amount_mismatch`, `amount_out_of_range`
 */
export function virtualAccountTerms(
  order: Order,
  method: MethodRow,
  show: ShowRow,
  now: number,
): PaymentTerms {
  const amount = priceOf(show, order.donate);
  if (order.expected_amount !== amount) {
    throw new ApiError('amount_mismatch', 'The price has changed. Please check it and try again.');
  }
  if (amount < method.min_price || amount > method.max_price) {
    throw new ApiError('amount_out_of_range', `${method.name} does not take this amount`);
  }
  const expiration_date = paymentEnd(method, show, now);
  return {
    amount,
    donate: order.donate,
    payment_type: method.channel_code,
    payment_type_id: method.id,
    account_name: guestAccountName(order.email),
    expiration_date,
    hold_expires_at: expiration_date + method.payment_grace,
    seat: 'held',
  };
}

/** Ticket plus donation; only a flexible ticket takes a donation, and neither a redeemed one nor a free pass is paid. */
function priceOf({ ticket_type, ticket_price }: ShowRow, donate: number): number {
  if (ticket_type !== 'fixed' && ticket_type !== 'flexible') {
    throw new ApiError('method_unavailable', 'This ticket is not paid for');
  }
  if (donate > (ticket_type === 'flexible' ? DONATION_MAX : 0)) {
    throw new ApiError('amount_mismatch', 'This ticket takes no such donation');
  }
  return ticket_price + donate;
}

/** The channel's window; a ticket for a show to come must be paid before it starts. */
function paymentEnd({ payment_window }: MethodRow, show: ShowRow, now: number): number {
  const start = showStart(show);
  const end = now + payment_window;
  if (show.video_status !== 'WAITING' || start <= now) return end;
  return Math.min(end, Math.max(start, now + SHORTEST_WINDOW));
}

/**
 * The terms of a ticket that costs nothing: a free pass, or a price of zero. AMB-100, AMB-102, AMB-111.
 * @throws ApiError `amount_mismatch`
 */
export function freeTerms({ ticket_type, ticket_price }: ShowRow): PaymentTerms {
  const isFree = ticket_type === 'free_pass' || (ticket_type !== 'free' && ticket_price === 0);
  if (!isFree) throw new ApiError('amount_mismatch', 'This ticket is not free');
  return {
    amount: 0,
    donate: 0,
    payment_type: 'FREE',
    payment_type_id: null,
    account_name: null,
    expiration_date: null,
    hold_expires_at: null,
    seat: 'sold',
  };
}
