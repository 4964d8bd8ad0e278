import { createChatMask, type Id, spamKind } from '@panggung/core';
import type { ChatMessage } from '@panggung/core/contract';
import { Hono } from 'hono';
import { createMasking } from '../badwords.js';
import { chatOf } from '../chat.js';
import { messageFor } from '../chat-audience.js';
import { whoReads } from '../chat-door.js';
import { readHistory } from '../chat-history.js';
import { type ChatSource, keyName, noMessage, readMessage } from '../chat-rows.js';
import { mute, pin, release, slowDown, takeAway } from '../chat-write.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { readOptionalKey } from '../idempotency.js';
import type { ShowRow } from '../payment-row.js';
import type { Ports } from '../ports.js';
import { createBuckets, createRateLimit } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { readWatched } from '../watch-right.js';

/** What is said in a show's live chat, and what its host does about it. K-15 to K-17, N-03, N-24, AMB-168. */
export function chatRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock, settings } = ports;
  const app = new Hono<ServerEnv>();
  const { door, say, write, reactions } = chatOf(ports);
  const source: ChatSource = { database, apiUrl: settings.apiUrl };
  const mask = createMasking(ports, createChatMask);
  // One's flood does not stand in everybody's way; who may say what is judged where it is written.
  const words = createBuckets({ burst: 20, perMinute: 120, clock });
  const cheers = createBuckets({ burst: 5, perMinute: 90, clock });
  const readings = createRateLimit(ports, { burst: 600, perMinute: 600 });

  /** @throws ApiError `show_not_found`, also for who did not make it */
  async function ownRoom(id: string, context: ServerContext): Promise<ShowRow> {
    const show = await readWatched(database, rowId(id));
    if (show.video_created_id === context.get('viewer').userId) return show;
    throw new ApiError('show_not_found', 'Show not found');
  }

  async function visitorOf(context: ServerContext) {
    const { userId } = context.get('viewer');
    return { ...(await door(context, userId)), userId };
  }

  handle(app, 'POST /api/v1/room/video/:id/chat', async ({ body }, context) => {
    const visitor = await visitorOf(context);
    if (!visitor.isHost) words(String(visitor.userId));
    const key = readOptionalKey(context);
    const name = key === undefined ? null : keyName(visitor.userId, key);
    const comment = await mask(body.comment);
    const spam = visitor.isHost ? null : spamKind(body.comment);
    return { data: await say({ visitor, comment, spam, name, now: clock() }) };
  });

  handle(app, 'DELETE /api/v1/room/video/:id/chat/:message_id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    const show = await readWatched(database, rowId(params.id));
    const mine = show.video_created_id === userId ? null : userId;
    const named = { room_id: show.id, id: messageId(params.message_id), now: clock() };
    await write(show.id, (transaction) => takeAway(transaction, { ...named, userId: mine }));
    return { data: { id: named.id } };
  });

  handle(app, 'POST /api/v1/room/video/:id/chat/:message_id/release', async ({ params }, context) => {
    const show = await ownRoom(params.id, context);
    const named = { room_id: show.id, id: messageId(params.message_id), now: clock() };
    await write(show.id, (transaction) => release(transaction, named));
    return { data: await shown(named.id, context) };
  });

  handle(app, 'PUT /api/v1/room/video/:id/chat/pin', async ({ params, body }, context) => {
    const show = await ownRoom(params.id, context);
    const id = body.message_id;
    await write(show.id, (transaction) => pin(transaction, { room_id: show.id, id, now: clock() }));
    return { data: { pinned: id === null ? null : await shown(id, context) } };
  });

  handle(app, 'PUT /api/v1/room/video/:id/chat/slow-mode', async ({ params, body }, context) => {
    const show = await ownRoom(params.id, context);
    await write(show.id, (transaction) => slowDown(transaction, { room_id: show.id, ...body, now: clock() }));
    return { data: body };
  });

  const setMute =
    (isMuted: boolean) => async (params: { id: string; user_id: string }, context: ServerContext) => {
      const show = await ownRoom(params.id, context);
      const user_id = rowId(params.user_id);
      if (user_id === null || user_id === show.video_created_id) {
        throw new ApiError('invalid_request', 'user_id is not valid');
      }
      await write(show.id, (transaction) =>
        mute(transaction, { room_id: show.id, user_id, isMuted, now: clock() }),
      );
      return { data: { userId: user_id, is_muted: isMuted } };
    };
  const [silence, unsilence] = [setMute(true), setMute(false)];
  handle(app, 'PUT /api/v1/room/video/:id/chat/mutes/:user_id', ({ params }, context) =>
    silence(params, context),
  );
  handle(app, 'DELETE /api/v1/room/video/:id/chat/mutes/:user_id', ({ params }, context) =>
    unsilence(params, context),
  );

  handle(app, 'POST /api/v1/room/video/:id/chat/reactions', async ({ body }, context) => {
    cheers(String(context.get('viewer').userId));
    const { show } = await visitorOf(context);
    reactions.add(show.id, body.reaction, body.count);
    return { data: body };
  });

  handle(app, 'GET /api/v1/room/video/:id/chat/history', async ({ query }, context) => {
    readings(context);
    return { data: await readHistory(source, await door(context, await whoReads(context)), query) };
  });

  async function shown(id: number, context: ServerContext): Promise<ChatMessage> {
    const message = await readMessage(source, id);
    const told = message && messageFor(message, { ...context.get('viewer'), isHost: true });
    if (told) return told;
    throw noMessage();
  }
  return app;
}

/** @throws ApiError `chat_message_not_found` */
function messageId(id: Id): number {
  const known = rowId(id);
  if (known === null) throw noMessage();
  return known;
}
