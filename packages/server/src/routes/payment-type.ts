import type { PaymentType } from '@panggung/core';
import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import { handleCached } from '../cached-endpoint.js';
import type { PaymentTypeTable } from '../database.js';
import { ApiError } from '../errors.js';
import { createListCache } from '../list-cache.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { wholeUrl } from '../show-view.js';

/** Ways to pay, as a guest sees them., AMB-104. */
export function paymentTypeRoutes({ database, clock, settings }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const cache = createListCache({ clock });
  const toPaymentType = viewOf(settings.apiUrl);

  handleCached(app, cache, 'GET /api/v1/payment-type/guest', async ({ query: { amount } }) => {
    const enabled = database.selectFrom('payment_type').selectAll().where('is_enabled', '=', true);
    const fitting =
      amount === undefined
        ? enabled
        : enabled.where('min_price', '<=', amount).where('max_price', '>=', amount);
    const rows = await fitting.orderBy('sort').orderBy('id').execute();
    const page = { total_page: 1, page: 1, per_page: -1, total: rows.length };
    return { data: rows.map(toPaymentType), page };
  });

  // A method switched off stays readable: somebody may still be paying by it.
  handleCached(app, cache, 'GET /api/v1/payment-type/guest/:id', async ({ params }) => {
    const row = await database
      .selectFrom('payment_type')
      .selectAll()
      .where('id', '=', rowId(params.id))
      .executeTakeFirst();
    if (!row) throw new ApiError('payment_type_not_found', 'Payment method not found');
    return { data: toPaymentType(row) };
  });
  return app;
}

function viewOf(apiUrl: string | undefined) {
  return (row: Selectable<PaymentTypeTable>): PaymentType => {
    const { payment_grace: _grace, sort: _sort, can_refund: _refund, ...shown } = row;
    return { ...shown, picture: wholeUrl(row.picture, apiUrl), currency: 'IDR' };
  };
}
