import type { ChatEntry, ChatMessage } from '@panggung/core/contract';
import { sql } from 'kysely';
import { type Logged, readAfter } from './chat-log.js';
import type { Ports } from './ports.js';

/** A message as the documents name its fields, with what puts it in order. K-15, T-19. */
export type RealtimeComment = Pick<
  ChatMessage,
  'userId' | 'roomVideoId' | 'urlPhoto' | 'fullName' | 'comment' | 'seq' | 'created_at' | 'isHost'
>;

/**
 * Where chats are written to beside the API's own stream, for pages that read them there: under message/{room id}, by the
 * id of the message. Nobody else writes there. AMB-168.
 */
export interface CommentStream {
  /** Writes messages, and takes away those that are null; all or none. Rejects where that is not certain. */
  update(roomId: number, messages: Record<string, RealtimeComment | null>): Promise<void>;
}

/** How long a process may take over one writing, in ms: longer than it waits for an answer. */
const LEASE = 10_000;
/** Rooms written at once. */
const MOST_ROOMS = 20;

/** Writes on from where each room's log was written up to; what fails is written again once its lease is over. */
export async function mirrorChats({ database, clock, settings, commentStream, log }: Ports): Promise<void> {
  if (!commentStream) return;
  const now = clock();
  const { rows } = await sql<{ room_id: number; seq: number }>`
    insert into chat_mirror (room_id, seq, leased_until)
    select room_id, 0, ${now + LEASE}::bigint from chat_room left join chat_mirror as known using (room_id)
    where chat_room.seq > coalesce(known.seq, 0) and coalesce(known.leased_until, 0) <= ${now}::bigint
    limit ${sql.lit(MOST_ROOMS)}
    on conflict (room_id) do update set leased_until = excluded.leased_until
      where chat_mirror.leased_until <= ${now}::bigint
    returning room_id, seq
  `.execute(database);
  if (!rows.length) return;
  const places = new Map(rows.map(({ room_id, seq }) => [room_id, seq]));
  const logged = await readAfter({ database, apiUrl: settings.apiUrl }, places);
  const write = async (roomId: number) => {
    const own = logged.filter((place) => place.roomId === roomId);
    const messages = messagesOf(own);
    if (Object.keys(messages).length) await commentStream.update(roomId, messages);
    const seq = own.at(-1)?.seq ?? places.get(roomId) ?? 0;
    const done = database.updateTable('chat_mirror').set({ seq, leased_until: 0 });
    await done.where('room_id', '=', roomId).execute();
  };
  const written = await Promise.allSettled([...places.keys()].map(write));
  for (const result of written) {
    if (result.status === 'rejected') log.warn({ error: String(result.reason) }, 'a chat was not written on');
  }
}

/** What became of the messages of these places: the last word on each. */
function messagesOf(logged: readonly Logged[]): Record<string, RealtimeComment | null> {
  return Object.assign({}, ...logged.map(({ entry }) => entry && becomeOf(entry)));
}

function becomeOf(entry: ChatEntry): Record<string, RealtimeComment | null> {
  if (entry.kind === 'deleted') return { [entry.id]: null };
  if (entry.kind !== 'message' || entry.message.held) return {};
  const { id, held: _, key: __, ...comment } = entry.message;
  return { [id]: comment };
}
