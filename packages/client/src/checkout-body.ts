import {
  accountName,
  type ChannelCategory,
  type Coupon,
  FREE,
  type Id,
  type InsertCall,
  type PaymentType,
  type Quote,
  type Show,
  type User,
} from '@panggung/core';

/** Inserts that answer with a payment. */
export type OrderCall = Extract<InsertCall, `POST /api/v1/payment${string}`>;

/** Who buys, and for whom. */
export type OrderBuyer =
  | { email: string; person?: undefined }
  | { person: Pick<User, 'user_id' | 'email' | 'full_name'>; forUserId: Id };

/** What is ordered, for whom, and how it is paid. */
export interface Wish {
  show: Pick<Show, 'id' | 'name' | 'ticket_price' | 'video_status'>;
  buyer: OrderBuyer;
  quote: Quote;
  /** Null for a ticket that is taken without paying. */
  method: PaymentType | null;
  coupon: Coupon | null;
  phone: string;
  /** For a ticket that a code pays. */
  redeemCode: string | null;
}

/** What is sent: a call, as its path for the buyer, and its body. */
export type Body = Record<string, unknown>;

const idsOf = (buyer: OrderBuyer) =>
  buyer.person ? { user_id: buyer.person.user_id, for_user_id: buyer.forUserId } : {};

const whoOf = (buyer: OrderBuyer) =>
  buyer.person ? { ...idsOf(buyer), email: buyer.person.email } : { email: buyer.email };

/** What every order through a channel says. Guests have no coupons. F-24. */
function ticketOf({ show, buyer, quote, coupon }: Wish): Body {
  const discount = buyer.person ? { coupon_id: coupon?.id ?? null } : {};
  return { ...whoOf(buyer), room_id: show.id, donate: quote.donate, ...discount };
}

const nameOf = ({ person, ...guest }: OrderBuyer) => accountName(person ?? (guest as { email: string }));

const bodyByCategory: Record<ChannelCategory, (wish: Wish, channel: string) => Body> = {
  /** H-15. */
  EWALLET: (wish, channel) => ({
    ...ticketOf(wish),
    ewallet_type: channel,
    amount: wish.quote.total,
    phone: wish.method?.needs_phone ? wish.phone : null,
    items: [{ id: wish.show.id, name: wish.show.name, price: wish.show.ticket_price, quantity: 1 }],
  }),
  /** H-19, AMB-118. */
  VIRTUAL_ACCOUNT: (wish, channel) => ({
    ...ticketOf(wish),
    bank_code: channel,
    name: nameOf(wish.buyer),
    expected_amount: wish.quote.total,
    is_closed: true,
    is_single_use: true,
  }),
  /** H-20. */
  RETAIL_OUTLET: (wish, channel) => ({
    ...ticketOf(wish),
    retail_outlet_name: channel,
    name: nameOf(wish.buyer),
    expected_amount: wish.quote.total,
  }),
};

/** The same without a channel. G-05, AMB-100, AMB-111. */
function freeBody({ show, buyer }: Wish): Body {
  const who = buyer.person ? idsOf(buyer) : { email: buyer.email };
  const { video_status, name: video_name } = show;
  const ticket = { room_id: show.id, amount: 0, video_status, video_name };
  return { ...who, payment_type: FREE, status: 'COMPLETED', ...ticket };
}

/** G-07, AMB-109. */
function couponBody({ show, buyer, coupon }: Wish): Body {
  return { donate: 0, amount: 0, ...idsOf(buyer), room_id: show.id, coupon_id: coupon?.id };
}

/** F-21, G-10. */
function redeemBody({ show, buyer, redeemCode: redeem_code }: Wish): Body {
  if (!buyer.person) return { email: buyer.email, room_id: show.id, redeem_code };
  return { id: show.id, ...idsOf(buyer), redeem_code };
}

const pathByCategory = {
  EWALLET: 'payment-ewallet',
  VIRTUAL_ACCOUNT: 'payment-va',
  RETAIL_OUTLET: 'payment-retail',
} as const satisfies Record<ChannelCategory, string>;

/** The call that orders a ticket, and what it says. F-20, F-21, G-05 to G-10, H-15, H-19, H-20. */
export function orderOf(wish: Wish): { call: OrderCall; body: Body } {
  const { method, coupon, buyer } = wish;
  if (wish.redeemCode !== null) {
    const path = buyer.person ? 'redeem-code' : 'guest/redeem-code';
    return { call: `POST /api/v1/payment/${path}`, body: redeemBody(wish) };
  }
  if (coupon?.coupon_type === 'FREE-ONE') return { call: 'POST /api/v1/payment', body: couponBody(wish) };
  if (!method) return { call: 'POST /api/v1/payment-bypass', body: freeBody(wish) };
  const { channel_category, channel_code } = method;
  const path = `POST /api/v1/${pathByCategory[channel_category]}` as const;
  return {
    call: buyer.person ? path : `${path}/guest`,
    body: bodyByCategory[channel_category](wish, channel_code),
  };
}

/** Whether this client can pay by a method. */
export function canPayBy({ channel_category }: PaymentType): boolean {
  return channel_category in pathByCategory;
}
