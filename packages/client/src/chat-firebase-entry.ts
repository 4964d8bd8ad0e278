import { type ChatEntry, type ChatMessage, sameId } from '@panggung/core';
import type { DataSnapshot } from 'firebase/database';
import type { Chat } from './chat.js';
import type { ChatLine } from './chat-log.js';

/** The key under which this page says just this right now: there nobody's keys are told. */
function keyOf({ userId, comment }: Pick<ChatMessage, 'userId' | 'comment'>, { $lines }: Chat) {
  const isTold = (line: ChatLine) =>
    line.isSending && line.comment === comment && sameId(line.userId, userId);
  const key = $lines.get().find(isTold)?.key;
  return key === undefined ? {} : { key };
}

/** An entry of a chat as a Firebase Realtime Database keeps it, without null and without keys. */
export function entryOf(child: DataSnapshot, chat: Chat): ChatEntry {
  const value = child.val();
  const whole = (message: object) => ({ urlPhoto: null, held: null, ...message });
  if (value.kind === 'pinned') return { ...value, message: value.message ? whole(value.message) : null };
  if (value.kind) return value;
  const message = { ...whole(value), ...keyOf(value, chat), id: Number(child.key) };
  return { kind: 'message', seq: value.seq, message: message as never };
}
