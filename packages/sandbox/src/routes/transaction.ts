import { Hono } from 'hono';
import { ownerId, type VirtualAccountPayment } from '../account.js';
import { GatewayError } from '../gateway-error.js';
import type { Ledger } from '../ledger.js';

export interface TransactionRoutesOptions {
  ledger: Ledger;
  clock: () => number;
}

/** Money that came in, as Xendit's Transactions API lists it. */
interface Transaction {
  id: string;
  /** The id of the payment, as `payment_id` in callbacks. */
  product_id: string;
  type: 'PAYMENT';
  status: 'SUCCESS';
  channel_category: 'VIRTUAL_ACCOUNT';
  channel_code: string;
  reference_id: string;
  account_identifier: string;
  currency: 'IDR';
  amount: number;
  net_amount: number;
  cashflow: 'MONEY_IN';
  settlement_status: 'SETTLED';
  business_id: string;
  created: string;
  updated: string;
}

/** How Xendit compares: values are alternatives, a reference may be a part. */
const filters: Record<string, (transaction: Transaction, wanted: string[]) => boolean> = {
  types: ({ type }, wanted) => wanted.includes(type),
  statuses: ({ status }, wanted) => wanted.includes(status),
  channel_categories: ({ channel_category }, wanted) => wanted.includes(channel_category),
  reference_id: ({ reference_id }, wanted) => wanted.some((part) => reference_id.includes(part)),
  product_id: ({ product_id }, wanted) => wanted.includes(product_id),
  account_identifier: ({ account_identifier }, wanted) => wanted.includes(account_identifier),
  amount: ({ amount }, wanted) => wanted.includes(String(amount)),
};

const usualLimit = 10;
const largestLimit = 50;

/** The list of all money that came in, newest first; pages are not turned. */
export function transactionRoutes({ ledger, clock }: TransactionRoutesOptions): Hono {
  const app = new Hono();

  function listed(): Transaction[] {
    const { transactions, lateBy } = ledger.switches;
    const until = transactions === 'late' ? clock() - lateBy : clock();
    const payments = [...ledger.payments.values()].reverse();
    return payments
      .filter(({ transaction_timestamp }) => Date.parse(transaction_timestamp) <= until)
      .map(toTransaction);
  }

  app.get('/transactions', (context) => {
    const limit = Number(context.req.query('limit') ?? usualLimit);
    if (!(limit >= 1 && limit <= largestLimit)) {
      throw new GatewayError('API_VALIDATION_ERROR', `"limit" must be between 1 and ${largestLimit}`);
    }
    const wanted = Object.entries(context.req.queries()).filter(([name]) => Object.hasOwn(filters, name));
    const found = listed().filter((one) => wanted.every(([name, values]) => filters[name]?.(one, values)));
    return context.json({ has_more: found.length > limit, data: found.slice(0, limit), links: [] });
  });
  app.get('/transactions/:id', (context) => {
    const found = listed().find(({ id }) => id === context.req.param('id'));
    if (found) return context.json(found);
    throw new GatewayError('DATA_NOT_FOUND', 'Could not find the transaction');
  });
  return app;
}

function toTransaction(payment: VirtualAccountPayment): Transaction {
  const { id, payment_id, bank_code, external_id, account_number, amount, transaction_timestamp } = payment;
  return {
    id: `txn_${id}`,
    product_id: payment_id,
    type: 'PAYMENT',
    status: 'SUCCESS',
    channel_category: 'VIRTUAL_ACCOUNT',
    channel_code: bank_code,
    reference_id: external_id,
    account_identifier: payment.merchant_code + account_number,
    currency: 'IDR',
    amount,
    net_amount: amount,
    cashflow: 'MONEY_IN',
    settlement_status: 'SETTLED',
    business_id: ownerId,
    created: transaction_timestamp,
    updated: transaction_timestamp,
  };
}
