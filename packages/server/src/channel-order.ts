import { isGift } from './buyer.js';
import { siteAddress } from './mails/layout.js';
import { waitingUrl } from './mails/show-facts.js';
import type { MethodRow, PaymentRow } from './payment-row.js';
import type { AskedOrder, ChannelOrder, GatewaySource, Settings } from './ports.js';

/** A payment the gateway must be asked for, and what it is for. */
export interface OrderParts {
  payment: PaymentRow;
  method: MethodRow;
  show: { name: string };
}

/** Which of the gateway's products a way to pay is. */
const sources: Record<MethodRow['way'], GatewaySource> = {
  number: 'va',
  code: 'retail',
  push: 'ewallet',
  redirect: 'ewallet',
  qr: 'qr',
};

/** @example sourceOf(method) // 'va' */
export function sourceOf({ way }: Pick<MethodRow, 'way'>): GatewaySource {
  return sources[way];
}

/** What the gateway is asked to open. */
export function channelOrder({ payment, method, show }: OrderParts, settings: Settings): ChannelOrder {
  const source = sourceOf(method);
  const { siteUrl, apiUrl = siteUrl } = settings;
  return {
    source,
    externalId: payment.external_id,
    channelCode: method.channel_code,
    name: nameOf(payment),
    amount: payment.amount,
    phone: payment.phone,
    items: [{ id: String(payment.room_id), name: show.name, price: payment.amount, quantity: 1 }],
    redirectUrl: waitingUrl(siteUrl, {
      show: payment.room_id,
      receiver: isGift(payment) ? payment.for_user_id : null,
    }),
    callbackUrl: siteAddress(apiUrl, `/api/v1/payment-callback/${source}`),
    expirationDate: payment.expiration_date ?? 0,
  };
}

/** What the gateway's strictest bank takes, in letters. */
const SHORTEST_NAME = 3;

/** An address may be all digits, and a name in letters that no bank writes: then hardly anything is left of it. */
function nameOf({ account_name }: PaymentRow): string {
  const name = account_name?.trim() ?? '';
  return name.length < SHORTEST_NAME ? 'Tamu' : name;
}

/** How the gateway is asked after an order. */
export function askedOrder({ payment, method }: Pick<OrderParts, 'payment' | 'method'>): AskedOrder {
  return {
    source: sourceOf(method),
    externalId: payment.external_id,
    channelCode: method.channel_code,
    gatewayId: payment.gateway_id,
    expirationDate: payment.expiration_date,
  };
}
