import * as v from 'valibot';
import type { AskedOrder, GatewayMoney, PaymentGateway } from '../ports.js';
import { Amount, type XenditCaller } from './xendit-call.js';
import { meaningOf, unpaid } from './xendit-word.js';

const CODES = '/qr_codes';

const CodeReply = v.object({ id: v.string(), qr_string: v.string() });
const CodeLife = v.object({ status: v.string() });

const CodePayments = v.array(
  v.object({
    id: v.string(),
    amount: Amount,
    status: v.string(),
    qr_code: v.object({ external_id: v.string() }),
  }),
);

const RefundReply = v.object({ id: v.string() });

/** QRIS: one picture that every wallet and every bank reads. */
export function qrCodes({ ask, find }: XenditCaller): PaymentGateway {
  async function paidWith({ source, externalId }: AskedOrder): Promise<GatewayMoney[]> {
    const payments = await find(
      `${CODES}/payments?${new URLSearchParams({ external_id: externalId })}`,
      CodePayments,
    );
    return (payments ?? []).flatMap(({ id, amount, status, qr_code }) =>
      meaningOf(status)?.status === 'paid' && qr_code.external_id === externalId
        ? { source, paymentId: id, externalId, amount, status: 'paid' }
        : [],
    );
  }

  async function isEnded({ externalId }: AskedOrder): Promise<boolean> {
    const code = await find(`${CODES}/${encodeURIComponent(externalId)}`, CodeLife);
    return code !== null && code.status !== 'ACTIVE';
  }

  return {
    async open({ externalId, amount, callbackUrl }) {
      const { id, qr_string } = await ask(CODES, CodeReply, {
        headers: { 'x-idempotency-key': externalId },
        body: { external_id: externalId, type: 'DYNAMIC', callback_url: callbackUrl, amount },
      });
      return { gatewayId: id, qrString: qr_string };
    },

    // A code that was drawn stays readable; what is paid after all is owed back.
    close: async () => {},

    async read(told) {
      const paid = await paidWith(told);
      return paid.find(({ paymentId }) => paymentId === told.paymentId) ?? null;
    },

    async find(order) {
      const [paid] = await paidWith(order);
      return paid ?? ((await isEnded(order)) ? unpaid(order) : null);
    },

    async refund({ paymentId, reference, amount, reason }) {
      const path = `${CODES}/payments/${encodeURIComponent(paymentId)}/refunds`;
      const headers = { 'idempotency-key': reference, 'x-idempotency-key': reference };
      const { id } = await ask(path, RefundReply, { headers, body: { amount, reason } });
      return { ref: id };
    },
  };
}
