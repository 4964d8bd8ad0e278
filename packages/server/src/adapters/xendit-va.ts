import * as v from 'valibot';
import { type AskedOrder, type ChannelOrder, GatewayError, type PaymentGateway } from '../ports.js';
import { Amount, type XenditCaller } from './xendit-call.js';
import { endAt } from './xendit-end.js';
import { findTransaction } from './xendit-transaction.js';
import { isEndedEarly, unpaid } from './xendit-word.js';

const AccountReply = v.object({ id: v.string(), account_number: v.string() });
const AccountLife = v.object({ status: v.string(), expiration_date: v.nullish(v.string()) });

const PaymentReply = v.object({ payment_id: v.string(), external_id: v.string(), amount: Amount });

const ACCOUNTS = '/callback_virtual_accounts';

/** No account may bear the name of a bank, which a buyer's address may hold. */
const NAME_REFUSED = 'CALLBACK_VIRTUAL_ACCOUNT_NAME_NOT_ALLOWED_ERROR';
const PLAIN_NAME = 'Tamu';

/** Virtual accounts: a number each that takes one amount once. https://docs.xendit.co/apidocs/create-virtual-account */
export function virtualAccounts({ ask, find }: XenditCaller): PaymentGateway {
  async function open(order: ChannelOrder) {
    const { id, account_number } = await ask(ACCOUNTS, AccountReply, {
      // The outbox may ask twice after a crash; the gateway then answers with the same account.
      headers: { 'x-idempotency-key': order.externalId },
      body: accountBody(order),
    });
    return { gatewayId: id, accountNumber: account_number };
  }

  async function isEnded({ gatewayId, expirationDate }: AskedOrder): Promise<boolean> {
    const account = gatewayId && (await find(`${ACCOUNTS}/${encodeURIComponent(gatewayId)}`, AccountLife));
    return Boolean(account && isEndedEarly(account, expirationDate));
  }

  return {
    async open(order) {
      try {
        return await open(order);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code !== NAME_REFUSED) throw error;
        return open({ ...order, name: PLAIN_NAME });
      }
    },

    close: endAt(ask, ACCOUNTS),

    async read({ source, paymentId }) {
      const path = `/callback_virtual_account_payments/payment_id=${encodeURIComponent(paymentId)}`;
      const reply = await find(path, PaymentReply);
      if (!reply) return null;
      const { payment_id, external_id, amount } = reply;
      return { source, paymentId: payment_id, externalId: external_id, amount, status: 'paid' };
    },

    async find(order) {
      const paid = await findTransaction({ ask, find }, order);
      return paid ?? ((await isEnded(order)) ? unpaid(order) : null);
    },

    // Nobody can pay into the account the money came from: it is sent by hand.
    refund: async () => 'unsupported',
  };
}

/** Always with an end: a fixed account without `expiration_date` would take money for 31 years. */
function accountBody(order: ChannelOrder) {
  return {
    external_id: order.externalId,
    bank_code: order.channelCode,
    name: order.name,
    currency: 'IDR',
    is_closed: true,
    is_single_use: true,
    expected_amount: order.amount,
    expiration_date: new Date(order.expirationDate).toISOString(),
  };
}
