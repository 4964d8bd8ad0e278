import { type Id, showStart } from '@panggung/core';
import type { AdmissionRoll } from '@panggung/core/contract';
import { type Kysely, sql } from 'kysely';
import { isUnended } from './active-ticket.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { rowId } from './row-id.js';

/**
 * The show whose door somebody keeps: its creator alone does; of all others it looks like none.
 * @throws ApiError `show_not_found`
 */
export async function readDoor(database: Kysely<Tables>, roomId: Id, creatorId: number): Promise<number> {
  const shows = database.selectFrom('show').select('id').where('id', '=', rowId(roomId));
  const own = shows.where('video_created_id', '=', creatorId).where('deleted_at', 'is', null);
  const show = await own.executeTakeFirst();
  if (!show) throw new ApiError('show_not_found', 'Show not found');
  return show.id;
}

/** What a show is called, when it starts, and every ticket of it that counts: by the hash that core's `entryCodeHash` makes, with who is inside. */
export async function readRoll(
  database: Kysely<Tables>,
  roomId: number,
  now: number,
): Promise<Omit<AdmissionRoll, 'public_key'>> {
  const { rows } = await sql<AdmissionRoll['roll'][number]>`
    select encode(substr(sha256(convert_to('PE1.' || room_id || '.' || entry_code, 'UTF8')), 1, 8), 'hex') as code_hash,
      admission.id, admission.admitted_at
    from payment left join admission on admission.payment_id = payment.id and undone_at is null
    where room_id = ${roomId}::bigint and entry_code is not null and status = 'COMPLETED' and ${isUnended(now)}
    order by 1
  `.execute(database);
  const shows = database
    .selectFrom('show')
    .select(['name', 'start_date', 'start_time'])
    .where('id', '=', roomId);
  const show = await shows.executeTakeFirstOrThrow();
  return {
    name: show.name,
    starts_at: showStart(show),
    roll: rows,
    counts: { sold: rows.length, admitted: rows.filter(({ id }) => id).length },
  };
}
