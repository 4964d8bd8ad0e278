import { VIDEO_BYTES_MAX } from '@panggung/core';
import { sql } from 'kysely';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { createSecretId } from './random.js';
import { checkVideo } from './video-check.js';
import { createVideoWriter, nameOf, tooLarge, type VideoRow, type VideoWriter } from './video-writer.js';

/** Most bytes of all videos of one person, where the server says nothing else: 100 GiB. */
export const VIDEO_SPACE = 100 * 1024 ** 3;

/** A video that is about to come. */
export interface NewVideo {
  ownerId: number;
  /** In bytes; null where only its end tells. */
  size: number | null;
  /** How long it can be at most where only its end tells, in bytes. */
  expected?: number | undefined;
}

/** The row of a video that has begun, and how much room there is for it, in bytes. */
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
  /** @param room as much of it as may come, in bytes, where its size was not said */
  open(row: VideoRow, room?: number): VideoWriter;
  /**
   * Keeps a video that has come to its end, having looked at what it is; one that is no video is removed.
   * @throws ApiError `video_unreadable`
   */
  end(row: VideoRow, size: number): Promise<void>;
  /** Removes what is there of it, unless something shows it. */
  drop(row: Pick<VideoRow, 'id'>): Promise<void>;
}

export function createVideoUploads(ports: Ports): VideoUploads {
  const { database, videos, clock, settings } = ports;
  const most = settings.videoBytesMax ?? VIDEO_BYTES_MAX;

  /** Before its file: whatever happens to that, the clean-up knows of it. */
  function announce({ ownerId, size, expected = 0 }: NewVideo): Promise<{ id: string; room: number }> {
    return database.transaction().execute(async (transaction) => {
      const account = transaction.selectFrom('user_account').select('id').where('id', '=', ownerId);
      // Two at once count each other.
      await account.forNoKeyUpdate().execute();
      const { rows } = await sql<{ used: number }>`
        select coalesce(sum(greatest(size, received)), 0)::bigint as used from video where owner_id = ${ownerId}::bigint
      `.execute(transaction);
      const room = (settings.videoSpace ?? VIDEO_SPACE) - Number(rows[0]?.used);
      if ((size ?? expected) > room) throw spaceFull();
      const [id, now] = [createSecretId(), clock()];
      const row = { id, owner_id: ownerId, size, created_at: now, changed_at: now };
      await transaction.insertInto('video').values(row).execute();
      return { id, room };
    });
  }

  const uploads: VideoUploads = {
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
      const unused = own.where('used_by', 'is', null);
      const row = await unused.set({ writer: createSecretId() }).returningAll().executeTakeFirst();
      if (!row) throw uploadNotFound();
      return row;
    },
    open(row, room = most) {
      const limit = row.size ?? most;
      const refusal = () => (room < limit ? spaceFull() : tooLarge(limit));
      return createVideoWriter(ports, row, { most: Math.min(limit, room), refusal });
    },
    async end(row, size) {
      await videos.end({ ...nameOf(row), size });
      const stored = await videos.find(nameOf(row).name);
      if (!stored) throw uploadNotFound();
      try {
        const { duration } = await checkVideo(stored);
        const whole = database.updateTable('video').where('id', '=', row.id);
        await whole.set({ status: 'kept', size, received: size, duration, changed_at: clock() }).execute();
      } catch (thrown) {
        if (thrown instanceof ApiError) await uploads.drop(row);
        throw thrown;
      }
    },
    drop: ({ id }) =>
      database.transaction().execute(async (transaction) => {
        const unused = transaction.deleteFrom('video').where('id', '=', id).where('used_by', 'is', null);
        const row = await unused.returning(['id', 'store_ref']).executeTakeFirst();
        // Before the row is gone for good: a file that could not be removed is removed by the clean-up.
        if (row) await videos.remove(nameOf(row));
      }),
  };
  return uploads;
}

export function uploadNotFound(): ApiError {
  return new ApiError('upload_not_found', 'There is no such upload');
}

function spaceFull(): ApiError {
  return new ApiError('upload_space_full', 'There is no room for more videos. Remove some first.');
}
