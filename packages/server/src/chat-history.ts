import type { ChatHistory, ChatHistoryQuerySchema } from '@panggung/core/contract';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { messageFor } from './chat-audience.js';
import type { ChatVisitor } from './chat-door.js';
import { type ChatSource, selectMessages, toMessage } from './chat-rows.js';

/** Messages of one page. */
const PAGE = 200;

type Span = Pick<InferOutput<typeof ChatHistoryQuerySchema>, 'from' | 'to' | 'after'>;

/** A page of what everybody could read, by the clock. */
export async function readHistory(
  { database, apiUrl }: ChatSource,
  visitor: ChatVisitor,
  { from, to, after }: Span,
): Promise<ChatHistory> {
  const roomId = visitor.show.id;
  const [at = from, seq = -1] = after?.split('-').map(Number) ?? [];
  const rows = await selectMessages(database)
    .where('room_id', '=', roomId)
    .where('is_held', '=', false)
    .where('chat_message.created_at', '>=', from)
    .where('chat_message.created_at', '<', to)
    .where(sql<boolean>`(chat_message.created_at, seq) > (${at}::bigint, ${seq}::bigint)`)
    .orderBy('chat_message.created_at')
    .orderBy('seq')
    .limit(PAGE)
    .execute();
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  const first = database
    .selectFrom('chat_message')
    .select('created_at')
    .where('room_id', '=', roomId)
    .where('is_held', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(1);
  const broadcasts = database.selectFrom('broadcast').select('started_at').where('room_id', '=', roomId);
  return {
    messages: rows.flatMap((row) => messageFor(toMessage(row, apiUrl), visitor) ?? []),
    next: last ? `${last.created_at}-${last.seq}` : null,
    began_at: (await broadcasts.executeTakeFirst())?.started_at ?? null,
    first_at: (await first.executeTakeFirst())?.created_at ?? null,
  };
}
