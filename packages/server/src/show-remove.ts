import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { lockCovers, useCovers } from './show-cover.js';
import { lookSoon } from './show-end.js';
import { lockOwnShow } from './show-own.js';
import { releaseVideo } from './video-adopt.js';

export interface ShowRemoval {
  id: string;
  userId: number;
  /** Epoch ms. */
  now: number;
}

/**
 * Removes one's own show from every list, while nobody has a ticket for it; who waits for one need not wait. Answers its
 * id. Q-14, M-12.
 * @throws ApiError `show_not_found`, also for who did not make it, `show_sold`
 */
export function removeShow(database: Kysely<Tables>, { id, userId, now }: ShowRemoval): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await lockCovers(transaction, userId);
    const show = await lockOwnShow(transaction, { id, userId });
    if (show.ticket_sold + show.ticket_held > 0) {
      throw new ApiError('show_sold', 'Tickets of this show are taken: call it off instead');
    }
    const waiting = transaction.updateTable('waiting_list').set({ status: 'expired' });
    await waiting.where('room_id', '=', show.id).where('status', 'in', ['waiting', 'offered']).execute();
    const row = transaction.updateTable('show').where('id', '=', show.id);
    await row.set({ deleted_at: now, updated_at: now, ticket_offered: 0 }).execute();
    await useCovers(transaction, userId, now);
    await releaseVideo(transaction, { address: show.url_video, now });
    await lookSoon(transaction, show.id);
    return show.id;
  });
}
