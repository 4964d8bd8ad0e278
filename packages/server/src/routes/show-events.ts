import type { ShowStatusNews } from '@panggung/core/contract';
import { Hono } from 'hono';
import { createConnectionLimit } from '../connection-limit.js';
import { ApiError } from '../errors.js';
import { answerEvents } from '../event-stream.js';
import type { PlaybackRow } from '../playback-open.js';
import type { Ports } from '../ports.js';
import { createRateLimit } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { showEvents } from '../show-stream.js';
import { watchingOf } from '../watching.js';

const PATH = '/api/v1/room/video/:id/events';

/** Connections that one address may keep open: a lecture hall, not a swarm. */
const MOST_OPEN = 200;

/** A show live for its audience: its status and its viewers, and what becomes of one's own playback. Ours. */
export function showEventRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { watch, readStatus, playbacks } = watchingOf(ports);
  const limit = createRateLimit(ports, { burst: 400, perMinute: 400 });
  const take = createConnectionLimit(ports, MOST_OPEN);

  async function readFollowed(context: ServerContext): Promise<{ showId: number; status: ShowStatusNews }> {
    const showId = rowId(context.req.param('id') ?? '');
    const status = showId === null ? null : await readStatus(showId);
    if (showId === null || !status) throw new ApiError('show_not_found', 'Show not found');
    return { showId, status };
  }

  async function readOwn(context: ServerContext, showId: number): Promise<PlaybackRow | null> {
    const id = context.req.query('playback');
    if (!id) return null;
    const playback = await playbacks.find(id);
    if (playback.room_id === showId) return playback;
    throw new ApiError('playback_not_found', 'There is no such playback');
  }

  app.get(PATH, async (context: ServerContext) => {
    context.set('call', `GET ${PATH}`);
    limit(context);
    const followed = await readFollowed(context);
    const playback = await readOwn(context, followed.showId);
    return answerEvents(context, showEvents(watch, { ...followed, playback, take: () => take(context) }));
  });
  return app;
}
