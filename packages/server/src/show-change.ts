import type { Kysely, Selectable } from 'kysely';
import type { ShowChangeTable, Tables } from './database.js';

export interface ShowChangeRow extends Selectable<ShowChangeTable> {
  /** When the show went on air, epoch ms; null: it has not yet. */
  started_at: number | null;
}

/** What hosts last told of these shows, by the shows' ids. */
export async function readChanges(
  database: Kysely<Tables>,
  showIds: readonly number[],
): Promise<Map<number, ShowChangeRow>> {
  if (!showIds.length) return new Map();
  const rows = await database
    .selectFrom('show_change')
    .leftJoin('broadcast', 'broadcast.room_id', 'show_change.room_id')
    .selectAll('show_change')
    .select('broadcast.started_at')
    .where('show_change.room_id', 'in', [...new Set(showIds)])
    .execute();
  return new Map(rows.map((row) => [row.room_id, row]));
}
