import { chatText } from '@panggung/core';
import type { ChatMessage } from '@panggung/core/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ChatMessageTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import { wholeUrl } from './show-view.js';

/** Where chats are kept, and where the API stands that completes the addresses of photos. */
export interface ChatSource {
  database: Kysely<Tables>;
  apiUrl?: string | undefined;
}

const columns = [
  'chat_message.id',
  'chat_message.room_id',
  'chat_message.seq',
  'chat_message.user_id',
  'chat_message.comment',
  'chat_message.is_host',
  'chat_message.spam',
  'chat_message.is_held',
  'chat_message.idempotency_key',
  'chat_message.created_at',
  'user_account.full_name',
  'user_account.url_photo',
] as const;

type MessageRow = Omit<Selectable<ChatMessageTable>, 'deleted_at' | 'paced_until'> & {
  full_name: string;
  url_photo: string | null;
};

/** Messages that were not taken away, with who wrote them: names and photos as they are now. */
export function selectMessages(database: Kysely<Tables>) {
  return database
    .selectFrom('chat_message')
    .innerJoin('user_account', 'user_account.id', 'chat_message.user_id')
    .select(columns)
    .where('chat_message.deleted_at', 'is', null);
}

/** A message as its author is told of it. */
export function toMessage(row: MessageRow, apiUrl: string | undefined): ChatMessage {
  const { user_id, idempotency_key: name } = row;
  return {
    userId: user_id,
    roomVideoId: row.room_id,
    urlPhoto: wholeUrl(row.url_photo, apiUrl),
    fullName: shownName(row.full_name),
    comment: row.comment,
    id: row.id,
    seq: row.seq,
    created_at: row.created_at,
    isHost: row.is_host,
    held: row.is_held ? row.spam : null,
    ...(name !== null && { key: name.slice(keyName(user_id, '').length) }),
  };
}

/** A name beside others' names: accounts take what this would not let stand in a message. */
export function shownName(fullName: string): string {
  return chatText(fullName).replaceAll('\n', ' ');
}

/** A key is its person's own: nobody can learn of, or take, another's. */
export function keyName(userId: number, key: string): string {
  return `${userId} ${key}`;
}

export const noMessage = () => new ApiError('chat_message_not_found', 'There is no such message');

/** Messages by id, but for those that are not there any more. */
export async function readMessages(
  { database, apiUrl }: ChatSource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ChatMessage>> {
  if (!ids.length) return new Map();
  const rows = await selectMessages(database)
    .where(sql<boolean>`chat_message.id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toMessage(row, apiUrl)]));
}

/** One message; null where there is none any more. */
export async function readMessage(source: ChatSource, id: number | null): Promise<ChatMessage | null> {
  return (id !== null && (await readMessages(source, [id])).get(id)) || null;
}

/** The last messages of a room, the oldest first; those that wait for the host beside as many others. */
export async function readLast(
  { database, apiUrl }: ChatSource,
  roomId: number,
  most: number,
): Promise<ChatMessage[]> {
  const last = (isHeld: boolean) =>
    selectMessages(database)
      .where('chat_message.room_id', '=', roomId)
      .where('is_held', '=', isHeld)
      .orderBy('seq', 'desc')
      .limit(most)
      .execute();
  const rows = [...(await last(false)), ...(await last(true))].sort((a, b) => a.seq - b.seq);
  return rows.map((row) => toMessage(row, apiUrl));
}
