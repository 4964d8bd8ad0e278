import { type Payment, showStart, voidReasons } from '@panggung/core';
import { hasEnded } from './active-ticket.js';
import { isGift } from './buyer.js';
import type { EntryCodes } from './entry-codes.js';
import type { MethodRow, PaymentRow, ShowRow } from './payment-row.js';
import type { Settings } from './ports.js';
import type { ShowChangeRow } from './show-change.js';
import { wholeUrl } from './show-view.js';
import { mayReturn } from './ticket-return.js';
import { createReturnLinks } from './ticket-return-link.js';

/** The parts of a show and a method that a payment carries along. */
export type PaidShow = Pick<
  ShowRow,
  | 'id'
  | 'name'
  | 'video_status'
  | 'islive'
  | 'url_video'
  | 'status'
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
  gift: GiftNames | null;
  /** What its host last told of the show; read of tickets alone, until they are used. */
  change: ShowChangeRow | null;
}

/** Who gave a ticket to whom, by name; null for who has left. */
export interface GiftNames {
  giver: string | null;
  receiver: string | null;
}

/** How somebody else's payment is paid is their own business. */
const notTheirs = {
  account_number: null,
  payment_code: null,
  phone: null,
  checkout_url: null,
  qr_string: null,
  coupon_id: null,
  // The show's own code opens as many tickets as there are seats. AMB-088.
  redeem_code: null,
  email: null,
  code_guest: null,
} as const;

/** What whoever holds a ticket is told once its show was put off, while they may give it back. */
type WayBack = Pick<Payment, 'return_url' | 'return_until' | 'start_before' | 'put_off_reason'>;
const noWayBack: WayBack = { return_url: null, return_until: null, start_before: null, put_off_reason: null };

/** Shows payments to whom they concern. */
export interface PaymentView {
  /** As its buyer sees it, or the guest who proves the code. T-10 to T-12. */
  buyers(parts: PaymentParts): Promise<Payment>;
  /** As somebody signed in sees it: whole as its buyer, without what is the buyer's as who was given it. */
  viewers(userId: number, parts: PaymentParts): Promise<Payment>;
}

export interface PaymentViewOptions {
  codes: EntryCodes;
  clock: () => number;
  settings: Pick<Settings, 'apiUrl' | 'siteUrl' | 'sessionKey'>;
}

/** @example const { data } = await createPaymentView(options).viewers(userId, parts) */
export function createPaymentView({ codes, clock, settings }: PaymentViewOptions): PaymentView {
  const links = createReturnLinks(settings);

  async function returnOf({ payment, show, change }: PaymentParts): Promise<WayBack> {
    if (!change || !mayReturn({ payment, show, change, now: clock() })) return noWayBack;
    const { start_before, return_until, reason } = change;
    return { return_url: await links.urlOf(payment), return_until, start_before, put_off_reason: reason };
  }

  async function show(parts: PaymentParts, isHolder: boolean): Promise<Payment> {
    const code = isHolder ? openCode(parts, clock()) : null;
    const entry_code = code && (await codes.write({ room: String(parts.show.id), code }));
    const gift_name = parts.gift?.[isHolder ? 'giver' : 'receiver'] ?? null;
    const back = isHolder ? await returnOf(parts) : noWayBack;
    return { ...toPayment(parts, settings.apiUrl), entry_code, gift_name, ...back };
  }
  return {
    buyers: (parts) => show(parts, !isGift(parts.payment)),
    async viewers(userId, parts) {
      const { user_id, for_user_id } = parts.payment;
      const payment = await show(parts, for_user_id === userId);
      return user_id === userId ? payment : { ...payment, ...notTheirs };
    },
  };
}

/** What lets in at the door, while it does. */
function openCode({ payment, show }: PaymentParts, now: number): string | null {
  const isLiving = payment.status === 'COMPLETED' && !hasEnded(payment, now);
  return isLiving && show.video_status !== 'ENDED' ? payment.entry_code : null;
}

/** Without what depends on who looks on; its guest code goes only to who has or gets it. AMB-127. */
function toPayment(
  { payment, show, method }: PaymentParts,
  apiUrl: string | undefined,
): Omit<Payment, 'entry_code' | 'gift_name' | keyof WayBack> {
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
    void_reason: voidReasons.find((reason) => reason === payment.failure) ?? null,
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
