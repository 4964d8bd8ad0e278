import { eachAlone } from './each-alone.js';
import type { Ports } from './ports.js';
import { releaseShowVideos } from './video-adopt.js';
import { droppedAt, REMOVAL_TIME, removeDropped } from './video-drop.js';
import type { VideoRow } from './video-writer.js';

/** How long a video nothing shows is kept, and an upload that grows no more, in ms. */
export const UNUSED_VIDEO_KEPT = 24 * 60 * 60_000;

/** Most videos removed in one go. */
const BATCH = 20;

/**
 * Removes the videos nothing shows: uploads that came to nothing, and those of shows and expressions that are no more.
 * Several processes share them. Answers how many.
 */
export async function forgetVideos(ports: Ports): Promise<number> {
  await releaseShowVideos(ports.database, ports.clock());
  let count = 0;
  let rows: Unused[];
  do {
    rows = await dropUnused(ports);
    await eachAlone(rows, (row) => removeDropped(ports, row));
    count += rows.length;
  } while (rows.length === BATCH);
  return count;
}

type Unused = Pick<VideoRow, 'id' | 'store_ref'>;

/** First they are marked: a store may take long, and nobody waits for it with a row in hand. */
function dropUnused({ database, clock }: Ports): Promise<Unused[]> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const unused = transaction.selectFrom('video').select(['id', 'store_ref']).where('used_by', 'is', null);
    const rows = await unused
      .where(({ and, eb, or }) =>
        or([
          eb('changed_at', '<', now - UNUSED_VIDEO_KEPT),
          and([eb('status', '=', 'dropped'), eb('changed_at', '<', now - REMOVAL_TIME)]),
        ]),
      )
      .orderBy('changed_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await transaction.updateTable('video').set(droppedAt(now)).where('id', 'in', ids).execute();
    return rows;
  });
}
