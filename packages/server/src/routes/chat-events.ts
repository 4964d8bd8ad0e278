import { Hono } from 'hono';
import { chatOf } from '../chat.js';
import { whoReads } from '../chat-door.js';
import { createConnectionLimit } from '../connection-limit.js';
import { answerEvents } from '../event-stream.js';
import type { Ports } from '../ports.js';
import { createRateLimit } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

const PATH = '/api/v1/room/video/:id/chat';

/** Connections that one address may keep open: a lecture hall, not a swarm. */
const MOST_OPEN = 200;

/** A show's chat live, for who may watch the show. K-15, AMB-168. */
export function chatEventRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { live, door } = chatOf(ports);
  const limit = createRateLimit(ports, { burst: 400, perMinute: 400 });
  const take = createConnectionLimit(ports, MOST_OPEN);

  app.get(PATH, async (context: ServerContext) => {
    context.set('call', `GET ${PATH}`);
    limit(context);
    const visitor = await door(context, await whoReads(context));
    const since = rowId(context.req.query('since') ?? '');
    let onRoom = () => {};
    return answerEvents(context, {
      begin(sink) {
        const giveBack = take(context);
        const member = live.join(visitor, { ...sink, since });
        onRoom = member.onRoom;
        return () => {
          member.leave();
          giveBack();
        };
      },
      onRoom: () => onRoom(),
    });
  });
  return app;
}
