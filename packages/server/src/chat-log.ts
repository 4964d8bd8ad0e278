import type { ChatEntry, ChatMessage } from '@panggung/core/contract';
import { type Selectable, sql, type Transaction } from 'kysely';
import { type ChatSource, readMessages, shownName } from './chat-rows.js';
import type { ChatEntryTable, ChatRoomTable, Tables } from './database.js';

/** Most places read at once, shared by the rooms, and as many of each in any case; the rest is read the next time. */
const MOST_READ = 2000;
const LEAST_SHARE = 200;

type Room = Selectable<ChatRoomTable>;

/**
 * The rooms of chats, locked: nobody else's entry comes between what is read from here on and what is appended.
 * Whoever waited for the lock reads what was committed before.
 */
export async function lockRooms(
  transaction: Transaction<Tables>,
  roomIds: readonly number[],
): Promise<ReadonlyMap<number, Room>> {
  // In one order, so that two who lock several never wait for each other.
  const ids = [...new Set(roomIds)].sort((a, b) => a - b);
  const find = () => {
    const rooms = transaction.selectFrom('chat_room').selectAll().where('room_id', 'in', ids);
    return rooms.orderBy('room_id').forUpdate().execute();
  };
  const known = await find();
  if (known.length === ids.length) return byId(known);
  const added = transaction
    .insertInto('chat_room')
    .values(ids.map((room_id) => ({ room_id, pinned_id: null })));
  await added.onConflict((conflict) => conflict.doNothing()).execute();
  return byId(await find());
}

const byId = (rooms: readonly Room[]) => new Map(rooms.map((room) => [room.room_id, room]));

/** One of them. */
export async function lockRoom(transaction: Transaction<Tables>, roomId: number): Promise<Room> {
  return (await lockRooms(transaction, [roomId])).get(roomId) as Room;
}

type Happening = Pick<ChatEntryTable, 'room_id' | 'kind' | 'created_at'> &
  Partial<Pick<ChatEntryTable, 'message_id' | 'user_id' | 'slow_ms'>>;

/** Takes the next place of a locked room. */
export async function nextPlace(transaction: Transaction<Tables>, roomId: number): Promise<number> {
  const rooms = transaction.updateTable('chat_room').set({ seq: sql`seq + 1` });
  const { seq } = await rooms.where('room_id', '=', roomId).returning('seq').executeTakeFirstOrThrow();
  return seq;
}

/** Writes down what happened in a locked room, at a place of its own or at one that was taken for it. */
export async function append(
  transaction: Transaction<Tables>,
  happening: Happening,
  place?: number,
): Promise<void> {
  const seq = place ?? (await nextPlace(transaction, happening.room_id));
  const nothing = { message_id: null, user_id: null, slow_ms: null };
  await transaction
    .insertInto('chat_entry')
    .values({ ...nothing, ...happening, seq })
    .execute();
}

/** A place of a log; `entry` is null where there is nothing to tell of it any more. */
export interface Logged {
  roomId: number;
  seq: number;
  entry: ChatEntry | null;
}

/** What happened in rooms after these places, each room's in order: one question for all. */
export async function readAfter(source: ChatSource, places: ReadonlyMap<number, number>): Promise<Logged[]> {
  const share = Math.max(LEAST_SHARE, Math.ceil(MOST_READ / places.size));
  const { rows } = await sql<Selectable<ChatEntryTable> & { full_name: string | null }>`
    select entry.*, user_account.full_name
    from unnest(${[...places.keys()]}::bigint[], ${[...places.values()]}::bigint[]) as place (room_id, seq)
    cross join lateral (
      select * from chat_entry where chat_entry.room_id = place.room_id and chat_entry.seq > place.seq
      order by chat_entry.seq limit ${share}
    ) as entry
    left join user_account on user_account.id = entry.user_id
    order by entry.room_id, entry.seq
  `.execute(source.database);
  const messages = await readMessages(
    source,
    rows.flatMap(({ message_id }) => message_id ?? []),
  );
  return rows.map((row) => ({ roomId: row.room_id, seq: row.seq, entry: toEntry(row, messages) }));
}

type EntryRow = Selectable<ChatEntryTable> & { full_name: string | null };
type Telling = (row: EntryRow, message: ChatMessage | null) => ChatEntry | null;

const mute =
  (is_muted: boolean): Telling =>
  ({ seq, user_id, full_name }) => ({
    kind: 'muted',
    seq,
    userId: Number(user_id),
    fullName: shownName(full_name ?? ''),
    is_muted,
  });

const tellings: Record<ChatEntryTable['kind'], Telling> = {
  // What was deleted since is told no more, and what was released since, at its later place.
  message: ({ seq }, message) => (message?.seq === seq ? { kind: 'message', seq, message } : null),
  deleted: ({ seq, message_id }) => ({ kind: 'deleted', seq, id: Number(message_id) }),
  pinned: ({ seq }, message) => ({ kind: 'pinned', seq, message }),
  slow_mode: ({ seq, slow_ms }) => ({ kind: 'slow_mode', seq, slow_ms: Number(slow_ms) }),
  muted: mute(true),
  unmuted: mute(false),
};

function toEntry(row: EntryRow, messages: ReadonlyMap<number, ChatMessage>): ChatEntry | null {
  return tellings[row.kind](row, messages.get(row.message_id ?? 0) ?? null);
}
