import type { ChatEntries, ChatEntry, ChatMessage } from '@panggung/core/contract';
import { eventBytes } from './server-event.js';

/** Who reads a chat; a guest has no `userId`. */
export interface Audience {
  userId: number | null;
  isHost: boolean;
}

/** A message as somebody may see it; null: they may not. */
export function messageFor(message: ChatMessage, { userId, isHost }: Audience): ChatMessage | null {
  const isAuthor = message.userId === userId;
  if (message.held && !isAuthor && !isHost) return null;
  if (isAuthor) return message;
  const { key: _, ...told } = message;
  return told;
}

/** What somebody is told of an entry; null: nothing. */
export function entryFor(entry: ChatEntry, audience: Audience): ChatEntry | null {
  if (entry.kind === 'muted') return audience.isHost || entry.userId === audience.userId ? entry : null;
  if (entry.kind !== 'message' && entry.kind !== 'pinned') return entry;
  const message = entry.message && messageFor(entry.message, audience);
  if (entry.kind === 'pinned') return { ...entry, message };
  return message && { ...entry, message };
}

/** What happened in a moment. */
export interface Moment {
  cursor: number;
  entries: readonly ChatEntry[];
  /** Most messages told to somebody they are not about. */
  most: number;
}

/** Entries up to a place, as they travel; null where there is nothing to tell. */
export function encodeEntries({ cursor, entries, most }: Moment, audience: Audience): Uint8Array | null {
  const told = entries.flatMap((entry) => entryFor(entry, audience) ?? []);
  const read = told.filter((entry) => isDue(entry, audience));
  const dropped = new Set(read.slice(0, Math.max(0, read.length - most)));
  const left = told.filter((entry) => !dropped.has(entry));
  if (!left.length) return null;
  const news: ChatEntries = { cursor, entries: left, skipped: dropped.size };
  return eventBytes('entries', news);
}

/** Whether a message may be left out when there are too many: never one's own, nor the host's. */
function isDue(entry: ChatEntry, { userId }: Audience): boolean {
  return entry.kind === 'message' && !entry.message.isHost && entry.message.userId !== userId;
}

/**
 * The entries of a moment for each who reads, encoded once for all whom none of them is about: a crowd reads the same bytes.
 * @example const bytesFor = tellAll({ cursor, entries, most: 8 }); reader.send(bytesFor(reader.audience))
 */
export function tellAll({ cursor, entries, most }: Moment): (audience: Audience) => Uint8Array | null {
  const encoded = new Map<string, Uint8Array | null>();
  const concerned = new Set(entries.map(personOf));
  return (audience) => {
    const { userId, isHost } = audience;
    const name = isHost ? 'host' : userId !== null && concerned.has(userId) ? `${userId}` : 'all';
    const known = encoded.get(name);
    if (known !== undefined) return known;
    const reader = name === 'all' ? { userId: null, isHost } : audience;
    const bytes = encodeEntries({ cursor, entries, most }, reader);
    encoded.set(name, bytes);
    return bytes;
  };
}

function personOf(entry: ChatEntry) {
  if (entry.kind === 'muted') return entry.userId;
  return entry.kind === 'message' ? entry.message.userId : null;
}
