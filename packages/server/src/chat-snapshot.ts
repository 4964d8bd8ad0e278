import {
  type ChatReaction,
  type ChatReactionCounts,
  type ChatSnapshot,
  chatReactions,
} from '@panggung/core/contract';
import type { Kysely } from 'kysely';
import { messageFor } from './chat-audience.js';
import type { ChatVisitor } from './chat-door.js';
import { slowEnd } from './chat-pace.js';
import { type ChatSource, readLast, readMessage, shownName } from './chat-rows.js';
import type { Tables } from './database.js';

/** Messages that somebody who comes in is shown. */
const SHOWN = 50;

/** A chat as it is now, before it is told to anybody. */
export type RoomNow = Pick<
  ChatSnapshot,
  'cursor' | 'messages' | 'pinned' | 'slow_ms' | 'muted' | 'reactions'
>;

/** Reads a whole chat. Its place is read first: what is said meanwhile comes as an entry, and not here. */
export async function readNow(source: ChatSource, roomId: number): Promise<RoomNow> {
  const { database } = source;
  const rooms = database.selectFrom('chat_room').selectAll().where('room_id', '=', roomId);
  const { seq, slow_ms, pinned_id } = (await rooms.executeTakeFirst()) ?? {
    seq: 0,
    slow_ms: 0,
    pinned_id: null,
  };
  const messages = await readLast(source, roomId, SHOWN);
  const counts = await readReactions(database, [roomId]);
  return {
    cursor: seq,
    messages: messages.filter((message) => message.seq <= seq),
    pinned: await readMessage(source, pinned_id),
    slow_ms,
    muted: await readMuted(database, roomId),
    reactions: counts.get(roomId) ?? noReactions(),
  };
}

async function readMuted(database: Kysely<Tables>, roomId: number): Promise<ChatSnapshot['muted']> {
  const muted = await database
    .selectFrom('chat_mute')
    .innerJoin('user_account', 'user_account.id', 'chat_mute.user_id')
    .select(['user_account.id as userId', 'user_account.full_name as fullName'])
    .where('room_id', '=', roomId)
    .orderBy('chat_mute.created_at')
    .execute();
  return muted.map(({ userId, fullName }) => ({ userId, fullName: shownName(fullName) }));
}

/** How often each reaction was thrown, by the room. */
export async function readReactions(
  database: Kysely<Tables>,
  roomIds: readonly number[],
): Promise<Map<number, ChatReactionCounts['counts']>> {
  const thrown = database.selectFrom('chat_reaction').selectAll();
  const found = new Map<number, ChatReactionCounts['counts']>();
  for (const { room_id, reaction, count } of await thrown.where('room_id', 'in', [...roomIds]).execute()) {
    found.set(room_id, { ...(found.get(room_id) ?? noReactions()), [reaction]: count });
  }
  return found;
}

export function noReactions(): ChatReactionCounts['counts'] {
  return Object.fromEntries(chatReactions.map((reaction) => [reaction, 0])) as Record<ChatReaction, number>;
}

/** A chat as somebody is told of it who comes in. */
export async function snapshotFor(
  database: Kysely<Tables>,
  { visitor, room, now }: { visitor: ChatVisitor; room: RoomNow; now: number },
): Promise<ChatSnapshot> {
  const { messages, pinned, muted, ...rest } = room;
  const { isHost } = visitor;
  return {
    ...rest,
    messages: messages.flatMap((message) => messageFor(message, visitor) ?? []).slice(-SHOWN),
    pinned: pinned && messageFor(pinned, visitor),
    slow_until: await slowUntil(database, { visitor, slowMs: rest.slow_ms, now }),
    write_refusal: refusalOf(visitor, muted),
    is_host: isHost,
    muted: isHost ? muted : [],
  };
}

function refusalOf(
  { userId, isHost, show }: ChatVisitor,
  muted: RoomNow['muted'],
): ChatSnapshot['write_refusal'] {
  if (isHost) return null;
  // Nobody is asked to sign in to what is over.
  if (show.video_status === 'ENDED') return 'chat_closed';
  if (userId === null) return 'jwt_missing';
  return muted.some((person) => person.userId === userId) ? 'chat_muted' : null;
}

interface SlowQuestion {
  visitor: ChatVisitor;
  slowMs: number;
  now: number;
}

/** When somebody may write again under slow mode, epoch ms; null: now. */
async function slowUntil(
  database: Kysely<Tables>,
  { visitor: { userId, isHost, show }, slowMs, now }: SlowQuestion,
): Promise<number | null> {
  if (isHost || userId === null || !slowMs) return null;
  const { last } = await database
    .selectFrom('chat_message')
    .select(({ fn }) => fn.max('created_at').as('last'))
    .where('user_id', '=', userId)
    .where('room_id', '=', show.id)
    .executeTakeFirstOrThrow();
  return slowEnd({ last, slowMs, now });
}
