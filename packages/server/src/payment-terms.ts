import {
  accountName,
  COUPON,
  DONATION_MAX,
  FREE,
  paymentEnd,
  phoneProblem,
  quote,
  takesAmount,
} from '@panggung/core';
import type { Buyer } from './buyer.js';
import type { Papers } from './claim.js';
import { ApiError } from './errors.js';
import type { MethodRow, PaymentTerms, ShowRow } from './payment-row.js';

/** What a buyer asked for. Money in rupiah. */
export interface PaidOrder {
  /** What the buyer was shown. */
  total: number;
  donate: number;
  phone: string | null;
  method: MethodRow;
  buyer: Buyer;
}

/**
 * The terms of a ticket that is paid for. What the buyer was shown must be the price: H-41, AMB-110.
 * @throws ApiError `method_unavailable`, `amount_mismatch`, `amount_out_of_range`, `invalid_request`
 */
export function orderTerms(order: PaidOrder) {
  return (show: ShowRow, now: number, { coupon }: Papers): PaymentTerms => {
    const { method, buyer } = order;
    const amount = priceOf(show, order, coupon);
    if (order.total !== amount) throw priceChanged();
    if (!takesAmount(method, amount)) {
      throw new ApiError('amount_out_of_range', `${method.name} does not take this amount`);
    }
    const expiration_date = paymentEnd(method, show, now);
    if (expiration_date === null) {
      throw new ApiError('method_unavailable', `It is too late to pay at ${method.name} for this show`);
    }
    return {
      amount,
      donate: order.donate,
      payment_type: method.channel_code,
      payment_type_id: method.id,
      account_name: accountName(buyer.kind === 'guest' ? buyer : { full_name: buyer.fullName }),
      phone: method.needs_phone ? order.phone : null,
      expiration_date,
      hold_expires_at: expiration_date + method.payment_grace,
      seat: 'held',
    };
  };
}

function priceChanged(): ApiError {
  return new ApiError('amount_mismatch', 'The price has changed. Please check it and try again.');
}

/** Ticket less coupon plus donation; neither a redeemed ticket nor a free pass is paid. AMB-108. */
function priceOf(show: ShowRow, { donate }: Pick<PaidOrder, 'donate'>, coupon: Papers['coupon']): number {
  const { ticket_type } = show;
  if (ticket_type !== 'fixed' && ticket_type !== 'flexible') {
    throw new ApiError('method_unavailable', 'This ticket is not paid for');
  }
  if (donate > (ticket_type === 'flexible' ? DONATION_MAX : 0)) {
    throw new ApiError('amount_mismatch', 'This ticket takes no such donation');
  }
  return quote(show, { donate, coupon }).total;
}

const phoneWords = {
  phone_required: 'Phone is required',
  phone_length: 'Phone number must be 10 numbers and not more than 13 number',
} as const;

/**
 * The phone number a channel pushes to; null where it asks for none. H-11, H-12.
 * @throws ApiError `invalid_request` with what is shown under the field
 */
export function phoneOf({ needs_phone }: MethodRow, phone: string | null | undefined): string | null {
  if (!needs_phone) return null;
  const problem = phoneProblem(phone ?? '');
  if (problem) throw new ApiError('invalid_request', phoneWords[problem]);
  return phone ?? null;
}

/**
 * The terms of a ticket that costs nothing: a free pass, or a price of zero. AMB-100, AMB-102, AMB-111.
 * @throws ApiError `amount_mismatch`
 */
export function freeTerms({ ticket_type, ticket_price }: ShowRow): PaymentTerms {
  const isFree = ticket_type === 'free_pass' || (ticket_type !== 'free' && ticket_price === 0);
  if (!isFree) throw new ApiError('amount_mismatch', 'This ticket is not free');
  return { ...givenAway, payment_type: FREE };
}

/**
 * The terms of a ticket that a coupon pays whole; nothing else is collected with it. I-03, AMB-109, AMB-120.
 * @throws ApiError `amount_mismatch` when the coupon leaves something to pay
 */
export function couponTerms(show: ShowRow, _now: number, { coupon }: Papers): PaymentTerms {
  const { ticket, total } = quote(show, { coupon });
  if (coupon && ticket > 0 && total === 0) return { ...givenAway, payment_type: COUPON };
  throw new ApiError('amount_mismatch', 'This coupon does not pay for the whole ticket');
}

/** What is sold at once and costs nothing. */
export const givenAway = {
  amount: 0,
  donate: 0,
  payment_type_id: null,
  account_name: null,
  expiration_date: null,
  hold_expires_at: null,
  seat: 'sold',
} as const;
