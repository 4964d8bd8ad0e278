import { tellAll } from './chat-audience.js';
import { type Logged, readAfter } from './chat-log.js';
import { type ChatMember, entriesOf, offer } from './chat-member.js';
import type { ChatRoom, ChatRooms } from './chat-room.js';
import type { ChatSource } from './chat-rows.js';
import { readReactions } from './chat-snapshot.js';
import { eventBytes } from './server-event.js';
import { freeRefusal } from './watch-right.js';

export interface ChatNewsOptions {
  source: ChatSource;
  rooms: ChatRooms;
  /** Tells somebody what they missed. */
  catchUp(room: ChatRoom, member: ChatMember): Promise<void>;
}

/** Tells everybody in these rooms what was written since, at most so many messages of others. */
export async function tellNews(
  { source, rooms, catchUp }: ChatNewsOptions,
  due: ChatRooms,
  most: number,
): Promise<void> {
  const places = [...due].flatMap(([id, { cursor }]) => (cursor === null ? [] : [[id, cursor] as const]));
  if (!places.length) return;
  const logged = await readAfter(source, new Map(places));
  for (const id of new Set(logged.map(({ roomId }) => roomId))) {
    const room = rooms.get(id);
    const own = logged.filter(({ roomId }) => roomId === id);
    if (room) tell(room, own);
  }

  function tell(room: ChatRoom, own: readonly Logged[]): void {
    const from = room.cursor;
    const to = own.at(-1)?.seq ?? 0;
    room.cursor = to;
    const bytesFor = tellAll({ cursor: to, entries: entriesOf(own), most });
    for (const member of [...room.members]) {
      // Whoever is being told by the database, or has too much to read, comes to it by that.
      if (member.isReading || member.isFull || (member.cursor ?? to) >= to) continue;
      if (member.cursor === from) offer(member, to, bytesFor(member.visitor));
      else void catchUp(room, member);
    }
  }
}

/** Tells everybody what was thrown at their stage since. */
export async function tellReactions({ source, rooms }: ChatNewsOptions): Promise<void> {
  if (!rooms.size) return;
  for (const [id, counts] of await readReactions(source.database, [...rooms.keys()])) {
    const room = rooms.get(id);
    const said = JSON.stringify(counts);
    if (!room || room.reactions === said) continue;
    room.reactions = said;
    const bytes = eventBytes('reactions', { counts });
    for (const { send } of [...room.members]) send(bytes);
  }
}

/** Lets out who may read no longer; ends of playbacks are told by their signs. */
export async function letOut({ source, rooms }: ChatNewsOptions, now: number): Promise<void> {
  if (!rooms.size) return;
  const found = source.database
    .selectFrom('show')
    .selectAll()
    .where('id', 'in', [...rooms.keys()]);
  const shows = new Map(
    (await found.where('deleted_at', 'is', null).execute()).map((show) => [show.id, show]),
  );
  for (const [id, { members }] of rooms) {
    const show = shows.get(id);
    const isFree = show && !freeRefusal(show, now);
    for (const member of [...members]) {
      const { isHost, playback } = member.visitor;
      if (!show || !(isFree || isHost || playback)) member.end();
      else member.visitor = { ...member.visitor, show };
    }
  }
}
