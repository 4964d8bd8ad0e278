import { type Context, Hono } from 'hono';
import type { ChargeKind } from '../charge.js';
import { GatewayError } from '../gateway-error.js';
import { changeCode } from '../outlet.js';
import { chargeForms, type Till } from '../till.js';
import { readAmount, readBody } from './body.js';

export interface ChargeRoutesOptions {
  till: Till;
  clock: () => number;
  /** Called after money moved, so that callbacks leave at once. */
  onPaid: () => void;
}

const simulated = {
  status: 'COMPLETED',
  message: 'Payment is currently being processed. Please make sure that a callback URL is set.',
};

/** Xendit's surfaces for wallets, counters and pictures. The published client writes some paths with a slash at the end. */
export function chargeRoutes({ till, clock, onPaid }: ChargeRoutesOptions): Hono {
  const app = new Hono();
  const open = (kind: ChargeKind) => async (context: Context) => {
    const { origin } = new URL(context.req.url);
    const charge = till.open({ kind, wish: await readBody(context), origin });
    return context.json(chargeForms[kind].answer(charge));
  };
  const answer = (kind: ChargeKind, reference: string | undefined) => {
    till.sweep();
    return chargeForms[kind].answer(till.shown(till.find(kind, reference ?? '')));
  };
  const moneyOf = (kind: ChargeKind, reference: string | undefined) => {
    const charge = till.find(kind, reference ?? '');
    return till.shownMoney(charge).map((money) => chargeForms[kind].money(charge, money));
  };

  app.post('/ewallets', open('ewallet'));
  app.get('/ewallets', (context) => {
    const found = answer('ewallet', context.req.query('external_id'));
    if (found.ewallet_type === context.req.query('ewallet_type')) return context.json(found);
    throw new GatewayError('PAYMENT_NOT_FOUND_ERROR', 'Could not find it in that wallet');
  });

  for (const path of ['/fixed_payment_code', '/fixed_payment_code/']) app.post(path, open('retail'));
  app.post('/fixed_payment_code/simulate_payment', async (context) => {
    const body = await readBody(context);
    const charge = till.seek(String(body.payment_code));
    if (charge?.channel !== body.retail_outlet_name || !charge) {
      throw new GatewayError('FIXED_PAYMENT_CODE_NOT_FOUND_ERROR', 'Could not find the payment code');
    }
    till.pay(charge, { amount: readAmount(body.transfer_amount) });
    onPaid();
    return context.json(simulated);
  });
  app.get('/fixed_payment_code/:id', (context) => context.json(answer('retail', context.req.param('id'))));
  app.patch('/fixed_payment_code/:id', async (context) => {
    const charge = till.find('retail', context.req.param('id'));
    till.put(changeCode(charge, await readBody(context), clock()));
    return context.json(answer('retail', charge.id));
  });
  app.get('/fixed_payment_code/:id/payments', (context) =>
    context.json({ data: moneyOf('retail', context.req.param('id')), has_more: false, links: [] }),
  );

  for (const path of ['/qr_codes', '/qr_codes/']) app.post(path, open('qr'));
  app.get('/qr_codes/payments', (context) => context.json(moneyOf('qr', context.req.query('external_id'))));
  app.get('/qr_codes/:id', (context) => context.json(answer('qr', context.req.param('id'))));
  app.post('/qr_codes/:id/payments/simulate', async (context) => {
    const charge = till.find('qr', context.req.param('id'));
    const money = till.pay(charge, { amount: readAmount((await readBody(context)).amount) });
    onPaid();
    return context.json(chargeForms.qr.money(charge, money));
  });
  return app;
}
