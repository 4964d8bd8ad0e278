import * as v from 'valibot';
import { DONATION_MAX } from '../constants.js';
import { IdSchema, listQuery } from './envelope.js';
import { EmailSchema, PaymentSchema } from './payment.js';

const money = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(50));
// An address may be as long, and a guest's name on an account is made of it.
const text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(254))));
const id = v.optional(v.nullable(IdSchema));

/** What is typed is held to the documents' words; the server says more of an amount once it knows the show. F-16. */
const donation = v.pipe(
  v.number('Donation must be a number'),
  v.maxValue(DONATION_MAX, 'donation max Rp. 999,999,999,999'),
  v.check((rupiah) => Number.isInteger(rupiah) && rupiah >= 0, 'Donation must be whole rupiah'),
);

/** H-12. */
const phoneLength = 'Phone number must be 10 numbers and not more than 13 number';

/** What every order says of its ticket; amounts are what the buyer was shown, in rupiah. AMB-110. */
const ticket = { room_id: IdSchema, donate: v.optional(donation, 0) };

/** Who signed in is whom the bearer names: a `user_id` must be theirs. Without `for_user_id` the ticket is for them. */
const person = { user_id: id, for_user_id: id, coupon_id: id, email: text };

/** Guests have an address and no coupons. F-24, H-19. */
const guest = {
  email: EmailSchema,
  coupon_id: v.optional(v.null('Coupons are for those who signed in')),
};

