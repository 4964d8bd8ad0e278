import { Hono } from 'hono';
import { ApiError } from '../errors.js';
import { answerEvents } from '../event-stream.js';
import { createOrderLimit } from '../order-limit.js';
import { readPayments } from '../payment-read.js';
import type { PaymentRow } from '../payment-row.js';
import { paymentEvents } from '../payment-stream.js';
import type { Ports } from '../ports.js';
import { isSameSecret } from '../random.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { sellingOf } from '../selling.js';

const PATH = '/api/v1/payment/:id/events';

/** The live status of a payment for its buyer: the payment at once, then each change. api.md I16. */
export function paymentEventRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { watch, view } = sellingOf(ports);
  const limit = createOrderLimit(ports, 2);

  app.get(PATH, async (context: ServerContext) => {
    context.set('call', `GET ${PATH}`);
    limit(context);
    const mayRead = await readerOf(context);
    const [parts] = await readPayments(ports, { ids: [context.req.param('id') ?? ''] });
    // A payment of somebody else looks like none at all, and so does one that its buyer deleted.
    if (!parts || parts.payment.deleted_at !== null || !mayRead(parts.payment))
      throw new ApiError('payment_not_found', 'Payment not found');
    return answerEvents(context, paymentEvents(watch, await view.buyers(parts)));
  });
  return app;
}

/** Whoever shows a bearer reads what they ordered, anybody else what their code opens. */
async function readerOf(context: ServerContext): Promise<(payment: PaymentRow) => boolean> {
  if (context.req.header('authorization')) {
    const { userId } = await context.get('authenticate')();
    return ({ user_id }) => user_id === userId;
  }
  const code = context.req.query('code_guest') ?? '';
  return ({ code_guest }) => code_guest !== null && isSameSecret(code, code_guest);
}
