import { PLAYBACK_HOLD_MS, ROOM_TOKEN_MS } from '@panggung/core';
import type { Selectable, Transaction } from 'kysely';
import type { PlaybackEnd, PlaybackTable, RoomTokenTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import type { ShowRow } from './payment-row.js';
import { readWatched, refusalNow, watchError } from './watch-right.js';

export type PlaybackRow = Selectable<PlaybackTable>;
type RoomTokenRow = Selectable<RoomTokenTable>;

/** A playback and the show it plays. */
export interface Playing {
  playback: PlaybackRow;
  show: ShowRow;
}

export interface OpeningWish {
  /** The mark of a room token. */
  hash: string;
  deviceId: string;
  takeOver: boolean;
  /** What the playback shall be called. */
  id: string;
  name: string;
  now: number;
}

/** A playback that was opened, and the one that ended for it. */
export interface Opened extends Playing {
  ended: PlaybackRow | null;
}

/**
 * Opens a playback for a room token, and spends that. A ticket plays on one screen: another device holds it as long as it
 * gives signs of life, unless it is taken over. Whoever never heard the answer may ask again from the same device.
 * @throws ApiError `room_token_invalid`, `watched_elsewhere` (the token is not spent), or why there is nothing to watch
 */
export async function openPlayback(transaction: Transaction<Tables>, wish: OpeningWish): Promise<Opened> {
  const tokens = transaction.selectFrom('room_token').selectAll().where('hash', '=', wish.hash);
  const token = await tokens.forUpdate().executeTakeFirst();
  if (!token) throw invalidToken();
  if (token.playback_id !== null) return resume(transaction, token.playback_id, wish);
  if (token.expires_at <= wish.now) throw invalidToken();
  // Two devices with one ticket come one after the other, and so does whoever takes it back.
  if (token.payment_id !== null) await lockTicket(transaction, token.payment_id);
  const show = await readWatched(transaction, token.room_id);
  const { payment_id: paymentId, is_rehearsal: isRehearsal, created_at: since } = token;
  const refusal = await refusalNow(transaction, show, { paymentId, isRehearsal, since, now: wish.now });
  if (refusal) throw watchError(refusal);
  const ended = paymentId === null ? null : await clearScreen(transaction, paymentId, wish);
  return { playback: await write(transaction, token, wish), show, ended };
}

function invalidToken(): ApiError {
  return new ApiError('room_token_invalid', 'This room token is unknown, spent or too old');
}

async function lockTicket(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.selectFrom('payment').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

async function resume(
  transaction: Transaction<Tables>,
  id: string,
  { deviceId, now }: OpeningWish,
): Promise<Opened> {
  const known = transaction.selectFrom('playback').selectAll().where('id', '=', id);
  const playback = await known.executeTakeFirst();
  const isSame = playback?.device_id === deviceId && playback.opened_at > now - ROOM_TOKEN_MS;
  if (!playback || !isSame) throw invalidToken();
  if (playback.ended_at !== null) throw endedError(playback);
  return { playback, show: await readWatched(transaction, playback.room_id), ended: null };
}

/** Why a playback that ended does not go on. */
export function endedError({ ended_by, ended_at }: PlaybackRow): ApiError {
  if (ended_by === 'taken_over' || ended_by === 'lost') return elsewhere(ended_at ?? 0);
  return new ApiError('playback_not_found', 'This playback has ended');
}

function elsewhere(since: number): ApiError {
  return new ApiError('watched_elsewhere', 'This ticket is playing on another device', { since });
}

/** Ends what else the ticket plays, where that may be. */
async function clearScreen(
  transaction: Transaction<Tables>,
  paymentId: string,
  { deviceId, takeOver, now }: OpeningWish,
): Promise<PlaybackRow | null> {
  const open = transaction.selectFrom('playback').selectAll().where('payment_id', '=', paymentId);
  const other = await open.where('ended_at', 'is', null).executeTakeFirst();
  if (!other) return null;
  const isHere = other.device_id === deviceId;
  const isHeld = other.seen_at > now - PLAYBACK_HOLD_MS;
  if (isHeld && !isHere && !takeOver) throw elsewhere(other.opened_at);
  await endPlayback(transaction, {
    id: other.id,
    by: isHere ? 'reopened' : isHeld ? 'taken_over' : 'lost',
    now,
  });
  return other;
}

/** Writes down that a playback is over; false where it was already. */
export async function endPlayback(
  transaction: Pick<Transaction<Tables>, 'updateTable'>,
  { id, by, now }: { id: string; by: PlaybackEnd; now: number },
): Promise<boolean> {
  const ended = transaction.updateTable('playback').set({ ended_at: now, ended_by: by });
  const { numUpdatedRows } = await ended
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function write(
  transaction: Transaction<Tables>,
  { hash, room_id, payment_id, viewer, is_rehearsal }: RoomTokenRow,
  { id, name, deviceId: device_id, now }: OpeningWish,
): Promise<PlaybackRow> {
  const row = { id, name, room_id, payment_id, viewer, is_rehearsal, device_id };
  const times = { opened_at: now, seen_at: now, ended_at: null, ended_by: null };
  const added = transaction.insertInto('playback').values({ ...row, ...times });
  const playback = await added.returningAll().executeTakeFirstOrThrow();
  await transaction.updateTable('room_token').set({ playback_id: id }).where('hash', '=', hash).execute();
  return playback;
}
