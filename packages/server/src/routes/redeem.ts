import { type Id, redeemCodeOf } from '@panggung/core';
import { Hono } from 'hono';
import type { BuyerWords } from '../buyer.js';
import { handle } from '../endpoint.js';
import { createOrders } from '../place-order.js';
import type { Ports } from '../ports.js';
import { isShowCode, redeemTerms } from '../redeem.js';
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
    const redeemCode = redeemCodeOf(body.redeem_code);
    const id = rowId(showId) ?? 0;
    const shows = ports.database.selectFrom('show').select('redeem_code').where('id', '=', id);
    const show = await shows.executeTakeFirst();
    const isRight = show !== undefined && isShowCode(show, redeemCode);
    const giveBack = guess(context, { showId: id, code: redeemCode, isRight });
    const taken = await orders.take(context, { body, showId, redeemCode, terms: redeemTerms(redeemCode) });
    giveBack();
    return taken;
  }

  handle(app, 'POST /api/v1/payment/redeem-code', ({ body }, context) =>
    redeem(context, { body, showId: body.id }),
  );
  handle(app, 'POST /api/v1/payment/guest/redeem-code', ({ body }, context) =>
    redeem(context, { body, showId: body.room_id }),
  );
  return app;
}
