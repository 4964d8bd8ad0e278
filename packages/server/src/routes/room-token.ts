import { watchRefusal } from '@panggung/core';
import type { RoomToken } from '@panggung/core/contract';
import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { createOrderLimit } from '../order-limit.js';
import { readFresh } from '../payment-fresh.js';
import type { ShowRow } from '../payment-row.js';
import type { PaymentParts } from '../payment-view.js';
import type { Ports } from '../ports.js';
import { createSecretId } from '../random.js';
import { createBuckets, createRateLimit } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { freeRefusal, readOwnShow, readWatched, validTicket, watchError } from '../watch-right.js';
import { watchingOf } from '../watching.js';

/** First letters of a code: whoever has found these must not try the rest from many addresses. */
const CODE_PREFIX = 4;

/** What opens a playback, for each kind of viewer., AMB-128. */
export function roomTokenRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { tokens, nameViewer } = watchingOf(ports);
  const limitPerson = createBuckets({ burst: 30, perMinute: 30, clock: ports.clock });
  const limitFree = createOrderLimit(ports, 2);
  const limitCodes = createRateLimit(ports, { burst: 30, perMinute: 30 });
  const limitPrefixes = createBuckets({ burst: 30, perMinute: 30, clock: ports.clock });

  /** @throws ApiError why none of these tickets opens the show */
  function ticketFor(show: ShowRow, found: readonly PaymentParts[], viewerId: number | null): string {
    const payments = found.map(({ payment }) => payment);
    const isCreator = show.video_created_id === viewerId;
    const refusal = watchRefusal({ show, payments, isCreator, now: ports.clock() });
    const ticket = validTicket(payments, ports.clock());
    if (refusal || !ticket) throw watchError(refusal ?? 'ticket_not_found');
    return ticket.id;
  }

  /** To whoever makes the show, and needs no ticket for it. AMB-134. */
  async function openRehearsal(id: number | null, userId: number): Promise<RoomToken> {
    const { id: showId } = await readOwnShow(ports.database, id, userId);
    const viewer = await nameViewer(`user ${userId}`);
    return tokens.issue({ showId, paymentId: null, viewer, isRehearsal: true });
  }

  handle(app, 'POST /api/v1/roomToken', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    limitPerson(String(userId));
    if (body.is_rehearsal) return { data: await openRehearsal(rowId(body.room_video_id), userId) };
    const show = await readWatched(ports.database, rowId(body.room_video_id));
    const paymentId = ticketFor(show, await readFresh(ports, { userId, showId: show.id }), userId);
    const viewer = await nameViewer(`user ${userId}`);
    return { data: await tokens.issue({ showId: show.id, paymentId, viewer }) };
  });

  handle(app, 'POST /api/v1/roomTokenFree', async ({ body }, context) => {
    limitFree(context);
    const userId = await whoAsks(context);
    const show = await readWatched(ports.database, rowId(body.room_video_id));
    const isCreator = show.video_created_id === userId;
    const refusal = isCreator ? 'own_show' : freeRefusal(show, ports.clock());
    if (refusal) throw watchError(refusal);
    const viewer = await nameViewer(userId === null ? `free ${createSecretId()}` : `user ${userId}`);
    return { data: await tokens.issue({ showId: show.id, paymentId: null, viewer }) };
  });

  handle(app, 'POST /api/v1/roomToken/guest', async ({ body }, context) => {
    limitCodes(context);
    const code = body.code_guest.trim().toUpperCase();
    const prefix = code.slice(0, CODE_PREFIX);
    limitPrefixes(prefix);
    const showId = rowId(body.room_video_id);
    const found = await readFresh(ports, { code });
    const [parts] = found.filter(({ payment }) => payment.room_id === showId);
    // One answer for wrong code, wrong show and no ticket: it must not tell which. AMB-191.
    if (!parts) throw watchError('ticket_not_found');
    // A whole crowd opens its tickets behind one address: only what is wrong counts.
    limitPrefixes.giveBack(prefix);
    limitCodes.giveBack(context);
    const show = await readWatched(ports.database, showId);
    const paymentId = ticketFor(show, [parts], null);
    const viewer = await nameViewer(`ticket ${paymentId}`);
    return { data: await tokens.issue({ showId: show.id, paymentId, viewer }) };
  });
  return app;
}

/** Nobody need sign in for what is free; whoever did is counted once. */
async function whoAsks(context: ServerContext): Promise<number | null> {
  if (!context.req.header('authorization')) return null;
  const viewer = await context
    .get('authenticate')()
    .catch(() => null);
  return viewer?.userId ?? null;
}
