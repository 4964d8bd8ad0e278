import type { SpamKind } from '@panggung/core';
import { sql, type Transaction } from 'kysely';
import type { ChatVisitor } from './chat-door.js';
import { append, lockRoom, nextPlace } from './chat-log.js';
import { keyName } from './chat-rows.js';
import { slowEnd } from './chat-snapshot.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';

export interface Saying {
  visitor: ChatVisitor & { userId: number };
  /** Masked already. */
  comment: string;
  /** Why it waits for the host; null: it does not. */
  spam: SpamKind | null;
  /** The caller's name for it, unset where they may well say it twice. */
  key: string | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Writes a message into its room's log; under a key once. Answers its id. In as few questions as can be: while the room is
 * locked everybody else who writes waits, and the embedded database answers nobody else.
 * @throws ApiError `chat_muted`, `chat_closed`, `slow_mode`
 */
export async function say(transaction: Transaction<Tables>, saying: Saying): Promise<number> {
  const { visitor, comment, spam, key, now } = saying;
  const { show, userId, isHost } = visitor;
  const name = key === undefined ? null : keyName(userId, key);
  const { slow_ms: slowMs } = await lockRoom(transaction, show.id);
  const { twin, ...writer } = await readWriter(transaction, { room_id: show.id, userId, name });
  if (twin !== null) return twin;
  if (!isHost) refuseWriter(visitor, { ...writer, slowMs, now });
  const { rows } = await sql<{ message_id: number }>`
    with place as (
      update chat_room set seq = seq + 1 where room_id = ${show.id}::bigint returning room_id, seq
    ), said as (
      insert into chat_message
        (room_id, seq, user_id, comment, is_host, spam, is_held, idempotency_key, created_at)
      select room_id, seq, ${userId}::bigint, ${comment}::text, ${isHost}::boolean, ${spam}::text,
        ${spam !== null}::boolean, ${name}::text, ${now}::bigint
      from place returning id, room_id, seq
    )
    insert into chat_entry (room_id, seq, kind, message_id, created_at)
    select room_id, seq, 'message', id, ${now}::bigint from said returning message_id
  `.execute(transaction);
  return (rows[0] as { message_id: number }).message_id;
}

/** What is known of who writes. */
interface Writer {
  /** The message they said under this name before. */
  twin: number | null;
  is_muted: boolean;
  /** When they last said something, epoch ms. */
  last: number | null;
}

async function readWriter(
  transaction: Transaction<Tables>,
  { room_id, userId, name }: { room_id: number; userId: number; name: string | null },
): Promise<Writer> {
  const { rows } = await sql<Writer>`
    select
      (select id from chat_message where idempotency_key = ${name}::text and room_id = ${room_id}::bigint) as twin,
      exists (
        select from chat_mute where room_id = ${room_id}::bigint and user_id = ${userId}::bigint
      ) as is_muted,
      (select max(created_at) from chat_message
        where user_id = ${userId}::bigint and room_id = ${room_id}::bigint) as last
  `.execute(transaction);
  return rows[0] as Writer;
}

function refuseWriter(
  { show }: ChatVisitor,
  { is_muted, last, slowMs, now }: Omit<Writer, 'twin'> & { slowMs: number; now: number },
): void {
  if (is_muted) throw new ApiError('chat_muted', 'The host has muted you in this chat');
  if (show.video_status === 'ENDED') {
    throw new ApiError('chat_closed', 'The show is over, and so is its chat');
  }
  const until = slowEnd({ last, slowMs, now });
  if (until === null) return;
  throw new ApiError('slow_mode', 'Slow mode: please wait a moment', { retryAfter: (until - now) / 1000 });
}

/** One message of a room. */
export interface Named {
  room_id: number;
  id: number;
  now: number;
}

const noMessage = () => new ApiError('chat_message_not_found', 'There is no such message');

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
