import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { createOrderLimit } from '../order-limit.js';
import type { Ports } from '../ports.js';
import { createBuckets, createRateLimit } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { createPasses, PASS_HEADER } from '../sale-queue-pass.js';
import { joinWaitingList, readOffer } from '../waiting-list.js';

/** The list of who waits for a seat of a sold-out show, and the seat that was offered to them. Ours. */
export function waitingListRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { database, clock, settings } = ports;
  const passes = createPasses(settings.sessionKey);
  const limit = createOrderLimit(ports);
  /** Three in ten minutes: nobody fills somebody else's mailbox with offers. */
  const limitRecipient = createBuckets({ burst: 3, perMinute: 0.3, clock });
  const limitLooks = createRateLimit(ports, { burst: 60, perMinute: 60 });

  /** Who signed in waits by their own address, whatever was sent. */
  async function readWaiter(context: ServerContext, email: string | undefined) {
    if (!context.req.header('authorization')) return { email, userId: null };
    const { userId } = await context.get('authenticate')();
    const account = database.selectFrom('user_account').select('email').where('id', '=', userId);
    return { userId, ...(await account.executeTakeFirstOrThrow()) };
  }

  handle(app, 'POST /api/v1/waiting-list', async ({ body }, context) => {
    limit(context);
    const { email, userId } = await readWaiter(context, body.email);
    if (!email) throw new ApiError('invalid_request', 'E-mail is required');
    limitRecipient(email);
    return { data: await joinWaitingList(ports, { showId: rowId(body.room_id), email, userId }) };
  });

  handle(app, 'GET /api/v1/waiting-list/offer', async ({ query }, context) => {
    limitLooks(context);
    const pass = await passes.read(context.req.header(PASS_HEADER));
    return { data: await readOffer(ports, { pass, showId: rowId(query.room_id) }) };
  });
  return app;
}
