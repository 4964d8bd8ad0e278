import { publishEnd, streamOf } from '@panggung/core';
import { Hono } from 'hono';
import { createHookUrls } from '../broadcast-hook.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { NewStream } from '../media-server.js';
import type { ShowRow } from '../payment-row.js';
import { mediaOf } from '../playback-view.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { CANCELLED } from '../sale-open.js';
import { isEndedByHost } from '../show-end.js';
import { readOwnShow } from '../watch-right.js';

/** What opens the stage of a show to whoever makes it. Q-46, M-09. */
export function publishTokenRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const hooks = createHookUrls(ports);
  const limit = createBuckets({ burst: 20, perMinute: 20, clock: ports.clock });

  handle(app, 'POST /api/v1/publishedToken', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    limit(String(userId));
    const show = await readOwnStage(ports, body.room_video_id, userId);
    const expiresAt = endOf(show, ports.clock());
    const { is_rehearsal: isRehearsal } = body;
    const streamId = streamOf(show.id, isRehearsal);
    const hookUrl = isRehearsal ? null : await hooks.urlOf(show.id);
    await makeKnown(ports, { streamId, name: show.name, hookUrl });
    const media = mediaOf(ports);
    const tokenId = await media.publishToken({ streamId, expiresAt });
    const { ingestUrl: ingest_url, websocketUrl: websocket_url } = media;
    return { data: { tokenId, ingest_url, stream_id: streamId, websocket_url } };
  });
  return app;
}

/** @throws ApiError `show_not_found`, also for who did not make it */
async function readOwnStage(ports: Ports, id: string | number, userId: number): Promise<ShowRow> {
  const show = await readOwnShow(ports.database, rowId(id), userId);
  if (!show.islive) throw new ApiError('invalid_request', 'This show is not a live broadcast');
  return show;
}

/** @throws ApiError `show_ended` */
function endOf(show: ShowRow, now: number): number {
  const end = publishEnd(show, now);
  if (end > now && show.status !== CANCELLED && !isEndedByHost(show)) return end;
  throw new ApiError('show_ended', 'This show is over');
}

/** Without that nobody would tell that it is on air. */
async function makeKnown(ports: Ports, stream: NewStream): Promise<void> {
  try {
    await mediaOf(ports).createBroadcast(stream);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    ports.log.warn({ error: String(error) }, 'the media server does not take a stream');
    throw new ApiError('media_unavailable', 'The media server does not answer. Please try again.');
  }
}
