import type { Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import type { ShowRow } from './payment-row.js';
import { rowId } from './row-id.js';

/** A show, by its path, and who asks for it. */
export interface OwnShowWish {
  id: string;
  userId: number;
}

/**
 * One's own show, locked.
 * @throws ApiError `show_not_found`, also for who did not make it
 */
export async function lockOwnShow(
  transaction: Transaction<Tables>,
  { id, userId }: OwnShowWish,
): Promise<ShowRow> {
  const [show] = await lockShows(transaction, [rowId(id) ?? 0]);
  if (show && show.deleted_at === null && show.video_created_id === userId) return show;
  throw new ApiError('show_not_found', 'Show not found');
}
