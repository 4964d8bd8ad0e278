import type { Kysely, Selectable } from 'kysely';
import type { ShowChangeTable, Tables } from './database.js';

export type ShowChangeRow = Selectable<ShowChangeTable>;

/** What hosts last told of these shows, by the shows' ids. */
export async function readChanges(
  database: Kysely<Tables>,
  showIds: readonly number[],
): Promise<Map<number, ShowChangeRow>> {
  if (!showIds.length) return new Map();
  const changes = database.selectFrom('show_change').selectAll();
  const rows = await changes.where('room_id', 'in', [...new Set(showIds)]).execute();
  return new Map(rows.map((row) => [row.room_id, row]));
}
