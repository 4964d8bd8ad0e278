import * as v from 'valibot';
import type { AskedOrder, ChannelOrder, GatewayMoney, PaymentGateway } from '../ports.js';
import { Amount, type XenditCaller } from './xendit-call.js';
import { endAt } from './xendit-end.js';
import { findTransaction } from './xendit-transaction.js';
import { isEndedEarly, meaningOf, unpaid } from './xendit-word.js';

const CODES = '/fixed_payment_code';

const CodeReply = v.object({ id: v.string(), payment_code: v.string() });
const CodeLife = v.object({ status: v.string(), expiration_date: v.nullish(v.string()) });

const CodePayments = v.object({
  data: v.array(
    v.object({
      payment_id: v.string(),
      external_id: v.string(),
      amount: Amount,
      status: v.optional(v.string(), 'COMPLETED'),
    }),
  ),
});

/** Codes to pay at a counter: each takes one amount once. */
export function retailOutlets(caller: XenditCaller): PaymentGateway {
  const { ask, find } = caller;
  const path = (gatewayId: string) => `${CODES}/${encodeURIComponent(gatewayId)}`;

  /** What was paid with a code; nothing for a code the gateway does not know. */
  async function paidWith({ source, gatewayId }: AskedOrder): Promise<GatewayMoney[]> {
    const reply = gatewayId === null ? null : await find(`${path(gatewayId)}/payments`, CodePayments);
    return (reply?.data ?? []).flatMap(({ payment_id, external_id, amount, status }) =>
      meaningOf(status)?.status === 'paid'
        ? { source, paymentId: payment_id, externalId: external_id, amount, status: 'paid' }
        : [],
    );
  }

  async function isEnded({ gatewayId, expirationDate }: AskedOrder): Promise<boolean> {
    const code = gatewayId === null ? null : await find(path(gatewayId), CodeLife);
    return Boolean(code && isEndedEarly(code, expirationDate));
  }

  return {
    async open(order) {
      // Asked again under the same key, the gateway answers with the same code.
      const headers = { 'x-idempotency-key': order.externalId };
      const { id, payment_code } = await ask(CODES, CodeReply, { headers, body: codeBody(order) });
      return { gatewayId: id, paymentCode: payment_code };
    },

    close: endAt(ask, CODES),

    async read(told) {
      const paid = await paidWith(told);
      return paid.find(({ paymentId }) => paymentId === told.paymentId) ?? null;
    },

    async find(order) {
      const [paid] =
        order.gatewayId === null ? [await findTransaction(caller, order)] : await paidWith(order);
      return paid ?? ((await isEnded(order)) ? unpaid(order) : null);
    },

    // A counter gives nothing back: it is sent by hand.
    refund: async () => 'unsupported',
  };
}

/** Always with an end: a code without one would take money for years. */
function codeBody(order: ChannelOrder) {
  return {
    external_id: order.externalId,
    retail_outlet_name: order.channelCode,
    name: order.name,
    expected_amount: order.amount,
    is_single_use: true,
    expiration_date: new Date(order.expirationDate).toISOString(),
  };
}
