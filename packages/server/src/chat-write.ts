import { sql, type Transaction } from 'kysely';
import { append, lockRoom, nextPlace } from './chat-log.js';
import { noMessage } from './chat-rows.js';
import type { Tables } from './database.js';

/** One message of a room. */
export interface Named {
  room_id: number;
  id: number;
  now: number;
}

/**
 * Takes a message away; with `userId` only if it is theirs.
 * @throws ApiError `chat_message_not_found`
 */
export async function takeAway(
  transaction: Transaction<Tables>,
  { room_id, id, now, userId }: Named & { userId: number | null },
): Promise<void> {
  const room = await lockRoom(transaction, room_id);
  const found = transaction.updateTable('chat_message').set({ deleted_at: now }).where('id', '=', id);
  const mine = userId === null ? found : found.where('user_id', '=', userId);
  const gone = mine.where('room_id', '=', room_id).where('deleted_at', 'is', null).returning('id');
  if (!(await gone.executeTakeFirst())) throw noMessage();
  await append(transaction, { room_id, kind: 'deleted', message_id: id, created_at: now });
  if (room.pinned_id === id) await setPinned(transaction, { room_id, id: null, now });
}

/**
 * Shows everybody what waited, at a new place.
 * @throws ApiError `chat_message_not_found`
 */
export async function release(transaction: Transaction<Tables>, { room_id, id, now }: Named): Promise<void> {
  await lockRoom(transaction, room_id);
  const messages = transaction.selectFrom('chat_message').select('is_held').where('id', '=', id);
  const message = await messages
    .where('room_id', '=', room_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!message) throw noMessage();
  if (!message.is_held) return;
  const seq = await nextPlace(transaction, room_id);
  await transaction.updateTable('chat_message').set({ is_held: false, seq }).where('id', '=', id).execute();
  await append(transaction, { room_id, kind: 'message', message_id: id, created_at: now }, seq);
}

/**
 * Lets a message that everybody sees stand above the others, or none.
 * @throws ApiError `chat_message_not_found`
 */
export async function pin(
  transaction: Transaction<Tables>,
  { room_id, id, now }: Omit<Named, 'id'> & { id: number | null },
): Promise<void> {
  const room = await lockRoom(transaction, room_id);
  if (room.pinned_id === id) return;
  const shown = transaction.selectFrom('chat_message').select('id').where('room_id', '=', room_id);
  const seen = shown.where('deleted_at', 'is', null).where('is_held', '=', false);
  if (id !== null && !(await seen.where('id', '=', id).executeTakeFirst())) throw noMessage();
  await setPinned(transaction, { room_id, id, now });
}

async function setPinned(
  transaction: Transaction<Tables>,
  { room_id, id, now }: { room_id: number; id: number | null; now: number },
): Promise<void> {
  const rooms = transaction.updateTable('chat_room').set({ pinned_id: id });
  await rooms.where('room_id', '=', room_id).execute();
  await append(transaction, { room_id, kind: 'pinned', message_id: id, created_at: now });
}

/** Sets how long one waits between two messages, in ms. */
export async function slowDown(
  transaction: Transaction<Tables>,
  { room_id, slow_ms, now }: { room_id: number; slow_ms: number; now: number },
): Promise<void> {
  const room = await lockRoom(transaction, room_id);
  if (room.slow_ms === slow_ms) return;
  await transaction.updateTable('chat_room').set({ slow_ms }).where('room_id', '=', room_id).execute();
  await append(transaction, { room_id, kind: 'slow_mode', slow_ms, created_at: now });
}

/** Lets somebody write no more, or again; of who is nobody, nothing is kept. */
export async function mute(
  transaction: Transaction<Tables>,
  { room_id, user_id, isMuted, now }: { room_id: number; user_id: number; isMuted: boolean; now: number },
): Promise<void> {
  await lockRoom(transaction, room_id);
  const { numAffectedRows } = isMuted
    ? await sql`
        insert into chat_mute (room_id, user_id, created_at)
        select ${room_id}::bigint, id, ${now}::bigint from user_account where id = ${user_id}::bigint
        on conflict do nothing`.execute(transaction)
    : await sql`
        delete from chat_mute where room_id = ${room_id}::bigint and user_id = ${user_id}::bigint`.execute(
        transaction,
      );
  if (numAffectedRows)
    await append(transaction, { room_id, kind: isMuted ? 'muted' : 'unmuted', user_id, created_at: now });
}
