import { tellAll } from './chat-audience.js';
import type { ChatVisitor } from './chat-door.js';
import { type Logged, readAfter } from './chat-log.js';
import { type ChatMember, createCatchUp, entriesOf, offer } from './chat-member.js';
import { isMirrorBehind } from './chat-mirror.js';
import { readReactions } from './chat-snapshot.js';
import type { EventSink } from './event-stream.js';
import type { PlaybackSigns } from './playback-signs.js';
import type { Ports } from './ports.js';
import { eventBytes } from './server-event.js';
import { createSingleFlight } from './single-flight.js';
import { freeRefusal } from './watch-right.js';

/** How often what was said is told, in ms: a crowd's messages travel together. */
const BEAT = 250;
/** Messages a second that people can follow. */
const MOST_READ = 32;
/** Every how many beats all chats that are read are looked at, and who reads them. */
const LOOK = 4;
const CHECK = 12;

/** Tells who reads a chat what happens in it. */
export interface ChatLive {
  /** Tells somebody everything after `since` (null: the chat as it is) until they leave. */
  join(visitor: ChatVisitor, sink: EventSink & { since: number | null }): { leave(): void; onRoom(): void };
  /** Something was written: it is told with the next beat. */
  hear(roomId: number): void;
  readonly size: number;
}

interface Room {
  members: Set<ChatMember>;
  /** Up to where everybody was told; null before the first one was. */
  cursor: number | null;
  isHeard: boolean;
  reactions: string;
}

type LivePorts = Pick<Ports, 'database' | 'clock' | 'log' | 'settings' | 'commentStream'>;

