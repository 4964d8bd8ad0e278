import { safeLink } from '@panggung/core';
import * as v from 'valibot';
import {
  type AskedOrder,
  type ChannelOrder,
  GatewayError,
  type GatewayMoney,
  type PaymentGateway,
} from '../ports.js';
import { Amount, type XenditCaller } from './xendit-call.js';
import { meaningOf } from './xendit-word.js';

const ChargeReply = v.object({
  external_id: v.string(),
  id: v.optional(v.string()),
  // It becomes a link.
  checkout_url: v.nullish(v.pipe(v.string(), v.regex(/^https?:\/\//i))),
});

/** DANA calls its status by a name of its own. */
const StatusReply = v.object({
  ...ChargeReply.entries,
  amount: Amount,
  status: v.nullish(v.string()),
  payment_status: v.nullish(v.string()),
});

const RefundReply = v.object({ id: v.string() });

const version = { 'x-api-version': '2019-02-04' };

/** What each wallet is told beside the order; one that is not listed is asked for a page, as DANA is. */
const bodies: Record<string, (order: ChannelOrder) => Record<string, unknown>> = {
  OVO: ({ phone }) => ({ phone }),
  LINKAJA: (order) => ({ phone: order.phone, items: order.items, ...pageOf(order) }),
  DANA: (order) => ({ ...pageOf(order), expiration_date: new Date(order.expirationDate).toISOString() }),
};

/** E-wallets: OVO asks on the buyer's phone, the others on a page of theirs. */
export function ewallets({ ask, find }: XenditCaller): PaymentGateway {
  const statusOf = ({ externalId, channelCode }: Pick<AskedOrder, 'externalId' | 'channelCode'>) =>
    find(
      `/ewallets?${new URLSearchParams({ external_id: externalId, ewallet_type: channelCode })}`,
      StatusReply,
    );

  const charge = (order: ChannelOrder) =>
    ask('/ewallets', ChargeReply, { headers: version, body: chargeBody(order) });

  /** The charge that an earlier try made, whose answer got lost. */
  async function earlier(order: ChannelOrder, error: unknown) {
    if (!(error instanceof GatewayError) || !error.code.startsWith('DUPLICATE')) throw settled(error);
    const found = await statusOf(order).catch(() => null);
    if (!found) throw new GatewayError(error.code, error.message, false);
    return found;
  }

  return {
    async open(order) {
      const reply = await charge(order).catch((error) => earlier(order, error));
      const { id = order.externalId } = reply;
      // Buyers are sent there: what is no page of the web is none.
      const checkoutUrl = safeLink(reply.checkout_url);
      return { gatewayId: id, ...(checkoutUrl && { checkoutUrl }) };
    },

    // A wallet ends its request by itself.
    close: async () => {},

    read: async (told) => moneyOf(told, await statusOf(told)),
    find: async (order) => moneyOf(order, await statusOf(order)),

    async refund({ gatewayId, externalId, reference, amount, reason }) {
      const path = `/ewallets/charges/${encodeURIComponent(gatewayId ?? externalId)}/refunds`;
      const headers = { 'idempotency-key': reference, 'x-idempotency-key': reference };
      const { id } = await ask(path, RefundReply, { headers, body: { amount, reason } });
      return { ref: id };
    },
  };
}

function chargeBody(order: ChannelOrder) {
  const more = (Object.hasOwn(bodies, order.channelCode) && bodies[order.channelCode]) || pageOf;
  return {
    external_id: order.externalId,
    amount: order.amount,
    ewallet_type: order.channelCode,
    ...more(order),
  };
}

function pageOf({ callbackUrl, redirectUrl }: ChannelOrder) {
  return { callback_url: callbackUrl, redirect_url: redirectUrl };
}

/** A wallet that cannot now is not asked again: its buyer waits before the screen and may take another. */
function settled(error: unknown): unknown {
  if (!(error instanceof GatewayError) || !unavailable.has(error.code)) return error;
  return new GatewayError(error.code, error.message, true);
}

/** Said before anything is charged. After any other failure the request may be on the phone all the same. */
const unavailable = new Set([
  'CHANNEL_NOT_ACTIVATED',
  'CHANNEL_UNAVAILABLE',
  'INVALID_API_KEY',
  'REQUEST_FORBIDDEN_ERROR',
]);

function moneyOf(
  { source, externalId }: AskedOrder,
  reply: v.InferOutput<typeof StatusReply> | null,
): GatewayMoney | null {
  const meaning = reply && meaningOf(reply.status ?? reply.payment_status ?? '');
  if (!meaning) return null;
  return { source, externalId, paymentId: reply.id ?? externalId, amount: reply.amount, ...meaning };
}
