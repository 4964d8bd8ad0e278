import type { ChatMessage } from '@panggung/core/contract';
import { sql, type Transaction } from 'kysely';
import { lockRooms } from './chat-log.js';
import { type ChatSource, noMessage, readMessages } from './chat-rows.js';
import { type Accepted, judge, reused, type Saying, type Verdict } from './chat-verdict.js';
import { readWriters } from './chat-writer.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';

/**
 * Writes messages into their rooms' logs, each under its name once. Answers each as it is kept, or why it is not:
 * `chat_muted`, `chat_closed`, `slow_mode`, `rate_limited`, `idempotency_key_reused`, `chat_message_not_found`. Few
 * questions for however many: while a room is locked everybody else who writes there waits, and the embedded database
 * answers nobody else.
 */
export async function sayAll(
  transaction: Transaction<Tables>,
  sayings: readonly Saying[],
  apiUrl: ChatSource['apiUrl'],
): Promise<(ChatMessage | ApiError)[]> {
  const rooms = await lockRooms(
    transaction,
    sayings.map(({ visitor }) => visitor.show.id),
  );
  const verdicts = judge(sayings, await readWriters(transaction, sayings), rooms);
  const written = await write(transaction, [...new Set(verdicts.filter(isAccepted))]);
  const ids = verdicts.map((verdict) =>
    isAccepted(verdict) ? (written.get(placeOf(verdict)) ?? reused()) : verdict,
  );
  const known = ids.filter((id) => typeof id === 'number');
  const messages = await readMessages({ database: transaction, apiUrl }, known);
  return ids.map((id) => (typeof id === 'number' ? (messages.get(id) ?? noMessage()) : id));
}

const isAccepted = (verdict: Verdict): verdict is Accepted =>
  typeof verdict === 'object' && !(verdict instanceof ApiError);
const placeOf = ({ room_id, seq }: Pick<Accepted, 'room_id' | 'seq'>) => `${room_id} ${seq}`;

/** The ids of what was written, by place; left out is what was written in another room at this moment, under its name. */
async function write(
  transaction: Transaction<Tables>,
  accepted: readonly Accepted[],
): Promise<ReadonlyMap<string, number>> {
  if (!accepted.length) return new Map();
  const { rows } = await sql<{ id: number; room_id: number; seq: number }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(accepted)}::json) as given (room_id bigint, seq bigint,
        user_id bigint, comment text, is_host boolean, spam text, is_held boolean, idempotency_key text,
        created_at bigint, paced_until bigint)
    ), said as (
      insert into chat_message
        (room_id, seq, user_id, comment, is_host, spam, is_held, idempotency_key, created_at, paced_until)
      -- Two processes that write the same names of one person in several rooms wait for each other in one order.
      select * from given order by idempotency_key
      on conflict (idempotency_key) do nothing returning id, room_id, seq, created_at
    ), logged as (
      insert into chat_entry (room_id, seq, kind, message_id, created_at)
      select room_id, seq, 'message', id, created_at from said
    ), counted as (
      update chat_room set seq = last.seq
      from (select room_id, max(seq) as seq from given group by room_id) as last
      where chat_room.room_id = last.room_id
    )
    select id, room_id, seq from said
  `.execute(transaction);
  return new Map(rows.map((row) => [placeOf(row), row.id]));
}
