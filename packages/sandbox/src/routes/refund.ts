import { type Context, Hono } from 'hono';
import { type ChargeMoney, iso } from '../charge.js';
import { GatewayError } from '../gateway-error.js';
import type { Ledger } from '../ledger.js';
import type { Refund } from '../refund.js';
import type { Till } from '../till.js';
import { isAmount, isText, type Wish } from '../wish.js';
import { readBody } from './body.js';

export interface RefundRoutesOptions {
  ledger: Ledger;
  till: Till;
  clock: () => number;
}

/** Money back to wallets and pictures; accounts and counters have nowhere to send it. */
export function refundRoutes({ ledger, till, clock }: RefundRoutesOptions): Hono {
  const app = new Hono();

  function moneyOf(reference: string): ChargeMoney {
    const money = ledger.money.get(reference) ?? ledger.moneyOf(till.seek(reference)?.id ?? '')[0];
    if (!money) throw new GatewayError('DATA_NOT_FOUND', 'Could not find the payment');
    if (ledger.charges.get(money.charge_id)?.kind !== 'retail') return money;
    throw new GatewayError('REFUND_NOT_SUPPORTED', 'The channel sends no money back');
  }
  const sentOf = (payment: string) =>
    [...ledger.refunds.values()].filter(({ payment_id }) => payment_id === payment);

  function refund(reference: string, wish: Wish, key: string): Refund {
    const money = moneyOf(reference);
    const sent = sentOf(money.payment_id);
    const earlier = sent.find(({ reference_id }) => reference_id === key);
    if (earlier) return earlier;
    const amount = isAmount(wish.amount) ? wish.amount : money.amount;
    if (sent.reduce((sum, one) => sum + one.amount, amount) > money.amount) {
      throw new GatewayError('MAXIMUM_REFUND_AMOUNT_REACHED', 'More than was paid cannot go back');
    }
    const { charge_id, payment_id } = money;
    const reason = isText(wish.reason) ? wish.reason : 'REQUESTED_BY_CUSTOMER';
    const made = { id: `rfd-${crypto.randomUUID()}`, reference_id: key, created_at: clock() };
    const written = { ...made, charge_id, payment_id, amount, reason };
    ledger.putRefund(written);
    return written;
  }

  const send = async (context: Context, named: (wish: Wish) => unknown) => {
    const wish = await readBody(context);
    const key = wish.reference_id ?? context.req.header('idempotency-key') ?? crypto.randomUUID();
    const header = context.req.header('x-idempotency-key');
    return context.json(answer(refund(String(named(wish)), wish, String(header ?? key))));
  };

  for (const path of ['/ewallets/charges/:id/refunds', '/qr_codes/payments/:id/refunds'])
    app.post(path, (context) => send(context, () => context.req.param('id')));
  app.post('/refunds', (context) =>
    send(context, ({ payment_request_id, invoice_id }) => payment_request_id ?? invoice_id),
  );
  app.get('/refunds/:id', (context) => {
    const found = ledger.refunds.get(context.req.param('id'));
    if (found) return context.json(answer(found));
    throw new GatewayError('DATA_NOT_FOUND', 'Could not find the refund');
  });
  return app;
}

function answer({ id, charge_id, payment_id, reference_id, amount, reason, created_at }: Refund) {
  return {
    id,
    charge_id,
    payment_id,
    payment_request_id: charge_id,
    reference_id,
    amount,
    refund_amount: amount,
    currency: 'IDR',
    reason,
    status: 'SUCCEEDED',
    created: iso(created_at),
    updated: iso(created_at),
  };
}
