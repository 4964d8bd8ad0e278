import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { createOrderLimit } from '../order-limit.js';
import type { Ports } from '../ports.js';
import { addressNames, createRateLimit } from '../rate-limit.js';
import { clientAddress, type ServerContext, type ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { TICKET_HEADER } from '../sale-queue.js';
import { accountHolder, type Holder, PLACES_PER_ADDRESS } from '../sale-queue-holder.js';
import { createSeal } from '../seal.js';
import { sellingOf } from '../selling.js';

/** The line before a sale that opens at a set time. Ours, AMB-198. */
export function saleQueueRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { saleQueue } = sellingOf(ports);
  const holderOf = createHolders(ports);

  handle(app, 'POST /api/v1/sale-queue', async ({ body: { room_id, ticket } }, context) => {
    const wish = { showId: rowId(room_id) ?? 0, ticket, holder: () => holderOf(context) };
    return { data: await saleQueue.enter(wish) };
  });

  handle(app, 'GET /api/v1/sale-queue', async ({ query }, context) => {
    const ticket = context.req.header(TICKET_HEADER);
    return { data: await saleQueue.look({ showId: rowId(query.room_id) ?? 0, ticket }) };
  });
  return app;
}

/** How often an address may ask for places of those who signed in, for each order it may place. */
const PEOPLE_PER_ORDER = 4;

/** Whoever shows a bearer by their account, anybody else by their address. */
function createHolders(ports: Ports) {
  const { clientAddressHeader, sessionKey } = ports.settings;
  const limitPeople = createOrderLimit(ports, PEOPLE_PER_ORDER);
  const limitAddresses = createRateLimit(ports, { burst: PLACES_PER_ADDRESS, perMinute: PLACES_PER_ADDRESS });
  const seal = createSeal(sessionKey, 'holder');
  return async (context: ServerContext): Promise<Holder | null> => {
    if (context.req.header('authorization')) {
      limitPeople(context);
      return accountHolder((await context.get('authenticate')()).userId);
    }
    limitAddresses(context);
    const caller = clientAddress(context, clientAddressHeader);
    // No connection: the server runs inside the page or the test that asks.
    if (caller === 'local') return null;
    return { name: await seal.mark(addressNames(caller).address), most: PLACES_PER_ADDRESS };
  };
}
