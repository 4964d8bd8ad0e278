import { PLAY_TOKEN_MS, PLAYBACK_UNSEEN_MS, streamOf } from '@panggung/core';
import type { NewPlayback, Playback } from '@panggung/core/contract';
import type { Background } from './background.js';
import { ApiError } from './errors.js';
import { endedError, endPlayback, openPlayback, type PlaybackRow, type Playing } from './playback-open.js';
import { createPlaybackView, isFromMedia } from './playback-view.js';
import type { Ports } from './ports.js';
import { createSecretId } from './random.js';
import type { RoomTokens } from './room-token.js';
import { createSeal } from './seal.js';
import { readWatched, refusalNow, watchError } from './watch-right.js';

/** Ended at once, at most: after an outage whoever still watches has time to say so. */
const MOST_ENDED = 100;

/** Tickets on screens. */
export interface Playbacks {
  /** @throws ApiError `room_token_invalid`, `watched_elsewhere`, or why there is nothing to watch */
  open(wish: NewPlayback): Promise<Playback>;
  /** A sign of life, answered with a new token. @throws ApiError `playback_not_found`, `watched_elsewhere`, or why it ends */
  renew(id: string): Promise<Playback>;
  /** @throws ApiError `playback_not_found` */
  close(id: string): Promise<void>;
  /** Ends what nobody has seen for long: a stream once begun may play on after its tokens. Answers how many. */
  endUnseen(): Promise<number>;
  /** One that is open. @throws ApiError `playback_not_found`, `watched_elsewhere` */
  find(id: string): Promise<PlaybackRow>;
  /** What may play by this name now; null: nothing. */
  playing(name: string): Promise<Playing | null>;
}

export interface PlaybackParts {
  tokens: RoomTokens;
  background: Background;
  /** Told at once of a playback that ended here. */
  onEnd(playback: PlaybackRow): void;
}

export function createPlaybacks(ports: Ports, { tokens, background, onEnd }: PlaybackParts): Playbacks {
  const { database, clock, settings, media } = ports;
  const view = createPlaybackView(ports);
  const names = createSeal(settings.sessionKey, 'playback');

  function cut(playback: PlaybackRow): void {
    onEnd(playback);
    background.run('ending a playback', shutOut(playback));
  }

  /** Its tokens would open the stream for a while yet; to a file they open nothing. */
  async function shutOut({ name, room_id, is_rehearsal }: PlaybackRow): Promise<void> {
    const known = database.selectFrom('show').select(['video_status', 'islive', 'url_video']);
    const show = await known.where('id', '=', room_id).executeTakeFirst();
    if (!is_rehearsal && !(show && isFromMedia(show))) return;
    await media?.cut({ streamId: streamOf(room_id, is_rehearsal), lease: name });
  }

  async function read(id: string): Promise<PlaybackRow> {
    const known = database.selectFrom('playback').selectAll().where('id', '=', id);
    const playback = await known.executeTakeFirst();
    if (!playback) throw new ApiError('playback_not_found', 'There is no such playback');
    return playback;
  }

  async function find(id: string): Promise<PlaybackRow> {
    const playback = await read(id);
    if (playback.ended_at === null) return playback;
    throw endedError(playback);
  }

  return {
    find,
    async open({ token, device_id: deviceId, take_over: takeOver = false }) {
      const id = createSecretId();
      const [hash, name] = await Promise.all([tokens.mark(token), names.mark(id)]);
      const wish = { hash, deviceId, takeOver, id, name, now: clock() };
      const opened = await database.transaction().execute((transaction) => openPlayback(transaction, wish));
      if (opened.ended) cut(opened.ended);
      return view(opened);
    },
    async renew(id) {
      const playback = await find(id);
      const now = clock();
      const show = await readWatched(database, playback.room_id);
      const { payment_id: paymentId, is_rehearsal: isRehearsal, opened_at: since } = playback;
      const refusal = await refusalNow(database, show, { paymentId, isRehearsal, since, now });
      if (refusal) {
        if (await endPlayback(database, { id, by: 'refused', now })) cut(playback);
        throw watchError(refusal);
      }
      const seen = database.updateTable('playback').set({ seen_at: now }).where('id', '=', id);
      // Another device may have taken the ticket this very moment.
      const { numUpdatedRows } = await seen.where('ended_at', 'is', null).executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw endedError(await read(id));
      return view({ playback, show });
    },
    async close(id) {
      const playback = await read(id);
      if (await endPlayback(database, { id, by: 'closed', now: clock() })) cut(playback);
    },
    async endUnseen() {
      const now = clock();
      const gone = database.selectFrom('playback').select('id').where('ended_at', 'is', null);
      const some = gone.where('seen_at', '<=', now - PLAYBACK_UNSEEN_MS).limit(MOST_ENDED);
      const ended = database.updateTable('playback').set({ ended_at: now, ended_by: 'unseen' });
      const open = ended.where('id', 'in', some).where('ended_at', 'is', null);
      // Asked again: somebody may have come back meanwhile.
      const rows = await open
        .where('seen_at', '<=', now - PLAYBACK_UNSEEN_MS)
        .returningAll()
        .execute();
      for (const row of rows) cut(row);
      return rows.length;
    },
    async playing(name) {
      const known = database.selectFrom('playback').selectAll().where('name', '=', name);
      const alive = known.where('ended_at', 'is', null).where('seen_at', '>', clock() - PLAY_TOKEN_MS);
      const playback = await alive.executeTakeFirst();
      return playback ? { playback, show: await readWatched(database, playback.room_id) } : null;
    },
  };
}
