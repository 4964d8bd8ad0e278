import * as v from 'valibot';
import type { AskedOrder, GatewayMoney } from '../ports.js';
import { Amount, type XenditCaller } from './xendit-call.js';

/** `product_id` is the payment's id; the reference matches in part, so others may be among them. */
const TransactionsReply = v.object({
  data: v.array(v.object({ product_id: v.string(), reference_id: v.string(), amount: Amount })),
});

const moneyIn = { types: 'PAYMENT', statuses: 'SUCCESS', limit: '50' };

/** Looks for money by the order's name in the list of all that came in. https://docs.xendit.co/apidocs/list-transactions */
export async function findTransaction(
  { ask }: XenditCaller,
  { source, externalId }: AskedOrder,
): Promise<GatewayMoney | null> {
  const search = new URLSearchParams({ ...moneyIn, reference_id: externalId });
  const { data } = await ask(`/transactions?${search}`, TransactionsReply);
  const found = data.find(({ reference_id }) => reference_id === externalId);
  if (!found) return null;
  return { source, paymentId: found.product_id, externalId, amount: found.amount, status: 'paid' };
}
