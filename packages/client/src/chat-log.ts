import type { ChatEntry, ChatMessage } from '@panggung/core';

/** Most messages that are shown, and most that wait for the viewer to come to where they were said. */
export const CHAT_SHOWN = 200;
const CHAT_WAITING = 2000;

/** A message, there or on its way. */
export interface ChatLine extends ChatMessage {
  /** The API has not answered yet. */
  isSending?: boolean;
}

/** Messages after what happened to them, in the log's order. */
export function afterEntries(
  messages: readonly ChatMessage[],
  entries: readonly ChatEntry[],
): readonly ChatMessage[] {
  const changed = new Map<number, ChatMessage | null>();
  for (const entry of entries) {
    if (entry.kind === 'message') changed.set(entry.message.id, entry.message);
    if (entry.kind === 'deleted') changed.set(entry.id, null);
  }
  if (changed.size === 0) return messages;
  const kept = messages.filter(({ id }) => !changed.has(id));
  const come = [...changed.values()].filter((message) => message !== null);
  return [...kept, ...come].sort((one, other) => one.seq - other.seq);
}

/** What is seen where a viewer is, epoch ms (null: now); some of it at once. */
export function shownAt(
  messages: readonly ChatMessage[],
  playhead: number | null,
  isAtOnce: (message: ChatMessage) => boolean,
): readonly ChatMessage[] {
  if (playhead === null) return messages.slice(-CHAT_SHOWN);
  return messages.filter((message) => message.created_at <= playhead || isAtOnce(message)).slice(-CHAT_SHOWN);
}

/** Without what nobody will see any more. */
export function pruned(
  messages: readonly ChatMessage[],
  shown: readonly ChatMessage[],
): readonly ChatMessage[] {
  const first = messages.length - CHAT_WAITING;
  if (first <= CHAT_SHOWN) return messages;
  const seen = new Set(shown);
  return messages.filter((message, at) => at >= first || seen.has(message));
}