/** One thing that is bought. T-13. */
export const OrderItemSchema = v.object({
  id: IdSchema,
  name: v.pipe(v.string(), v.maxLength(200)),
  price: money,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const ewallet = {
  ...ticket,
  /** A channel code: OVO, DANA, LINKAJA, QRIS. */
  ewallet_type: word,
  amount: money,
  /** 10 to 13 digits where the channel asks for it. H-11, H-12. */
  phone: v.optional(v.nullable(v.pipe(v.string('Phone is required'), v.maxLength(30, phoneLength)))),
  items: v.optional(v.pipe(v.array(OrderItemSchema), v.maxLength(20))),
};
/** The body of an order paid with an e-wallet. H-15, Q-39. */
export const EwalletOrderSchema = v.object({ ...ewallet, ...person });
export type EwalletOrder = v.InferInput<typeof EwalletOrderSchema>;
/** The same of a guest. Q-39. */
export const GuestEwalletOrderSchema = v.object({ ...ewallet, ...guest });
export type GuestEwalletOrder = v.InferInput<typeof GuestEwalletOrderSchema>;

const retail = { ...ticket, retail_outlet_name: word, name: text, expected_amount: money };
/** The body of an order paid at a counter; the rest of T-14 is the server's. H-20, Q-40. */
export const RetailOrderSchema = v.object({ ...retail, ...person });
export type RetailOrder = v.InferInput<typeof RetailOrderSchema>;
/** The same of a guest. Q-40. */
export const GuestRetailOrderSchema = v.object({ ...retail, ...guest });
export type GuestRetailOrder = v.InferInput<typeof GuestRetailOrderSchema>;

const virtualAccount = {
  ...ticket,
  bank_code: word,
  name: text,
  /** What the buyer was shown, in rupiah; refused with `amount_mismatch` when it is not the price. */
  expected_amount: money,
  is_closed: v.optional(v.boolean(), true),
  is_single_use: v.optional(v.boolean(), true),
};
/** The body of an order paid into a virtual account; the rest of T-15 is the server's. H-19, Q-41, AMB-118. */
export const VirtualAccountOrderSchema = v.object({ ...virtualAccount, ...person });
export type VirtualAccountOrder = v.InferInput<typeof VirtualAccountOrderSchema>;
/** The same of a guest. Q-41. */
export const GuestVirtualAccountOrderSchema = v.object({ ...virtualAccount, ...guest });
export type GuestVirtualAccountOrder = v.InferInput<typeof GuestVirtualAccountOrderSchema>;

/** The body of an order that a FREE-ONE coupon pays. Q-27, AMB-109, AMB-120. */
export const PaymentOrderSchema = v.object({
  ...ticket,
  amount: money,
  user_id: id,
  for_user_id: id,
  coupon_id: IdSchema,
});
export type PaymentOrder = v.InferInput<typeof PaymentOrderSchema>;

/** The body of an order that costs nothing: a person's with a bearer, a guest's with an e-mail. G-05, AMB-111, I14. */
export const FreePaymentSchema = v.object({
  room_id: IdSchema,
  user_id: id,
  for_user_id: id,
  email: v.optional(EmailSchema),
  amount: v.optional(money),
  /** Sent by the documents' client and never believed. AMB-110. */
  payment_type: text,
  status: text,
  video_status: text,
  video_name: text,
});
export type FreePayment = v.InferInput<typeof FreePaymentSchema>;

const redeemCode = v.pipe(
  v.string('Redeem Code is required'),
  v.trim(),
  v.nonEmpty('Redeem Code is required'),
  v.maxLength(100, 'This redeem code is not valid'),
);
/** A redeem code for the show `id`. G-10, Q-32. */
export const RedeemSchema = v.object({ id: IdSchema, user_id: id, for_user_id: id, redeem_code: redeemCode });
export type Redeem = v.InferInput<typeof RedeemSchema>;
/** The same of a guest. F-21, Q-33. */
export const GuestRedeemSchema = v.object({
  email: EmailSchema,
  room_id: IdSchema,
  redeem_code: redeemCode,
});
export type GuestRedeem = v.InferInput<typeof GuestRedeemSchema>;

/** Whom a ticket is sent to. L-30, Q-59. */
export const SendTicketSchema = v.object({ for_user_id: IdSchema });
export type SendTicket = v.InferInput<typeof SendTicketSchema>;

/** Which of the own payments: tickets that still count or no longer, or those somebody gave. L-17. */
export const PaymentListQuerySchema = v.object({
  ...listQuery,
  /** One alone, given or held; 404 where there is none. Ours. */
  id: v.optional(IdSchema),
  user_id: v.optional(IdSchema),
  /** A comma list. */
  video_status: v.optional(v.string()),
  ticket_status: v.optional(v.picklist(['ACTIVE', 'HISTORY'])),
  ticket_type: v.optional(v.literal('ticket_gift')),
});
export type PaymentListQuery = v.InferInput<typeof PaymentListQuerySchema>;

const { for_user_id, user_id, room_id, coupon_id, status, email, expiration_date } = PaymentSchema.entries;
const buyer = { for_user_id, user_id, room_id, coupon_id, donate: v.number(), email };
const shown = v.nullable(v.string());

/** An order given to an e-wallet. T-13. */
export const EwalletRequestSchema = v.object({
  ...buyer,
  id: IdSchema,
  ewallet_type: v.string(),
  external_id: IdSchema,
  amount: v.number(),
  phone: shown,
  status,
  items: v.array(OrderItemSchema),
});
export type EwalletRequest = v.InferOutput<typeof EwalletRequestSchema>;

/** An order given to a retail outlet. T-14, with the payment's id. */
export const RetailRequestSchema = v.object({
  ...buyer,
  id: IdSchema,
  retail_outlet_name: v.string(),
  name: shown,
  expected_amount: v.number(),
  payment_code: shown,
  expiration_date,
  is_single_use: v.boolean(),
  prefix: shown,
  owner_id: shown,
  type: v.string(),
  status,
});
export type RetailRequest = v.InferOutput<typeof RetailRequestSchema>;

/** An order given to a bank. T-15, with the payment's id and status. */
export const VirtualAccountRequestSchema = v.object({
  ...buyer,
  id: IdSchema,
  bank_code: v.string(),
  merchant_code: shown,
  name: shown,
  account_number: shown,
  is_closed: v.boolean(),
  is_single_use: v.boolean(),
  currency: v.literal('IDR'),
  expiration_date,
  suggested_amount: v.nullable(v.number()),
  expected_amount: v.number(),
  description: shown,
  sender_name: shown,
  status,
});
export type VirtualAccountRequest = v.InferOutput<typeof VirtualAccountRequestSchema>;
