import type { Ports } from './ports.js';
import { createSecretId } from './random.js';
import { nameOf, type VideoRow } from './video-writer.js';

/** How long whoever drops a video has to remove its file before others do, in ms. */
export const REMOVAL_TIME = 10 * 60_000;

/** What a video that is dropped says: nobody writes, shows or asks for it any more. */
export const droppedAt = (now: number) =>
  ({ status: 'dropped', changed_at: now, writer: createSecretId() }) as const;

/** Drops a video, unless something shows it, and removes it; what the store cannot remove now the clean-up does. */
export async function dropVideo(ports: Ports, { id }: Pick<VideoRow, 'id'>): Promise<void> {
  const { database, clock, log } = ports;
  const unused = database.updateTable('video').where('id', '=', id).where('used_by', 'is', null);
  const row = await unused.set(droppedAt(clock())).returning(['id', 'store_ref']).executeTakeFirst();
  if (!row) return;
  await removeDropped(ports, row).catch((error: Error) =>
    log.warn({ error: error.stack }, 'a video could not be removed'),
  );
}

/** The row goes last, so that a file that could not be removed is removed the next time. */
export async function removeDropped(
  { database, videos }: Pick<Ports, 'database' | 'videos'>,
  row: Pick<VideoRow, 'id' | 'store_ref'>,
): Promise<void> {
  await videos.remove(nameOf(row));
  const dropped = database.deleteFrom('video').where('id', '=', row.id);
  await dropped.where('status', '=', 'dropped').execute();
}
