import type { Kysely, Transaction } from 'kysely';
import { readBroadcast, writeBroadcast } from './broadcast-row.js';
import type { Tables } from './database.js';
import { timeLiveTickets } from './live-tickets.js';
import type { ShowRow } from './payment-row.js';

/** What a show's status says whose host has ended it; also of one that was over when it was made. M-47. */
const ENDED = 'ENDED';

/** Whether it is over because its host says so, whatever its stream does. AMB-152. */
export function isEndedByHost({ status }: Pick<ShowRow, 'status'>): boolean {
  return status === ENDED;
}

/** Ends a locked show for good, with its live tickets; whoever is on air with it is looked at now, and stopped. AMB-152. */
export async function endShow(
  transaction: Transaction<Tables>,
  { id }: Pick<ShowRow, 'id'>,
  now: number,
): Promise<void> {
  const show = transaction.updateTable('show').where('id', '=', id);
  await show.set({ video_status: ENDED, status: ENDED, updated_at: now }).execute();
  const known = await readBroadcast(transaction, id);
  await writeBroadcast(transaction, { ...known, ended_at: now, showId: id, isOpen: false });
  await timeLiveTickets(transaction, { showId: id, endsAt: now, now });
  await lookSoon(transaction, id);
}

/** Has the stream of a show looked at by whichever process looks next. */
export async function lookSoon(database: Kysely<Tables>, id: number): Promise<void> {
  await database.updateTable('broadcast').set({ looked_at: 0 }).where('room_id', '=', id).execute();
}
