import type { CheckoutEvent, ClientErrorCode, Payment } from '@panggung/core';
import { type ApiError, toApiError } from './api-error.js';
import { type OrderCall, orderOf, type Wish } from './checkout-body.js';
import type { CallOptions, Http } from './http.js';
import { randomKey } from './random-key.js';

/** One order: repeated with the same key, the API makes it once. */
export interface CheckoutOrder {
  call: OrderCall;
  key: string;
  body: Record<string, unknown>;
  /** Local epoch ms. */
  madeAt: number;
}

/** The order of a purchase; the earlier one, key and all, when it says the same. H-19, AMB-118. */
export function createOrder(wish: Wish, earlier: CheckoutOrder | null): CheckoutOrder {
  const { call, body } = orderOf(wish);
  const isSame = earlier?.call === call && JSON.stringify(earlier.body) === JSON.stringify(body);
  return isSame ? earlier : { call, key: randomKey(), body, madeAt: Date.now() };
}

/** An order older than this is not asked for again: nobody expects it any more, in ms. */
export const ORDER_LIFE_MS = 900_000;

const unanswered: readonly ClientErrorCode[] = ['timeout', 'unreachable', 'request_in_progress'];
/** The same, where the order may have been made: an API in a hurry does not look whether it has it. */
const uncertain: readonly ClientErrorCode[] = [...unanswered, 'busy', 'rate_limited'];
/** Somebody looks on: an API that is back must be found soon. */
const LONGEST_PAUSE_MS = 5000;

/** Waits longer each time, or until the browser is online again. */
function untilWorthAsking(attempt: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      done();
    };
    const timer = setTimeout(go, Math.min(500 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2));
    globalThis.addEventListener?.('online', go);
  });
}

export interface OrderSending {
  /** It was sent before, and had no answer. */
  mayBeMade: boolean;
  onSilence: (error: ApiError) => void;
}

/** Sends an order until the API has answered it or nobody expects it any more, telling of each silence. Rejects with the API's refusal. */
export async function sendOrder(
  http: Http,
  order: CheckoutOrder,
  { mayBeMade, onSilence }: OrderSending,
): Promise<Payment> {
  const options = { body: order.body, idempotencyKey: order.key } as unknown as CallOptions<
    CheckoutOrder['call']
  >;
  for (let attempt = 0; ; attempt++) {
    try {
      return (await http.call(order.call, options)).data;
    } catch (thrown) {
      const error = toApiError(thrown);
      const silent = mayBeMade || attempt > 0 ? uncertain : unanswered;
      if (!silent.includes(error.code) || order.madeAt + ORDER_LIFE_MS < Date.now()) throw error;
      onSilence(error);
      await untilWorthAsking(attempt);
    }
  }
}

/** What a refused order means for the checkout; all others leave the person where they are. */
export const eventByRefusal: Partial<Record<ClientErrorCode, CheckoutEvent>> = {
  own_show: 'own_show',
  profile_incomplete: 'incomplete',
  queue_required: 'queue',
  sale_not_open: 'queue',
  email_registered: 'registered',
  ticket_exists: 'exists',
  amount_mismatch: 'reprice',
  amount_out_of_range: 'reprice',
  method_unavailable: 'reprice',
  coupon_unusable: 'reprice',
  sold_out: 'sold_out',
  offer_expired: 'sold_out',
};

/** Whether a refusal tells for certain that the order was not made. */
export function isAnswer({ status, code }: ApiError): boolean {
  return (status >= 400 && status < 500) || code === 'busy' || code === 'gateway_unavailable';
}
