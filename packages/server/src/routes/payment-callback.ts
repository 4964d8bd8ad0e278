import { Hono } from 'hono';
import { check } from '../check-input.js';
import { readJson } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { callbackSchemas, keepable } from '../payment-callback.js';
import { gatewaySources, type Ports } from '../ports.js';
import { isSameSecret } from '../random.js';
import { reply, type ServerContext, type ServerEnv } from '../reply.js';
import { sellingOf } from '../selling.js';

/** Where the gateway tells of money. api.md I2 to I4, AMB-192: kept first, answered, then worked on. */
export function paymentCallbackRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { inbox, background } = sellingOf(ports);

  for (const source of gatewaySources) {
    const path = `/api/v1/payment-callback/${source}`;
    app.post(path, async (context: ServerContext) => {
      context.set('call', `POST ${path}`);
      const token = context.req.header('x-callback-token') ?? '';
      if (!isSameSecret(token, ports.settings.callbackToken)) {
        throw new ApiError('callback_unauthorized', 'The callback token is wrong');
      }
      const id = await inbox.keep(check(callbackSchemas[source], keepable(await readJson(context.req.raw))));
      if (id !== null) background.run('booking money', inbox.work(id));
      return reply(context, 200, JSON.stringify({ data: { status: 'kept' } }));
    });
  }
  return app;
}
