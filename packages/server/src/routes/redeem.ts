import { type Id, redeemCodeOf } from '@panggung/core';
import { Hono } from 'hono';
import type { BuyerWords } from '../buyer.js';
import { handle } from '../endpoint.js';
import { createOrders } from '../place-order.js';
import type { Ports } from '../ports.js';
import { isOpen, redeemTerms } from '../redeem.js';
import { createGuesses } from '../redeem-guess.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

interface Redeeming {
  body: BuyerWords & { redeem_code: string };
  showId: Id;
}

/** Tickets for a code., api.md 47, 48. */
export function redeemRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const orders = createOrders(ports);
  const guess = createGuesses(ports);

  async function redeem(context: ServerContext, { body, showId }: Redeeming) {
    const code = redeemCodeOf(body.redeem_code);
    const named = { showId: rowId(showId) ?? 0, code };
    const isRight = await isOpen(ports.database, named);
    guess(context, { ...named, email: body.email, isRight });
    return orders.take(context, { body, showId, redeemCode: code, terms: redeemTerms(code) });
  }

  handle(app, 'POST /api/v1/payment/redeem-code', ({ body }, context) =>
    redeem(context, { body, showId: body.id }),
  );
  handle(app, 'POST /api/v1/payment/guest/redeem-code', ({ body }, context) =>
    redeem(context, { body, showId: body.room_id }),
  );
  return app;
}
