import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables, VideoUse } from './database.js';
import { ApiError } from './errors.js';
import { VIDEOS, videoFile, videoOfFile } from './video-address.js';
import { uploadNotFound } from './video-upload.js';

/** An uploaded video, and what shall show it. */
export interface Adoption {
  /** The `upload_id` of an upload, or what {@link readUploadForm} called the form's video. */
  id: string;
  /** There is none of others. */
  ownerId: number;
  use: VideoUse;
  /** Epoch ms. */
  now: number;
}

/** A video that something shows from now on. */
export interface AdoptedVideo {
  /** What a show's `url_video` says. */
  address: string;
  /** In ms; null where the file says nothing of it. */
  duration: number | null;
}

/**
 * Lets something show an uploaded video, once, in the transaction that writes what shows it: when that comes to nothing,
 * so does this.
 * @throws ApiError `upload_not_found`, `upload_incomplete`
 * @example const { address } = await adoptVideo(transaction, { id: body.upload_id, ownerId: userId, use: 'show', now });
 */
export async function adoptVideo(
  transaction: Transaction<Tables>,
  { id, ownerId, use, now }: Adoption,
): Promise<AdoptedVideo> {
  const video = await transaction
    .updateTable('video')
    .set({ used_by: use, changed_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('used_by', 'is', null)
    .where('status', '<>', 'dropped')
    .returning(['status', 'duration'])
    .executeTakeFirst();
  if (!video) throw uploadNotFound();
  // Thrown, it takes the update back.
  if (video.status !== 'kept') throw new ApiError('upload_incomplete', 'The video has not arrived whole yet');
  return { address: VIDEOS + videoFile(id), duration: video.duration };
}

/** Shows a video no longer, by its address; it is removed after a while, others than uploaded ones never. */
export async function releaseVideo(
  transaction: Transaction<Tables>,
  { address, now }: { address: string | null; now: number },
): Promise<void> {
  const id = address?.startsWith(VIDEOS) && videoOfFile(address.slice(VIDEOS.length));
  if (!id) return;
  const video = transaction.updateTable('video').set({ used_by: null, changed_at: now });
  await video.where('id', '=', id).execute();
}

/** Releases the videos of shows that are no more, or show another. Answers how many. */
export async function releaseShowVideos(database: Kysely<Tables>, now: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update video set used_by = null, changed_at = ${now}::bigint
    where used_by = 'show' and not exists (
      select 1 from show where deleted_at is null and url_video = ${VIDEOS}::text || video.id || '.mp4')
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}
