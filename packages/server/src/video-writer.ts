import type { Selectable } from 'kysely';
import type { VideoTable } from './database.js';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { videoFile } from './video-address.js';
import { BEGINNING, checkBeginning } from './video-check.js';
import type { VideoPlace } from './video-places.js';
import type { VideoName } from './video-store.js';

export type VideoRow = Selectable<VideoTable>;

/** Writes an upload on from where it is, holding one piece of it. */
export interface VideoWriter {
  /** How much of the video is kept, in bytes. */
  readonly received: number;
  /** @throws ApiError `video_unreadable`, `video_too_large`, `request_in_progress` */
  write(bytes: Uint8Array): Promise<void>;
  /** Keeps what came since the last whole piece. */
  flush(): Promise<void>;
  /** Lets go of its place; nothing is written any more. */
  close(): void;
}

/** An upload as the store names it. */
export function nameOf({ id, store_ref }: Pick<VideoRow, 'id' | 'store_ref'>): VideoName {
  return { name: videoFile(id), ref: store_ref ?? '' };
}

/** How long a video may become. */
export interface VideoLimit {
  /** In bytes. */
  most: number;
  /** What is said of a longer one. */
  refusal: () => ApiError;
}

export interface VideoWriterOptions extends VideoLimit {
  place: VideoPlace;
}

export function createVideoWriter(
  { database, videos, clock }: Pick<Ports, 'database' | 'videos' | 'clock'>,
  row: VideoRow,
  { most, refusal, place }: VideoWriterOptions,
): VideoWriter {
  const { pieceSize } = videos;
  let at = row.received;
  let filled = 0;

  function piece(): Uint8Array<ArrayBuffer> {
    const bytes = place.piece();
    if (!bytes) throw takenOver();
    return bytes;
  }

  async function flush(): Promise<void> {
    if (filled === 0) return;
    // Before the store as well: what writes late would take the place of what is newer.
    const known = database.selectFrom('video').select('id').where('id', '=', row.id);
    if (!(await known.where('writer', '=', row.writer).executeTakeFirst())) throw takenOver();
    const bytes = piece().subarray(0, filled);
    if (at === 0 && filled >= BEGINNING) checkBeginning(bytes);
    await videos.write({ ...nameOf(row), at, bytes });
    at += filled;
    filled = 0;
    const upload = database.updateTable('video').set({ received: at, changed_at: clock() });
    const own = upload.where('id', '=', row.id).where('writer', '=', row.writer);
    if ((await own.executeTakeFirst()).numUpdatedRows === 0n) throw takenOver();
  }

  return {
    get received() {
      return at;
    },
    async write(bytes) {
      if (at + filled + bytes.length > most) throw refusal();
      let rest = bytes;
      while (rest.length > 0) {
        // Pieces end where the store's do, wherever the one before broke off.
        const room = pieceSize - (at % pieceSize) - filled;
        const part = rest.subarray(0, room);
        piece().set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
        if (part.length === room) await flush();
      }
    },
    flush,
    close: () => place.leave(),
  };
}

function takenOver(): ApiError {
  return new ApiError('request_in_progress', 'This upload goes on in another request');
}

export function tooLarge(most: number): ApiError {
  const limit = Math.floor(most / 1024 ** 2);
  return new ApiError('video_too_large', `The video must be ${limit} MB at most`);
}
