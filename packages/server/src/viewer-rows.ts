import { VIEWER_MS } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';

export interface OwnCounts {
  process: string;
  /** Viewers by show. */
  counts: ReadonlyMap<number, number>;
  /** Epoch ms. */
  now: number;
}

/** Tells how many watch, as one process counts them. */
export async function writeCounts(
  database: Kysely<Tables>,
  { process, counts, now }: OwnCounts,
): Promise<void> {
  if (!counts.size) return;
  const rows = [...counts].map(([room_id, count]) => ({ room_id, process, count, at: now }));
  await database
    .insertInto('viewer_count')
    .values(rows)
    .onConflict((known) =>
      known.columns(['room_id', 'process']).doUpdateSet(({ ref }) => ({
        count: ref('excluded.count'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}

/** How many watch these shows by the counts of every other process that still lives. */
export async function otherCounts(
  database: Kysely<Tables>,
  { process, shows, now }: { process: string; shows: readonly number[]; now: number },
): Promise<Map<number, number>> {
  if (!shows.length) return new Map();
  const rows = await database
    .selectFrom('viewer_count')
    .select(({ fn }) => ['room_id', fn.sum<number>('count').as('total')])
    .where('room_id', 'in', [...shows])
    .where('process', '<>', process)
    .where('at', '>', now - VIEWER_MS)
    .groupBy('room_id')
    .execute();
  return new Map(rows.map(({ room_id, total }) => [room_id, Number(total)]));
}
