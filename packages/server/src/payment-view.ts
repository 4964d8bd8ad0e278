import { type Payment, showStart } from '@panggung/core';
import type { MethodRow, PaymentRow, ShowRow } from './payment-row.js';
import { wholeUrl } from './show-view.js';

/** The parts of a show and a method that a payment carries along. */
export type PaidShow = Pick<
  ShowRow,
  | 'id'
  | 'name'
  | 'video_status'
  | 'url_cover'
  | 'banner_image'
  | 'image'
  | 'start_date'
  | 'start_time'
  | 'ticket_type'
  | 'type'
  | 'deleted_at'
>;
export type PaidMethod = Pick<MethodRow, 'name' | 'picture' | 'instruction' | 'way'>;

export interface PaymentParts {
  payment: PaymentRow;
  show: PaidShow;
  method: PaidMethod | null;
}

/** How somebody else's payment is paid is their own business. */
const notTheirs = {
  account_number: null,
  payment_code: null,
  phone: null,
  checkout_url: null,
  qr_string: null,
  coupon_id: null,
} as const;

/** A payment as somebody signed in sees it: whole as its buyer, without what is the buyer's as who was given it. */
export function paymentFor(userId: number, parts: PaymentParts, apiUrl: string | undefined): Payment {
  const payment = toPayment(parts, apiUrl);
  return parts.payment.user_id === userId ? payment : { ...payment, ...notTheirs };
}

/** A payment as its buyer sees it. T-10 to T-12; its guest code goes only to who has or gets it. AMB-127. */
export function toPayment({ payment, show, method }: PaymentParts, apiUrl: string | undefined): Payment {
  return {
    id: payment.id,
    external_id: payment.external_id,
    for_user_id: payment.for_user_id,
    user_id: payment.user_id,
    room_id: show.id,
    room_video_id: show.id,
    amount: payment.amount,
    donate: payment.donate,
    status: payment.status,
    refund_status: payment.refund_status,
    coupon_id: payment.coupon_id,
    payment_type: payment.payment_type,
    payment_type_name: method?.name ?? null,
    way: method?.way ?? null,
    payment_type_picture: wholeUrl(method?.picture ?? null, apiUrl),
    payment_type_instruction: method?.instruction ?? null,
    payment_code: payment.payment_code,
    account_number: payment.account_number,
    phone: payment.phone,
    checkout_url: payment.checkout_url,
    qr_string: payment.qr_string,
    redeem_code: payment.redeem_code,
    email: payment.email,
    code_guest: payment.code_guest,
    entry_code: null,
    expiration_date: payment.expiration_date,
    expired_ticket: payment.expired_ticket,
    is_live_ticket: payment.is_live_ticket ? 1 : 0,
    video_status: show.video_status,
    video_name: show.name,
    video_cover: wholeUrl(show.url_cover ?? show.banner_image ?? show.image, apiUrl),
    video_start_date: showStart(show),
    type: show.type,
    ticket_type: show.ticket_type,
    created_at: payment.created_at,
  };
}
