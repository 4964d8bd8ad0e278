import type { ChannelCategory, Id, Payment } from '@panggung/core';
import { type BuyerWords, isGift, readBuyer } from './buyer.js';
import type { Claim, Claimed } from './claim.js';
import { ApiError } from './errors.js';
import { inProgress, readKey } from './idempotency.js';
import { isOrderUnderWay } from './payment-outbox.js';
import { readPayments } from './payment-read.js';
import type { MethodRow } from './payment-row.js';
import { orderTerms, phoneOf } from './payment-terms.js';
import type { PaymentView } from './payment-view.js';
import type { Ports } from './ports.js';
import type { ServerContext } from './reply.js';
import { rowId } from './row-id.js';
import { createPasses, PASS_HEADER } from './sale-queue-pass.js';
import { sellingOf } from './selling.js';

/** An order as its route understands it; all it says is checked again. AMB-110. */
export interface Order {
  /** The body as it came: who orders it, and what a repetition must equal. */
  body: BuyerWords;
  showId: Id;
}

/** An order that a channel takes money for, in rupiah. */
export interface ChannelWish extends Order {
  category: ChannelCategory;
  channelCode: string;
  total: number;
  donate: number;
  couponId?: Id | null | undefined;
  phone?: string | null | undefined;
}

/** What a ticket that is sold at once is taken for: nothing, a coupon, a code. */
export type Taking = Order & Pick<Claim, 'terms' | 'redeemCode'> & { couponId?: Id };

/** Answers an order with its payment; a repeated one with the payment as it is now, and without counting it again. */
export interface Orders {
  /** One that waits for money. */
  pay(context: ServerContext, wish: ChannelWish): Promise<{ data: Payment }>;
  /** One that is sold at once. */
  take(context: ServerContext, taking: Taking): Promise<{ data: Payment }>;
}

/**
 * What all routes of inserts do with an order.
 * @example handle(app, call, ({ body }, context) => orders.take(context, { body, showId: body.room_id, terms: freeTerms }))
 */
export function createOrders(ports: Ports): Orders {
  const { claim, limitOrders, limitGifts, turns, methods, channels, view } = sellingOf(ports);
  const passes = createPasses(ports.settings.sessionKey);

  async function claimOf(context: ServerContext, { body, showId }: Order) {
    return {
      showId: rowId(showId) ?? 0,
      buyer: await readBuyer(ports.database, context, body),
      partnerId: context.get('partnerId') ?? null,
      key: readKey(context, body),
      pass: await passes.read(context.req.header(PASS_HEADER)),
    };
  }

  async function pay(context: ServerContext, wish: ChannelWish): Promise<Payment> {
    limitOrders(context);
    const method = methodOf(await methods(), wish);
    const phone = phoneOf(method, wish.phone);
    const wanted = await claimOf(context, wish);
    const terms = orderTerms({ ...wish, method, phone, buyer: wanted.buyer });
    const claimed = await claim({ ...wanted, ...couponOf(wish), terms, order: 'open' });
    if (claimed.isReplay) {
      limitOrders.giveBack(context);
      return replayed(ports, view, claimed);
    }
    const result = await channels.open({ ...claimed, method });
    if (result.state === 'refused') throw result.error;
    const fields = result.state === 'opened' ? result.fields : {};
    return view.buyers({
      ...claimed,
      payment: { ...claimed.payment, ...fields },
      method,
      gift: null,
      change: null,
    });
  }

  async function take(context: ServerContext, { terms, redeemCode, ...taking }: Taking): Promise<Payment> {
    limitOrders(context);
    const wanted = await claimOf(context, taking);
    const giver = isGift(wanted.buyer) ? wanted.buyer : null;
    if (giver) limitGifts(giver);
    const code = redeemCode === undefined ? {} : { redeemCode };
    const claimed = await claim({ ...wanted, ...couponOf(taking), ...code, terms, mail: 'ticket' });
    if (claimed.isReplay) {
      limitOrders.giveBack(context);
      if (giver) limitGifts.giveBack(giver);
    }
    return view.buyers({ ...claimed, method: null, gift: null, change: null });
  }

  return {
    pay: (context, wish) =>
      turns(readKey(context, wish.body), async () => ({ data: await pay(context, wish) })),
    take: (context, taking) =>
      turns(readKey(context, taking.body), async () => ({ data: await take(context, taking) })),
  };
}

/** A coupon that no row can have is none that could be used. */
function couponOf({ couponId }: { couponId?: Id | null | undefined }): { couponId?: number } {
  return couponId == null ? {} : { couponId: rowId(couponId) ?? 0 };
}

/** @throws ApiError `method_unavailable` */
function methodOf(methods: readonly MethodRow[], { category, channelCode }: ChannelWish): MethodRow {
  const method = methods.find(({ channel_code }) => channel_code === channelCode);
  if (!method?.is_enabled || method.channel_category !== category) {
    throw new ApiError('method_unavailable', 'Please choose another payment method');
  }
  return method;
}

/** A repeated order is answered with its payment as it is now: what to pay by may have come meanwhile. */
async function replayed(ports: Ports, view: PaymentView, { payment: { id } }: Claimed): Promise<Payment> {
  if (await isOrderUnderWay(ports.database, id, ports.clock())) throw inProgress();
  const [parts] = await readPayments(ports, { ids: [id] });
  if (!parts) throw new ApiError('payment_not_found', 'Payment not found');
  return view.buyers(parts);
}
