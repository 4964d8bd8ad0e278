import type { SpamKind } from '@panggung/core';
import type { Selectable } from 'kysely';
import type { ChatVisitor } from './chat-door.js';
import { type Pace, paceOn } from './chat-pace.js';
import type { Writer } from './chat-writer.js';
import type { ChatMessageTable, ChatRoomTable } from './database.js';
import { ApiError } from './errors.js';

/** Something that somebody wants to say. */
export interface Saying {
  visitor: ChatVisitor & { userId: number };
  /** Masked already. */
  comment: string;
  /** Why it waits for the host; null: it does not. */
  spam: SpamKind | null;
  /** What its writer calls it; null where they may well say it twice. */
  name: string | null;
  /** Epoch ms. */
  now: number;
}

/** A message that may be written, at its place in the log. */
export type Accepted = Omit<Selectable<ChatMessageTable>, 'id' | 'deleted_at'>;

/** What becomes of it: it is written, was written under this id before, or is refused. */
export type Verdict = Accepted | number | ApiError;

export const reused = () =>
  new ApiError('idempotency_key_reused', 'This Idempotency-Key named another message');

/** Decides over messages for locked rooms one by one, as if each had come alone. */
export function judge(
  sayings: readonly Saying[],
  writers: readonly Writer[],
  rooms: ReadonlyMap<number, Selectable<ChatRoomTable>>,
): Verdict[] {
  const places = new Map([...rooms].map(([id, { seq }]) => [id, seq]));
  const paces = new Map<string, Pace>();
  const named = new Map<string, Accepted>();

  function decide(saying: Saying, writer: Writer): Verdict {
    const { visitor, comment, spam, name, now } = saying;
    const { userId: user_id, isHost: is_host } = visitor;
    const room_id = visitor.show.id;
    const twin = name === null ? undefined : named.get(name);
    if (twin) return twin.room_id === room_id ? twin : reused();
    if (writer.twin !== null) return writer.twinRoom === room_id ? writer.twin : reused();
    const person = `${room_id} ${user_id}`;
    const slowMs = rooms.get(room_id)?.slow_ms ?? 0;
    const pace = is_host ? null : paceOf(visitor, { ...writer, ...paces.get(person) }, { slowMs, now });
    if (pace instanceof ApiError) return pace;
    if (pace) paces.set(person, pace);
    const seq = (places.get(room_id) ?? 0) + 1;
    places.set(room_id, seq);
    const what = { room_id, seq, user_id, comment, is_host, spam, is_held: spam !== null };
    const accepted = { ...what, idempotency_key: name, created_at: now, paced_until: pace?.pacedUntil ?? 0 };
    if (name !== null) named.set(name, accepted);
    return accepted;
  }

  return sayings.map((saying, at) => decide(saying, writers[at] as Writer));
}

/** How fast somebody else than the host wrote with this message, or why they may not write it. */
function paceOf(
  { show }: ChatVisitor,
  { isMuted, ...pace }: Writer,
  limit: { slowMs: number; now: number },
): Pace | ApiError {
  if (isMuted) return new ApiError('chat_muted', 'The host has muted you in this chat');
  if (show.video_status === 'ENDED') {
    return new ApiError('chat_closed', 'The show is over, and so is its chat');
  }
  return paceOn(pace, limit);
}
