import type { ChatVisitor } from './chat-door.js';
import { createElsewherePointer } from './chat-elsewhere.js';
import { type ChatMember, createCatchUp } from './chat-member.js';
import { type ChatNewsOptions, letOut, tellNews, tellReactions } from './chat-news.js';
import type { ChatRoom, ChatRooms } from './chat-room.js';
import type { EventSink } from './event-stream.js';
import type { PlaybackSigns } from './playback-signs.js';
import type { Ports } from './ports.js';

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

type LivePorts = Pick<Ports, 'database' | 'clock' | 'log' | 'settings' | 'commentStream'>;

export function createChatLive(ports: LivePorts, signs: PlaybackSigns): ChatLive {
  const { database, clock, log } = ports;
  const source = { database, apiUrl: ports.settings.apiUrl };
  const rooms: ChatRooms = new Map();
  const catchUp = createCatchUp(source, { clock, log });
  const elsewhere = createElsewherePointer(ports);
  const pulse = createPulse({ source, rooms, catchUp }, { clock, log, signs });

  function enter(member: ChatMember): ChatRoom {
    const id = member.visitor.show.id;
    const room = rooms.get(id) ?? { members: new Set(), cursor: null, isHeard: false, reactions: '' };
    rooms.set(id, room);
    room.members.add(member);
    pulse.start();
    return room;
  }

  function leave(room: ChatRoom, member: ChatMember): void {
    const id = member.visitor.show.id;
    room.members.delete(member);
    if (!room.members.size && rooms.get(id) === room) rooms.delete(id);
    if (!rooms.size) pulse.stop();
  }

  return {
    join(visitor, { send, end, since }) {
      const member: ChatMember = { visitor, send, end, cursor: null, isReading: false, isFull: false };
      const room = enter(member);
      const forget = visitor.playback ? signs.add(visitor.playback, { send, end }) : () => {};
      let isPointed = true;
      const point = async () => {
        isPointed = true;
        isPointed = await elsewhere.point(member);
      };
      const begin = async () => {
        const isSilenced = await elsewhere.isSilenced(visitor);
        // What they read elsewhere says nothing of that: they see the chat as it is, and stay.
        member.cursor = isSilenced ? null : since;
        await catchUp(room, member);
        if (!isSilenced) await point();
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
          leave(room, member);
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

interface PulseOptions extends Pick<Ports, 'clock' | 'log'> {
  signs: PlaybackSigns;
}

/** Beats while somebody reads: what is due is told. */
function createPulse(news: ChatNewsOptions, { clock, log, signs }: PulseOptions) {
  const { rooms } = news;
  let timer: ReturnType<typeof setInterval> | undefined;
  let beats = 0;
  let isBeating = false;
  /** The next one was due while this one lasted. */
  let isDue = false;
  let beatAt = 0;

  /** Most messages of others in this beat: more where a busy machine has let some be missed. */
  function mostRead(): number {
    const now = performance.now();
    const most = Math.ceil((MOST_READ * Math.max(BEAT, now - beatAt)) / 1000);
    beatAt = now;
    return most;
  }

  async function beat(): Promise<void> {
    isDue = isBeating;
    if (isBeating) return;
    isBeating = true;
    beats += 1;
    const isLook = beats % LOOK === 0;
    try {
      const due = new Map([...rooms].filter(([, room]) => isLook || room.isHeard));
      for (const room of due.values()) room.isHeard = false;
      await tellNews(news, due, mostRead());
      if (isLook) {
        await signs.give();
        await tellReactions(news);
      }
      if (beats % CHECK === 0) await letOut(news, clock());
    } catch (error) {
      log.warn({ error: String(error) }, 'chats could not be read');
    } finally {
      isBeating = false;
      if (isDue) void beat();
    }
  }

  return {
    start() {
      if (timer) return;
      beatAt = performance.now();
      timer = setInterval(() => void beat(), BEAT);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
