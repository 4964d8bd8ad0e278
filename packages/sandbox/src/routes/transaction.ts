import { Hono } from 'hono';
import { ownerId, type VirtualAccountPayment } from '../account.js';
import { type Charge, type ChargeKind, type ChargeMoney, iso } from '../charge.js';
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
  channel_category: string;
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
    const charged = [...ledger.money.values()].flatMap((money) => {
      const charge = ledger.charges.get(money.charge_id);
      return charge ? [ofCharge(charge, money)] : [];
    });
    return [...[...ledger.payments.values()].map(ofAccount), ...charged]
      .filter(({ created }) => Date.parse(created) <= until)
      .sort((one, other) => Date.parse(other.created) - Date.parse(one.created));
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

function ofAccount(payment: VirtualAccountPayment): Transaction {
  const { id, payment_id, bank_code, external_id, account_number, amount, transaction_timestamp } = payment;
  return {
    id: `txn_${id}`,
    product_id: payment_id,
    channel_category: 'VIRTUAL_ACCOUNT',
    channel_code: bank_code,
    reference_id: external_id,
    account_identifier: payment.merchant_code + account_number,
    ...moneyIn(amount, transaction_timestamp),
  };
}

const categories: Record<ChargeKind, string> = { ewallet: 'EWALLET', retail: 'RETAIL_OUTLET', qr: 'QR_CODE' };

function ofCharge(charge: Charge, { payment_id, amount, paid_at }: ChargeMoney): Transaction {
  return {
    id: `txn_${payment_id}`,
    product_id: payment_id,
    channel_category: categories[charge.kind],
    channel_code: charge.channel,
    reference_id: charge.external_id,
    account_identifier: charge.reference,
    ...moneyIn(amount, iso(paid_at)),
  };
}

function moneyIn(amount: number, time: string) {
  return {
    type: 'PAYMENT' as const,
    status: 'SUCCESS' as const,
    currency: 'IDR' as const,
    amount,
    net_amount: amount,
    cashflow: 'MONEY_IN' as const,
    settlement_status: 'SETTLED' as const,
    business_id: ownerId,
    created: time,
    updated: time,
  };
}
