import type { Coupon } from './contract/coupon.js';
import type { Show } from './contract/show.js';

/** The kinds of coupon: a ticket for nothing, or for half its price. I-02. */
export const couponTypes = ['FREE-ONE', 'DISC-50'] as const;
export type CouponType = (typeof couponTypes)[number];

type Usable = Pick<
  Coupon,
  'coupon_type' | 'status' | 'verification' | 'ticket_type' | 'start_date' | 'end_date'
>;

/**
 * Whether a coupon may pay for a show's ticket now: unused, verified, for this type of ticket (or any), within its
 * dates, of a kind that is known. What costs nothing needs none. I-01, AMB-107.
 * @param now epoch ms
 */
export function isCouponUsable(
  coupon: Usable,
  { ticket_type, ticket_price }: Pick<Show, 'ticket_type' | 'ticket_price'>,
  now: number,
): boolean {
  const { coupon_type, status, verification, start_date, end_date } = coupon;
  const isPaid = (ticket_type === 'fixed' || ticket_type === 'flexible') && ticket_price > 0;
  const isOpen = status === 'UNUSED' && verification === 'VERIFIED' && couponTypes.includes(coupon_type);
  const isForIt = !coupon.ticket_type || coupon.ticket_type === ticket_type;
  const isNow = (start_date ?? now) <= now && now <= (end_date ?? now);
  return isPaid && isOpen && isForIt && isNow;
}
