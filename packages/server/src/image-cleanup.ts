import { imageFiles } from './image-name.js';
import type { Ports } from './ports.js';
import { coverSizes } from './show-cover.js';
import { photoSizes } from './user-photo.js';

/** How long a picture that nothing shows is kept, in ms: pages that are open, and mails, may show it still. */
export const UNUSED_IMAGE_KEPT = 24 * 60 * 60_000;

/** Most pictures removed in one go: their rows are held meanwhile. */
const BATCH = 50;

/** All that may be kept of a picture, whatever it was for. */
const sizes = [...photoSizes, ...Object.values(coverSizes).flat()];

/** Removes the pictures nothing shows: replaced ones, and uploads that came to nothing. Answers how many. */
export async function forgetImages(ports: Ports): Promise<number> {
  let count = 0;
  let removed: number;
  do {
    removed = await forgetSome(ports);
    count += removed;
  } while (removed === BATCH);
  return count;
}

/** The rows go last, and wait for nobody who uploads the same picture again. */
function forgetSome({ database, files, clock }: Ports): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const unused = transaction.selectFrom('image').select('name').where('used_by', 'is', null);
    const rows = await unused
      .where('changed_at', '<', clock() - UNUSED_IMAGE_KEPT)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    const names = rows.map(({ name }) => name);
    const lost = names.flatMap((name) => imageFiles(name, sizes));
    await Promise.all(lost.map(({ name }) => files.remove(name)));
    await transaction.deleteFrom('image').where('name', 'in', names).execute();
    return names.length;
  });
}
