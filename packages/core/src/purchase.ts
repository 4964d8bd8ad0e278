import { DONATION_MAX, DONATION_TEXT_LENGTH } from './constants.js';
import type { Payment } from './contract/payment.js';
import type { PaymentType } from './contract/payment-type.js';
import type { Show } from './contract/show.js';
import type { CouponType } from './coupon.js';
import { guestAccountName } from './email.js';
import { COUPON, REDEEM_CODE } from './payment.js';
import type { TicketType } from './show.js';

/** Who buys: somebody known by an address alone, or somebody signed in. */
export type Buyer = 'guest' | 'person';

/** What comes after the buyer is known: a donation, a code, the ticket at once, or the ways to pay. */
export type PurchaseWay = 'donate' | 'redeem' | 'take' | 'proceed';

type Priced = Pick<Show, 'ticket_type' | 'ticket_price'>;

const wayByType: Record<TicketType, PurchaseWay> = {
  flexible: 'donate',
  free: 'redeem',
  free_pass: 'take',
  fixed: 'proceed',
};

/**
 * The way to a show's ticket; what costs nothing is taken at once, since no channel charges 0. F-12 to F-14, G-03,
 * AMB-100 to AMB-102.
 * @example purchaseWay({ ticket_type: 'flexible', ticket_price: 0 }) // 'donate'
 */
export function purchaseWay({ ticket_type, ticket_price }: Priced): PurchaseWay {
  const way = wayByType[ticket_type] ?? 'proceed';
  return way === 'proceed' && ticket_price === 0 ? 'take' : way;
}

/** A dot before three digits stands between thousands, as people in Indonesia write them: 25.000. */
const numberOf = (text: string) => Number(text.replace(/\.(\d{3})(?!\d)/g, '$1'));

/** What is wrong with a donation as it is typed, as a message key; null when nothing is. F-16, F-17, AMB-103. */
export function donationProblem(text: string): 'donation_max' | null {
  const digits = text.replace(/\D/g, '').length;
  return digits > DONATION_TEXT_LENGTH || numberOf(text) > DONATION_MAX ? 'donation_max' : null;
}

/**
 * The donation that is sent, in whole rupiah: 0 for nothing, less than nothing, or what is no number. F-18.
 * @example donationOf('1500.7') // 1500
 * @example donationOf('25.000') // 25000
 */
export function donationOf(text: string): number {
  const amount = numberOf(text);
  return Number.isFinite(amount) && amount > 0 ? Math.trunc(amount) : 0;
}

/** What a ticket costs, in rupiah: `total` is `ticket - discount + donate`. */
export interface Quote {
  ticket: number;
  discount: number;
  donate: number;
  total: number;
}

export interface QuoteOptions {
  /** In rupiah; counts for a flexible ticket alone. */
  donate?: number;
  coupon?: { coupon_type: CouponType } | null;
}

/** What a coupon leaves of a price; its half is rounded like any rupiah. I-03, I-04, AMB-108. */
const leftBy: Record<CouponType, (price: number) => number> = {
  'FREE-ONE': () => 0,
  'DISC-50': (price) => Math.round(price * 0.5),
};

/**
 * What is shown, charged and stored for a ticket. With FREE-ONE nothing can be collected, a donation neither. H-41,
 * AMB-108 to AMB-110.
 * @example quote({ ticket_type: 'flexible', ticket_price: 75000 }, { donate: 5000, coupon: { coupon_type: 'DISC-50' } })
 * // { ticket: 75000, discount: 37500, donate: 5000, total: 42500 }
 */
export function quote(
  { ticket_type, ticket_price }: Priced,
  { donate = 0, coupon = null }: QuoteOptions = {},
): Quote {
  const isPaid = ticket_type === 'fixed' || ticket_type === 'flexible';
  const ticket = isPaid ? ticket_price : 0;
  const left = coupon ? leftBy[coupon.coupon_type](ticket) : ticket;
  const isGiving = ticket_type === 'flexible' && coupon?.coupon_type !== 'FREE-ONE';
  const given = isGiving ? donate : 0;
  return { ticket, discount: ticket - left, donate: given, total: left + given };
}

/** Whether a channel is open and takes an amount, in rupiah; none takes nothing. H-40, AMB-102, AMB-105. */
export function takesAmount(
  { is_enabled, min_price, max_price }: Pick<PaymentType, 'is_enabled' | 'min_price' | 'max_price'>,
  total: number,
): boolean {
  return is_enabled && total > 0 && min_price <= total && total <= max_price;
}

/**
 * A redeem code as it is compared and sent.
 * @example redeemCodeOf(' ombak7 ') // 'OMBAK7'
 */
export function redeemCodeOf(text: string): string {
  return text.trim().toUpperCase();
}

/** Where a completed purchase leads; who used a coupon or a code skips the confirmation. F-22, G-06, G-08, AMB-117. */
export function completedExit({
  payment_type,
  user_id,
}: Pick<Payment, 'payment_type' | 'user_id'>): 'success' | 'your_ticket' | 'dashboard' {
  if (payment_type !== COUPON && payment_type !== REDEEM_CODE) return 'success';
  return user_id === null ? 'dashboard' : 'your_ticket';
}

/**
 * What is offered for a payment that waits: the way back to a wallet's page, or the payment's details. G-15, G-16.
 * @example pendingAction({ way: 'redirect', checkout_url: null }) // 'details'
 */
export function pendingAction({
  way,
  checkout_url,
}: Pick<Payment, 'way' | 'checkout_url'>): 'continue' | 'details' {
  return way === 'redirect' && checkout_url ? 'continue' : 'details';
}

/**
 * The name on a payment account: letters, all else as spaces. H-21, AMB-119.
 * @example accountName({ full_name: "Ni'mah 2" }) // 'Ni mah  '
 */
export function accountName(buyer: { email: string } | { full_name: string }): string {
  return 'full_name' in buyer ? buyer.full_name.replace(/[^A-Za-z]/g, ' ') : guestAccountName(buyer.email);
}
