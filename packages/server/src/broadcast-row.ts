import { type Broadcast, noBroadcast } from '@panggung/core';
import type { Kysely, Selectable } from 'kysely';
import type { BroadcastTable, Tables } from './database.js';

/** All that was told of a show's broadcast. */
export async function readBroadcast(database: Kysely<Tables>, showId: number): Promise<Broadcast> {
  const known = database.selectFrom('broadcast').selectAll().where('room_id', '=', showId);
  const row = await known.executeTakeFirst();
  return row ? toBroadcast(row) : noBroadcast;
}

function toBroadcast(row: Selectable<BroadcastTable>): Broadcast {
  const { began_at, started_at, ended_at, recording_name: name, recording_duration, recording_at } = row;
  const recording = name === null ? null : { name, duration: recording_duration ?? 0, at: recording_at ?? 0 };
  return { began_at, started_at, ended_at, recording };
}

/** Keeps it; `isOpen` while time alone may still change its show. */
export async function writeBroadcast(
  database: Kysely<Tables>,
  { showId, isOpen, ...broadcast }: Broadcast & { showId: number; isOpen: boolean },
): Promise<void> {
  const { began_at, started_at, ended_at, recording } = broadcast;
  const told = {
    began_at,
    started_at,
    ended_at,
    recording_name: recording?.name ?? null,
    recording_duration: recording?.duration ?? null,
    recording_at: recording?.at ?? null,
    is_open: isOpen,
  };
  await database
    .insertInto('broadcast')
    .values({ room_id: showId, ...told })
    .onConflict((known) => known.column('room_id').doUpdateSet(told))
    .execute();
}
