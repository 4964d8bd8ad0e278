import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { readKey } from '../idempotency.js';
import { freeTerms } from '../payment-terms.js';
import { toPayment } from '../payment-view.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { sellingOf } from '../selling.js';

/** Tickets that cost nothing, for guests: sold at once. Q-34, api.md 49 and I14, AMB-100, AMB-111. */
export function paymentBypassRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { claim, limitOrders, turns } = sellingOf(ports);

  handle(app, 'POST /api/v1/payment-bypass', ({ body }, context) => {
    limitOrders(context);
    const { email } = body;
    if (!email) throw new ApiError('invalid_request', 'E-mail is required');
    const key = readKey(context, body);
    return turns(key, async () => {
      const claimed = await claim({
        showId: rowId(body.room_id) ?? 0,
        email,
        partnerId: context.get('partnerId') ?? null,
        key,
        terms: freeTerms,
        mail: 'ticket',
      });
      return { data: toPayment({ ...claimed, method: null }, ports.settings.apiUrl) };
    });
  });
  return app;
}
