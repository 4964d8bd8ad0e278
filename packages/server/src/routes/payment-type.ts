import type { Id, PaymentType } from '@panggung/core';
import { Hono } from 'hono';
import { handleCached } from '../cached-endpoint.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { createListCache } from '../list-cache.js';
import type { MethodRow } from '../payment-row.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { sellingOf } from '../selling.js';
import { wholeUrl } from '../show-view.js';

/** Ways to pay; a person is offered the same as a guest., AMB-104. */
export function paymentTypeRoutes(ports: Ports): Hono<ServerEnv> {
  const { clock, settings } = ports;
  const app = new Hono<ServerEnv>();
  const { methods } = sellingOf(ports);
  const cache = createListCache({ clock });
  const toPaymentType = viewOf(settings.apiUrl);

  async function list(amount: number | undefined) {
    const fitting = (await methods()).filter((method) => {
      return method.is_enabled && (amount === undefined || isWithin(method, amount));
    });
    const page = { total_page: 1, page: 1, per_page: -1, total: fitting.length };
    return { data: [...fitting].sort(asShown).map(toPaymentType), page };
  }

  // A method switched off stays readable: somebody may still be paying by it.
  async function read(id: Id) {
    const method = (await methods()).find((one) => one.id === rowId(id));
    if (!method) throw new ApiError('payment_type_not_found', 'Payment method not found');
    return { data: toPaymentType(method) };
  }

  handleCached(app, cache, 'GET /api/v1/payment-type/guest', ({ query }) => list(query.amount));
  handleCached(app, cache, 'GET /api/v1/payment-type/guest/:id', ({ params }) => read(params.id));
  handle(app, 'GET /api/v1/payment-type', ({ query }) => list(query.amount));
  handle(app, 'GET /api/v1/payment-type/:id', ({ params }) => read(params.id));
  return app;
}

/** What costs nothing goes another way; the list may still be asked for. AMB-105. */
function isWithin({ min_price, max_price }: MethodRow, amount: number): boolean {
  return min_price <= amount && amount <= max_price;
}

function asShown(one: MethodRow, other: MethodRow): number {
  return one.sort - other.sort || one.id - other.id;
}

function viewOf(apiUrl: string | undefined) {
  return (row: MethodRow): PaymentType => {
    const { payment_grace: _grace, sort: _sort, can_refund: _refund, ...shown } = row;
    return { ...shown, picture: wholeUrl(row.picture, apiUrl), currency: 'IDR' };
  };
}
