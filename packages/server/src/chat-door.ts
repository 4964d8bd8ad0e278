import { PLAY_TOKEN_MS } from '@panggung/core';
import type { Audience } from './chat-audience.js';
import { ApiError } from './errors.js';
import type { ShowRow } from './payment-row.js';
import type { PlaybackRow } from './playback-open.js';
import type { Ports } from './ports.js';
import type { ServerContext } from './reply.js';
import { rowId } from './row-id.js';
import { freeRefusal, readWatched, watchError } from './watch-right.js';
import { watchingOf } from './watching.js';

/** Somebody who may read a show's chat. */
export interface ChatVisitor extends Audience {
  show: ShowRow;
  /** What lets them in; null: the show is their own, or free to watch. */
  playback: PlaybackRow | null;
}

/**
 * Lets into a show's chat who plays the show, made it, or may watch it without a ticket. AMB-168.
 * @throws ApiError `show_not_found`, `playback_not_found`, `watched_elsewhere`, or why the show may not be watched
 */
export type ChatDoor = (context: ServerContext, userId: number | null) => Promise<ChatVisitor>;

export function createChatDoor(ports: Ports): ChatDoor {
  const { database, clock } = ports;
  const { playbacks } = watchingOf(ports);

  async function readPlayback(id: string, showId: number): Promise<PlaybackRow> {
    const playback = await playbacks.find(id);
    const isAlive = playback.seen_at > clock() - PLAY_TOKEN_MS;
    if (isAlive && playback.room_id === showId) return playback;
    throw new ApiError('playback_not_found', 'There is no such playback');
  }

  return async (context, userId) => {
    const show = await readWatched(database, rowId(context.req.param('id') ?? ''));
    const isHost = userId !== null && userId === show.video_created_id;
    if (isHost) return { show, userId, isHost, playback: null };
    const id = context.req.query('playback');
    if (id) return { show, userId, isHost, playback: await readPlayback(id, show.id) };
    const refusal = freeRefusal(show, clock());
    if (refusal) throw watchError(refusal);
    return { show, userId, isHost, playback: null };
  };
}

/** Who shows a bearer, by it; null: nobody does. @throws ApiError `jwt_invalid`, `session_revoked` */
export async function whoReads(context: ServerContext): Promise<number | null> {
  if (!context.req.header('authorization')) return null;
  return (await context.get('authenticate')()).userId;
}
