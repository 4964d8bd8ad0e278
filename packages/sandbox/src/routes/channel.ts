import { Hono } from 'hono';
import { ownerId } from '../account.js';
import { banks } from '../bank.js';
import { outlets } from '../outlet.js';
import { wallets } from '../wallet.js';

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
      channels().map((channel) => ({
        business_id: ownerId,
        is_livemode: false,
        currency: 'IDR',
        is_enabled: true,
        ...channel,
      })),
    ),
  );
  return app;
}

function channels() {
  const ofKind = (channel_category: string, named: Record<string, { name: string }>) =>
    Object.entries(named).map(([channel_code, { name }]) => ({ channel_code, name, channel_category }));
  return [
    ...banks.map(({ name, code }) => ({ channel_code: code, name, channel_category: 'VIRTUAL_ACCOUNT' })),
    ...ofKind('EWALLET', wallets),
    ...ofKind('RETAIL_OUTLET', outlets),
    ...ofKind('QRIS', { QRIS: { name: 'QRIS' } }),
  ];
}
