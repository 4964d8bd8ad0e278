import { VIDEO_BYTES_MAX } from '@panggung/core';
import { sql } from 'kysely';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { createSecretId } from './random.js';
import { checkVideo } from './video-check.js';
import { dropVideo } from './video-drop.js';
import { createVideoPlaces } from './video-places.js';
import { createVideoWriter, nameOf, tooLarge, type VideoRow, type VideoWriter } from './video-writer.js';

/** Most bytes of all videos of one person, where the server says nothing else: 100 GiB. */
export const VIDEO_SPACE = 100 * 1024 ** 3;

/** A video that is about to come. */
export interface NewVideo {
  ownerId: number;
  /** In bytes; null where only its end tells: then there is room kept for as much as may come. */
  size: number | null;
  /** Where its size is not known: it is no longer than this. */
  most?: number | undefined;
}

/** The row of a video that has begun, and how much room its owner had for it, in bytes. */
export interface BegunVideo {
  row: VideoRow;
  room: number;
}

/** An upload, by whose it is: there is none of others. */
export interface OwnUpload {
  id: string;
  ownerId: number;
}

/** Videos on their way in. */
export interface VideoUploads {
  /** Most bytes of one video. */
  most: number;
  /** @throws ApiError `video_too_large`, `upload_space_full` */
  begin(video: NewVideo): Promise<BegunVideo>;
  /**
   * Lets this request go on with it; whatever other request still wrote it writes no more.
   * @throws ApiError `upload_not_found`
   */
  take(upload: OwnUpload): Promise<VideoRow>;
  /**
   * Takes a place to write it in, until the writer is closed.
   * @param room how much its owner had room for, in bytes
   * @throws ApiError `busy`, `rate_limited`
   */
  open(row: VideoRow, room?: number): VideoWriter;
  /**
   * Keeps a video that has come to its end, having looked at what it is; one that is no video is removed.
   * @throws ApiError `video_unreadable`
   */
  end(row: VideoRow, size: number): Promise<void>;
  /** Removes what is there of it, unless something shows it. */
  drop(row: Pick<VideoRow, 'id'>): Promise<void>;
}

const known = new WeakMap<Ports, VideoUploads>();

/** The uploads of these ports, the same ones at every call: they share the places to write in. */
export function uploadsOf(ports: Ports): VideoUploads {
  const uploads = known.get(ports) ?? createVideoUploads(ports);
  known.set(ports, uploads);
  return uploads;
}

export function createVideoUploads(ports: Ports): VideoUploads {
  const { database, videos, clock, settings } = ports;
  const takePlace = createVideoPlaces(videos.pieceSize);
  const most = settings.videoBytesMax ?? VIDEO_BYTES_MAX;

  /** Before its file: whatever happens to that, the clean-up knows of it. */
  function announce({
    ownerId,
    size: said,
    most: may = most,
  }: NewVideo): Promise<{ id: string; room: number }> {
    return database.transaction().execute(async (transaction) => {
      const account = transaction.selectFrom('user_account').select('id').where('id', '=', ownerId);
      // Two at once count each other.
      await account.forNoKeyUpdate().execute();
      const { rows } = await sql<{ used: number }>`
        select coalesce(sum(greatest(size, received)), 0)::bigint as used from video where owner_id = ${ownerId}::bigint
      `.execute(transaction);
      const room = (settings.videoSpace ?? VIDEO_SPACE) - Number(rows[0]?.used);
      const size = said ?? Math.min(most, may, room);
      if (size <= 0 || size > room) throw spaceFull();
      const [id, now] = [createSecretId(), clock()];
      const row = { id, owner_id: ownerId, size, created_at: now, changed_at: now };
      await transaction.insertInto('video').values(row).execute();
      return { id, room };
    });
  }

  return {
    most,
    async begin(video) {
      if ((video.size ?? 0) > most) throw tooLarge(most);
      const { id, room } = await announce(video);
      const change = { store_ref: await videos.begin(nameOf({ id, store_ref: null }).name) };
      const begun = database.updateTable('video').set({ ...change, writer: createSecretId() });
      const row = await begun.where('id', '=', id).returningAll().executeTakeFirstOrThrow();
      return { row, room };
    },
    async take({ id, ownerId }) {
      const own = database.updateTable('video').where('id', '=', id).where('owner_id', '=', ownerId);
      const unused = own.where('used_by', 'is', null).where('status', '<>', 'dropped');
      const row = await unused.set({ writer: createSecretId() }).returningAll().executeTakeFirst();
      if (!row) throw uploadNotFound();
      return row;
    },
    open(row, room = most) {
      const limit = row.size ?? most;
      const refusal = () => (room < most ? spaceFull() : tooLarge(limit));
      return createVideoWriter(ports, row, { most: limit, refusal, place: takePlace(row) });
    },
    async end(row, size) {
      await videos.end({ ...nameOf(row), size });
      const stored = await videos.find(nameOf(row).name);
      if (!stored) throw uploadNotFound();
      try {
        const { duration } = await checkVideo(stored);
        const whole = database.updateTable('video').where('id', '=', row.id).where('status', '<>', 'dropped');
        const kept = { status: 'kept', size, received: size, duration, changed_at: clock() } as const;
        if ((await whole.set(kept).executeTakeFirst()).numUpdatedRows === 0n) throw uploadNotFound();
      } catch (thrown) {
        if (thrown instanceof ApiError) await dropVideo(ports, row);
        throw thrown;
      }
    },
    drop: (row) => dropVideo(ports, row),
  };
}

export function uploadNotFound(): ApiError {
  return new ApiError('upload_not_found', 'There is no such upload');
}

function spaceFull(): ApiError {
  return new ApiError('upload_space_full', 'There is no room for more videos. Remove some first.');
}
