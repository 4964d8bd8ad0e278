import { Hono } from 'hono';
import { ownerId } from '../account.js';
import { banks } from '../bank.js';

/** What can be paid with. */
export function channelRoutes(): Hono {
  const app = new Hono();
  app.get('/available_virtual_account_banks', (context) =>
    context.json(
      banks.map(({ name, code }) => ({ name, code, country: 'ID', currency: 'IDR', is_activated: true })),
    ),
  );
  app.get('/payment_channels', (context) =>
    context.json(
      banks.map(({ name, code }) => ({
        business_id: ownerId,
        is_livemode: false,
        channel_code: code,
        name,
        currency: 'IDR',
        channel_category: 'VIRTUAL_ACCOUNT',
        is_enabled: true,
      })),
    ),
  );
  return app;
}
