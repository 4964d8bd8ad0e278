import * as v from 'valibot';
import { payWays } from '../channel.js';
import { isEmail, normalEmail } from '../email.js';
import { paymentStatuses, voidReasons } from '../payment.js';
import { ticketTypes, videoStatuses } from '../show.js';
import { IdSchema } from './envelope.js';

const text = v.nullable(v.string());

/** A payment, which is also the ticket it pays for. T-10 to T-12. Money in rupiah, times in epoch ms. */
export const PaymentSchema = v.object({
  id: IdSchema,
  external_id: IdSchema,
  for_user_id: v.nullable(IdSchema),
  user_id: v.nullable(IdSchema),
  room_id: IdSchema,
  room_video_id: IdSchema,
  amount: v.number(),
  donate: v.number(),
  status: v.picklist(paymentStatuses),
  /** Money owed back to the buyer. AMB-194. */
  refund_status: v.picklist(['none', 'due', 'sent']),
  /** Why it counts no more though nothing was wrong with it: its show was called off, or it was given back. Ours. */
  void_reason: v.nullable(v.picklist(voidReasons)),
  coupon_id: v.nullable(IdSchema),
  payment_type: v.string(),
  /** The channel as people know it; null where none was paid by. Ours. */
  payment_type_name: text,
  /** How it is paid by that channel. Ours. */
  way: v.nullable(v.picklist(payWays)),
  payment_type_picture: text,
  payment_type_instruction: text,
  payment_code: text,
  /** Null while the gateway has not answered yet, like every code and link to pay by; the event stream brings them. */
  account_number: text,
  phone: text,
  checkout_url: text,
  /** What a QR code to pay with says. Ours. */
  qr_string: text,
  redeem_code: text,
  email: text,
  /** Only for the buyer: in the answer to the order itself, and to who already knows the code. AMB-127. */
  code_guest: text,
  /** What the ticket's QR code says at the door; only for whoever holds the ticket, while it lets in. Ours. */
  entry_code: text,
  /**
   * Of a gift: to whom it went for who gave it, from whom it came for who has it; null once they left, and in the
   * answer to the order itself. Ours.
   */
  gift_name: text,
  /** Where the ticket is given back, a page for people: of a show put off since, for whoever holds it, while it can be. Ours. */
  return_url: text,
  /** Until when; null as that is. Ours. */
  return_until: v.nullable(v.number()),
  /** When that show was to start before, and why it was put off, in its host's words; null as that is. Ours. */
  start_before: v.nullable(v.number()),
  put_off_reason: text,
  expiration_date: v.nullable(v.number()),
  expired_ticket: v.number(),
  is_live_ticket: v.picklist([0, 1]),
  video_status: v.picklist(videoStatuses),
  video_name: v.string(),
  video_cover: text,
  video_start_date: v.number(),
  type: v.string(),
  ticket_type: v.picklist(ticketTypes),
  created_at: v.number(),
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

/** All a stranger may learn who knows a guest's address. AMB-127. */
export const GuestPaymentSchema = v.pick(PaymentSchema, [
  'id',
  'status',
  'video_status',
  'room_video_id',
  'expiration_date',
]);
export type GuestPayment = v.InferOutput<typeof GuestPaymentSchema>;

/** All one may learn of another person's ticket: whether there is one. api.md 43. */
export const TicketStatusSchema = v.pick(PaymentSchema, ['status']);
export type TicketStatus = v.InferOutput<typeof TicketStatusSchema>;

export const EmailSchema = v.pipe(
  v.string('E-mail is required'),
  v.transform(normalEmail),
  v.nonEmpty('E-mail is required'),
  v.maxLength(254, 'E-mail must be valid'),
  v.check(isEmail, 'E-mail must be valid'),
);
