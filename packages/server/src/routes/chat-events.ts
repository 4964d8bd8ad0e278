import { Hono } from 'hono';
import { chatOf } from '../chat.js';
import { whoReads } from '../chat-door.js';
import { createConnectionLimit } from '../connection-limit.js';
import { eventStream } from '../event-stream.js';
import type { Ports } from '../ports.js';
import { createRateLimit } from '../rate-limit.js';
import { baseHeaders, type ServerContext, type ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { streamHeaders } from '../server-event.js';

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
    const release = take(context);
    let onRoom = () => {};
    const stream = eventStream(
      (sink) => {
        const member = live.join(visitor, { ...sink, since });
        onRoom = member.onRoom;
        return () => {
          member.leave();
          release();
        };
      },
      () => onRoom(),
    );
    return new Response(stream, {
      headers: { ...(context.get('headers') ?? baseHeaders), ...streamHeaders },
    });
  });
  return app;
}