export function createChatLive(ports: LivePorts, signs: PlaybackSigns): ChatLive {
  const { database, clock, log, commentStream } = ports;
  const source = { database, apiUrl: ports.settings.apiUrl };
  const readMissed = createCatchUp(source, clock);
  const share = createSingleFlight();
  const rooms = new Map<number, Room>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let beats = 0;
  let isBeating = false;
  let beatAt = 0;
  /** Most messages of others in one beat: more where a busy machine has let some be missed. */
  let most = 0;

  async function catchUp(room: Room, member: ChatMember): Promise<void> {
    if (member.isReading) return;
    member.isReading = true;
    try {
      do await readMissed(member);
      while (!member.isFull && room.members.has(member) && isBehind(member, room));
      room.cursor ??= member.cursor;
    } catch (error) {
      log.warn({ error: String(error) }, 'a chat could not be read');
      member.end();
    } finally {
      member.isReading = false;
    }
  }

  /** Lets whoever is no host read elsewhere, once they know the chat as it is; false: they take nothing now. */
  async function pointElsewhere(member: ChatMember): Promise<boolean> {
    const { show, isHost } = member.visitor;
    if (!commentStream?.pass || isHost) return true;
    try {
      if (await share(`behind ${show.id}`, () => isMirrorBehind(database, show.id, clock()))) return true;
      return member.send(eventBytes('elsewhere', await commentStream.pass(show.id, clock())));
    } catch (error) {
      log.warn({ error: String(error) }, 'a chat cannot be read elsewhere');
      return true;
    }
  }

  /** Whether they may read elsewhere but for what they must hear of themselves. */
  async function isSilenced({ show, userId, isHost }: ChatVisitor): Promise<boolean> {
    if (!commentStream?.pass || userId === null || isHost) return false;
    const mutes = database.selectFrom('chat_mute').select('user_id').where('room_id', '=', show.id);
    try {
      return (await mutes.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
    } catch (error) {
      log.warn({ error: String(error) }, 'a chat could not be read');
      return false;
    }
  }

  function tell(room: Room, logged: readonly Logged[]): void {
    const from = room.cursor;
    const to = logged.at(-1)?.seq ?? 0;
    room.cursor = to;
    const bytesFor = tellAll({ cursor: to, entries: entriesOf(logged), most });
    for (const member of [...room.members]) {
      // Whoever is being told by the database, or has too much to read, comes to it by that.
      if (member.isReading || member.isFull || (member.cursor ?? to) >= to) continue;
      if (member.cursor === from) offer(member, to, bytesFor(member.visitor));
      else void catchUp(room, member);
    }
  }

  async function tellNews(due: ReadonlyMap<number, Room>): Promise<void> {
    const places = [...due].flatMap(([id, { cursor }]) => (cursor === null ? [] : [[id, cursor] as const]));
    if (!places.length) return;
    const logged = await readAfter(source, new Map(places));
    for (const [id] of places) {
      const own = logged.filter(({ roomId }) => roomId === id);
      const room = rooms.get(id);
      if (room && own.length) tell(room, own);
    }
  }

  async function tellReactions(): Promise<void> {
    for (const [id, counts] of await readReactions(database, [...rooms.keys()])) {
      const room = rooms.get(id);
      const said = JSON.stringify(counts);
      if (!room || room.reactions === said) continue;
      room.reactions = said;
      const bytes = eventBytes('reactions', { counts });
      for (const { send } of [...room.members]) send(bytes);
    }
  }

  /** Lets out who may read no longer; ends of playbacks are told by their signs. */
  async function check(): Promise<void> {
    const found = database
      .selectFrom('show')
      .selectAll()
      .where('id', 'in', [...rooms.keys()]);
    const shows = new Map(
      (await found.where('deleted_at', 'is', null).execute()).map((show) => [show.id, show]),
    );
    for (const [id, { members }] of rooms) {
      const show = shows.get(id);
      const isFree = show && !freeRefusal(show, clock());
      for (const member of [...members]) {
        const { isHost, playback } = member.visitor;
        if (!show || !(isFree || isHost || playback)) member.end();
        else member.visitor = { ...member.visitor, show };
      }
    }
  }

  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    beats += 1;
    const now = performance.now();
    most = Math.ceil((MOST_READ * Math.max(BEAT, now - beatAt)) / 1000);
    beatAt = now;
    const isLook = beats % LOOK === 0;
    try {
      const due = new Map([...rooms].filter(([, room]) => isLook || room.isHeard));
      for (const room of due.values()) room.isHeard = false;
      await tellNews(due);
      if (isLook) {
        await signs.give();
        await tellReactions();
      }
      if (beats % CHECK === 0) await check();
    } catch (error) {
      log.warn({ error: String(error) }, 'chats could not be read');
    } finally {
      isBeating = false;
    }
  }

  function startBeating() {
    beatAt = performance.now();
    return setInterval(() => void beat(), BEAT);
  }

  return {
    join(visitor, { send, end, since }) {
      const id = visitor.show.id;
      const room = rooms.get(id) ?? { members: new Set(), cursor: null, isHeard: false, reactions: '' };
      rooms.set(id, room);
      const member: ChatMember = { visitor, send, end, cursor: null, isReading: false, isFull: false };
      room.members.add(member);
      const forget = visitor.playback ? signs.add(visitor.playback, { send, end }) : () => {};
      timer ??= startBeating();
      let isPointed = true;
      const point = async () => {
        isPointed = true;
        isPointed = await pointElsewhere(member);
      };
      const begin = async () => {
        const isMuted = await isSilenced(visitor);
        // What they read elsewhere says nothing of that: they see the chat as it is, and stay.
        member.cursor = isMuted ? null : since;
        await catchUp(room, member);
        if (!isMuted) await point();
      };
      void begin();
      return {
        async onRoom() {
          if (member.isFull) {
            member.isFull = false;
            await catchUp(room, member);
          }
          if (!isPointed) await point();
        },
        leave() {
          forget();
          room.members.delete(member);
          if (!room.members.size && rooms.get(id) === room) rooms.delete(id);
          if (rooms.size) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
    hear(roomId) {
      const room = rooms.get(roomId);
      if (room) room.isHeard = true;
    },
    get size() {
      return [...rooms.values()].reduce((sum, { members }) => sum + members.size, 0);
    },
  };
}

function isBehind({ cursor }: ChatMember, room: Room): boolean {
  return cursor !== null && room.cursor !== null && cursor < room.cursor;
}
