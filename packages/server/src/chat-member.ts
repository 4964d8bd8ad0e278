import type { ChatEntry } from '@panggung/core/contract';
import { encodeEntries } from './chat-audience.js';
import type { ChatVisitor } from './chat-door.js';
import { type Logged, readAfter } from './chat-log.js';
import type { ChatRoom } from './chat-room.js';
import type { ChatSource } from './chat-rows.js';
import { readNow, snapshotFor } from './chat-snapshot.js';
import type { EventSink } from './event-stream.js';
import type { Log } from './ports.js';
import { eventBytes } from './server-event.js';
import { createSingleFlight } from './single-flight.js';

/** Somebody who reads a chat now. */
export interface ChatMember extends EventSink {
  visitor: ChatVisitor;
  /** Up to where they were told everything; null: of nothing yet. */
  cursor: number | null;
  /** The database is asked for them. */
  isReading: boolean;
  /** Too much lies unread: they are told more once they took some. */
  isFull: boolean;
}

/** More entries than that are no news any more: whoever missed them sees the chat as it is now. */
const MOST_MISSED = 200;

/** Tells a member, from the database, what they were not told. */
export type CatchUp = (room: ChatRoom, member: ChatMember) => Promise<void>;

/** Reads for one member until they are where their room is; who cannot be told is let go. */
export function createCatchUp(
  source: ChatSource,
  { clock, log }: { clock: () => number; log: Log },
): CatchUp {
  const tellMissed = createMissed(source, clock);
  return async (room, member) => {
    if (member.isReading) return;
    member.isReading = true;
    try {
      do await tellMissed(member);
      while (!member.isFull && room.members.has(member) && isBehind(member, room));
      room.cursor ??= member.cursor;
    } catch (error) {
      log.warn({ error: String(error) }, 'a chat could not be read');
      member.end();
    } finally {
      member.isReading = false;
    }
  };
}

function isBehind({ cursor }: ChatMember, room: ChatRoom): boolean {
  return cursor !== null && room.cursor !== null && cursor < room.cursor;
}

/** Many come in, or back, at once: what is the same for them is read once. */
function createMissed(source: ChatSource, clock: () => number): (member: ChatMember) => Promise<void> {
  const share = createSingleFlight();

  async function readMissed(roomId: number, cursor: number): Promise<Logged[] | null> {
    const missed = await share(`after ${roomId} ${cursor}`, () =>
      readAfter(source, new Map([[roomId, cursor]])),
    );
    if (missed.length) return missed.length > MOST_MISSED ? null : missed;
    // A place that is not there yet is one of another log.
    const { cursor: last } = await share(`now ${roomId}`, () => readNow(source, roomId));
    return cursor > last ? null : missed;
  }

  async function tellNow(member: ChatMember): Promise<void> {
    const { visitor } = member;
    const roomId = visitor.show.id;
    const room = await share(`now ${roomId}`, () => readNow(source, roomId));
    const snapshot = await snapshotFor(source.database, { visitor, room, now: clock() });
    offer(member, room.cursor, eventBytes('snapshot', snapshot));
  }

  return async (member) => {
    const { cursor, visitor } = member;
    const missed = cursor === null ? null : await readMissed(visitor.show.id, cursor);
    if (!missed) return tellNow(member);
    const last = missed.at(-1)?.seq ?? cursor ?? 0;
    offer(
      member,
      last,
      encodeEntries({ cursor: last, entries: entriesOf(missed), most: MOST_MISSED }, visitor),
    );
  };
}

/** What there is to tell of places. */
export function entriesOf(logged: readonly Logged[]): ChatEntry[] {
  return logged.flatMap(({ entry }) => entry ?? []);
}

/** Sends a member what leads up to a place; who has too much unread stays where they are. */
export function offer(member: ChatMember, cursor: number, bytes: Uint8Array | null): void {
  member.isFull = bytes !== null && !member.send(bytes);
  if (!member.isFull) member.cursor = cursor;
}
