import { Hono } from 'hono';
import type { Cashier } from '../cashier.js';
import { GatewayError } from '../gateway-error.js';
import type { Ledger } from '../ledger.js';
import { readAmount, readBody } from './body.js';

export interface VirtualAccountRoutesOptions {
  ledger: Ledger;
  cashier: Cashier;
  /** Called after money moved, so that callbacks leave at once. */
  onPaid: () => void;
}

const accountPath = '/callback_virtual_accounts';

/** Xendit's virtual-account surface. The odd `name=value` path segments are Xendit's. */
export function virtualAccountRoutes({ ledger, cashier, onPaid }: VirtualAccountRoutesOptions): Hono {
  const app = new Hono();
  app.post(accountPath, async (context) => context.json(cashier.open(await readBody(context))));
  app.get(`${accountPath}/:id`, (context) => context.json(cashier.find(context.req.param('id'))));
  app.patch(`${accountPath}/:id`, async (context) =>
    context.json(cashier.change(context.req.param('id'), await readBody(context))),
  );

  app.post(`${accountPath}/:external{external_id=.+}/simulate_payment`, async (context) => {
    const externalId = afterEquals(context.req.param('external'));
    const account = cashier.find(ledger.accountOf(externalId)?.id ?? '');
    cashier.pay(account, readAmount((await readBody(context)).amount));
    onPaid();
    return context.json({
      status: 'COMPLETED',
      message: `Payment for the Fixed VA with external id ${externalId} is currently being processed. Please ensure that you have set a callback URL for VA payments via Dashboard Settings and contact us if you do not receive a VA payment callback within the next 5 mins.`,
    });
  });

  app.get('/callback_virtual_account_payments/:payment{payment_id=.+}', (context) => {
    const payment = ledger.payments.get(afterEquals(context.req.param('payment')));
    if (payment) return context.json(payment);
    throw new GatewayError(
      'CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR',
      'Could not find callback virtual account payment',
    );
  });
  return app;
}

const afterEquals = (segment: string) => segment.slice(segment.indexOf('=') + 1);
