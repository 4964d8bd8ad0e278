import type { Ports } from './ports.js';
import { releaseShowVideos } from './video-adopt.js';
import { nameOf } from './video-writer.js';

/** How long a video nothing shows is kept, and an upload that grows no more, in ms. */
export const UNUSED_VIDEO_KEPT = 24 * 60 * 60_000;

/** Most videos removed in one go: their rows are held meanwhile. */
const BATCH = 20;

/**
 * Removes the videos nothing shows: uploads that came to nothing, and those of shows and expressions that are no more.
 * Several processes share them. Answers how many.
 */
export async function forgetVideos(ports: Ports): Promise<number> {
  await releaseShowVideos(ports.database, ports.clock());
  let count = 0;
  let removed: number;
  do {
    removed = await forgetSome(ports);
    count += removed;
  } while (removed === BATCH);
  return count;
}

/** The rows go last, so that a file that could not be removed is removed the next time. */
function forgetSome({ database, videos, clock }: Ports): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const unused = transaction.selectFrom('video').select(['id', 'store_ref']).where('used_by', 'is', null);
    const rows = await unused
      .where('changed_at', '<', clock() - UNUSED_VIDEO_KEPT)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    for (const row of rows) await videos.remove(nameOf(row));
    const ids = rows.map(({ id }) => id);
    await transaction.deleteFrom('video').where('id', 'in', ids).execute();
    return rows.length;
  });
}
