import { sql, type Transaction } from 'kysely';
import { LONGEST_AHEAD, type Pace } from './chat-pace.js';
import type { Saying } from './chat-verdict.js';
import type { Tables } from './database.js';

/** What is known of who says something. */
export interface Writer extends Pace {
  /** The message they said under this name before, and where. */
  twin: number | null;
  twinRoom: number | null;
  isMuted: boolean;
}

/** Who says these, one for each, in the same order: one question for all. */
export async function readWriters(
  transaction: Transaction<Tables>,
  sayings: readonly Saying[],
): Promise<readonly Writer[]> {
  const asked = sayings.map(({ visitor, name, now }, place) => {
    return { place, room_id: visitor.show.id, user_id: visitor.userId, name, since: now - LONGEST_AHEAD };
  });
  const { rows } = await sql<Writer>`
    select twin.id as twin, twin.room_id as "twinRoom",
      exists (
        select from chat_mute where room_id = asked.room_id and user_id = asked.user_id
      ) as "isMuted",
      (select max(created_at) from chat_message
        where user_id = asked.user_id and room_id = asked.room_id) as last,
      (select max(paced_until) from chat_message
        where user_id = asked.user_id and room_id = asked.room_id and created_at > asked.since) as "pacedUntil"
    from json_to_recordset(${JSON.stringify(asked)}::json)
      as asked (place integer, room_id bigint, user_id bigint, name text, since bigint)
    left join chat_message as twin on twin.idempotency_key = asked.name
    order by asked.place
  `.execute(transaction);
  return rows;
}
